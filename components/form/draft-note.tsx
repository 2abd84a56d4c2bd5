'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useContext, useEffect, useRef } from 'react';
import { formatInstant } from '@/lib/platform/i18n/format';
import { useZone } from './account-zone';
import type { DraftControl } from './draft-control';
import { FormScopeContext } from './form-scope';
import { useUnkept } from './local-draft';
import { Note } from './note';
import { toast } from './toast';
import { UnsavedDraftNote } from './unsaved-draft-note';
import { useDiscard } from './use-discard';
import { useLeaveGuard } from './use-leave-guard';

/** Removes the toast about the last closed drawer. */
let unsay = () => {};

type Props = {
  draft: Pick<
    DraftControl<never>,
    'restored' | 'older' | 'revision' | 'begun' | 'take' | 'refuse' | 'discard' | 'leave'
  >;
  /** Saving, if outside a form. */
  saving?: boolean;
  /** Inside a drawer, which closes by a key: says then that a draft was kept. */
  drawer?: boolean;
};

/** Status of a form's local draft: restored, or waiting to be restored or discarded. */
export function DraftNote({ draft, saving = false, drawer = false }: Props) {
  const t = useTranslations('form.draft');
  const locale = useLocale();
  const zone = useZone();
  const letGo = useDiscard(draft.discard);
  const refuse = useDiscard(() => draft.refuse());
  const scope = useContext(FormScopeContext);
  const writing = saving || scope?.writing === true;
  const guard = useLeaveGuard(useUnkept());
  const leave = useRef(() => {});
  leave.current = () => {
    const letLie = drawer ? draft.leave() : null;
    if (letLie === null) return;
    const forget = () => {
      letLie();
      toast(t('gone'), 'plain');
    };
    unsay = toast(t('kept'), 'plain', { label: t('discard'), run: forget });
  };
  useEffect(() => {
    // The text is back in the form, so the toast is obsolete.
    unsay();
    return () => leave.current();
  }, []);
  const { restored, older, begun } = draft;
  return (
    <>
      {older && (
        <Note kind="warn" role="status">
          <p>
            {t(older.base === draft.revision() ? 'otherTab' : 'older', { date: formatInstant(locale, older.at, zone) })}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            <button type="button" className="lnk" disabled={writing} onClick={() => draft.take()}>
              {t('take')}
            </button>
            <button type="button" className="lnk" disabled={writing} onClick={() => void refuse.discard()}>
              {t('refuse')}
            </button>
          </p>
        </Note>
      )}
      {begun.length > 0 && <UnsavedDraftNote draft={draft} disabled={writing} />}
      {restored && (
        <Note role="status">
          {t('restored')}{' '}
          <button type="button" className="lnk" disabled={writing} onClick={() => void letGo.discard()}>
            {t('discard')}
          </button>
        </Note>
      )}
      {guard}
      {letGo.dialog}
      {refuse.dialog}
    </>
  );
}
