'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useContext } from 'react';
import { formatInstant } from '@/lib/i18n/format';
import { FormScopeContext } from './form-scope';
import { Note } from './note';
import { useDiscard } from './use-discard';
import type { DraftControl } from './use-draft';

type Props = {
  draft: Pick<DraftControl<never>, 'restored' | 'older' | 'take' | 'refuse' | 'discard'>;
  /** Is being saved, where the note stands in no form that knows. */
  saving?: boolean;
};

/** Above a form: what this device kept of it, which is in the form again or waits to be taken or let go. */
export function DraftNote({ draft, saving = false }: Props) {
  const t = useTranslations('form.draft');
  const locale = useLocale();
  const { dialog, discard } = useDiscard(draft.discard);
  const scope = useContext(FormScopeContext);
  const writing = saving || scope?.writing === true;
  const { restored, older } = draft;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      {older && (
        <Note kind="warn" role="status">
          <p>{t('older', { date: formatInstant(locale, older.at, here) })}</p>
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            <button type="button" className="lnk" disabled={writing} onClick={draft.take}>
              {t('take')}
            </button>
            <button type="button" className="lnk" onClick={draft.refuse}>
              {t('refuse')}
            </button>
          </p>
        </Note>
      )}
      {restored && (
        <Note role="status">
          {t('restored')}{' '}
          <button type="button" className="lnk" disabled={writing} onClick={() => void discard()}>
            {t('discard')}
          </button>
        </Note>
      )}
      {dialog}
    </>
  );
}
