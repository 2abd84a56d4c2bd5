import { useTranslations } from 'next-intl';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { OtherReport } from '@/lib/staff/report/queries';
import { formatMoment } from '@/lib/staff/time';

type Props = { rows: readonly OtherReport[]; locale: ConsoleLocale; timeZone: string };

/** Other reports about the same target, and their outcome. */
export function OtherReports({ rows, locale, timeZone }: Props) {
  const t = useTranslations('console.report');
  return (
    <section>
      <h3 className="font-strong">{t('others', { count: rows.length, n: formatNumber(locale, rows.length) })}</h3>
      <ul className="m-0 grid list-none gap-2 p-0">
        {rows.map((row) => (
          <li key={row.id}>
            <b>{t(`kind.${row.kind}`)}</b> {t(`reason.${row.reason}`)}
            {row.text !== '' && <blockquote dir="auto">{row.text}</blockquote>}
            <small className="block text-ink-3">
              {t('otherBy', {
                by: row.by,
                at: formatMoment(locale, row.createdAt, timeZone),
                state: t(`state.${row.state}`),
              })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
