'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatInstant } from '@/lib/i18n/format';
import { Note } from './note';
import { useDiscard } from './use-discard';
import type { DraftControl } from './use-draft';

type Props = { draft: Pick<DraftControl<never>, 'restored' | 'older' | 'take' | 'refuse' | 'discard'> };

/** Above a form: what this device kept of it, which is in the form again or waits to be taken or let go. */
export function DraftNote({ draft }: Props) {
  const t = useTranslations('form.draft');
  const locale = useLocale();
  const { dialog, discard } = useDiscard(draft.discard);
  const { restored, older } = draft;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      {older && (
        <Note kind="warn" role="status">
          <p>{t('older', { date: formatInstant(locale, older.at, here) })}</p>
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            <button type="button" className="lnk" onClick={draft.take}>
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
          <button type="button" className="lnk" onClick={() => void discard()}>
            {t('discard')}
          </button>
        </Note>
      )}
      {dialog}
    </>
  );
}
