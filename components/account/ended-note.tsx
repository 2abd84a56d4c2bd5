import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/form/note';
import type { ReportedEnd } from '@/lib/platform/auth/session';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import { WaitingDrafts } from './waiting-drafts';

/** Explains on the sign-in page why the session ended. */
export function EndedNote({ reason }: { reason: ReportedEnd }) {
  const t = useTranslations('accountPage.ended');
  const locale = useLocale();
  const { days } = config.session;
  return (
    <Note kind="warn" role="status">
      <p>{t(reason, { count: days, n: formatNumber(locale, days) })}</p>
      <WaitingDrafts />
    </Note>
  );
}
