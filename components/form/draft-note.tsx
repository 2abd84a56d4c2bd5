'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useContext } from 'react';
import { formatInstant } from '@/lib/i18n/format';
import { FormScopeContext } from './form-scope';
import { Note } from './note';
import { useDiscard } from './use-discard';
import type { DraftControl } from './use-draft';

type Props = {
  draft: Pick<DraftControl<never>, 'restored' | 'older' | 'begun' | 'take' | 'refuse' | 'discard'>;
  /** Is being saved, where the note stands in no form that knows. */
  saving?: boolean;
};

/** Above a form: what this device kept of it, which is in the form again or waits to be taken or let go. */
export function DraftNote({ draft, saving = false }: Props) {
  const t = useTranslations('form.draft');
  const locale = useLocale();
  const letGo = useDiscard(draft.discard);
  const refuse = useDiscard(draft.refuse);
  const scope = useContext(FormScopeContext);
  const writing = saving || scope?.writing === true;
  const { restored, older, begun } = draft;
  const waiting = older ?? begun;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      {waiting && (
        <Note kind={older ? 'warn' : undefined} role="status">
          <p>{t(older ? 'older' : 'begun', { date: formatInstant(locale, waiting.at, here) })}</p>
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            <button type="button" className="lnk" disabled={writing} onClick={draft.take}>
              {t(older ? 'take' : 'continue')}
            </button>
            <button type="button" className="lnk" disabled={writing} onClick={() => void refuse.discard()}>
              {t(older ? 'refuse' : 'discard')}
            </button>
          </p>
        </Note>
      )}
      {restored && (
        <Note role="status">
          {t('restored')}{' '}
          <button type="button" className="lnk" disabled={writing} onClick={() => void letGo.discard()}>
            {t('discard')}
          </button>
        </Note>
      )}
      {letGo.dialog}
      {refuse.dialog}
    </>
  );
}
