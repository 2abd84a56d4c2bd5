import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/centre/empty-state';
import { PageHead } from '@/components/centre/page-head';
import type { StaffActor } from '@/lib/auth/actor';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { formatNumber } from '@/lib/i18n/format';
import { reportPresets } from '@/lib/staff/constants';
import { queueAddress } from '@/lib/staff/filter';
import { listReports } from '@/lib/staff/report/queries';
import { mayDecide } from '@/lib/staff/rules';
import { formatMoment } from '@/lib/staff/time';
import { Pager } from './pager';
import { presetTexts } from './preset-texts';
import { ReadOnlyNote } from './read-only-note';
import { ReportDecisionForm } from './report-decision-form';

type Props = { actor: StaffActor; locale: ConsoleLocale; page: number };

/** What suppliers report of requests, and buyers of quotations. docs/domain.md, rule 20. */
export async function ReportSection({ actor, locale, page }: Props) {
  const t = await getTranslations('console');
  const { rows, total, pages } = await listReports(actor, page, locale);
  const isReader = !mayDecide(actor);
  const items = await Promise.all(
    rows.map(async (row) => ({
      row,
      usual: {
        upheld: await presetTexts(reportPresets.upheld, row.author),
        dismissed: await presetTexts(reportPresets.dismissed, row.reporter),
      },
    })),
  );
  const address = (to: number) => queueAddress('report', { page: to, newest: false, grade: null });
  return (
    <>
      <PageHead title={t('nav.report')} lead={t('queue.count', { count: total, n: formatNumber(locale, total) })} />
      {isReader && <ReadOnlyNote />}
      {rows.length === 0 && <EmptyState icon="check" text={t('report.empty')} />}
      <ul className="cs-wishes">
        {items.map(({ row, usual }) => (
          <li key={row.id} className="cc-card">
            <div className="cs-wish [overflow-wrap:anywhere]">
              <p className="row">
                <b>{t(`report.kind.${row.kind}`)}</b>
                <span>{t(`report.reason.${row.reason}`)}</span>
              </p>
              {row.text !== '' && <blockquote dir="auto">{row.text}</blockquote>}
              <small className="muted">
                {t('report.by', { by: row.by, at: formatMoment(locale, row.createdAt, actor.timeZone) })}
              </small>
              <p dir="auto">
                <b>{row.title}</b>
              </p>
              <p className="whitespace-pre-line" dir="auto">
                {row.message ?? row.details}
              </p>
            </div>
            {!isReader && (
              <ReportDecisionForm
                id={row.id}
                presets={usual}
                keep={{ name: `decision:${actor.accountId}:report:${row.id}`, revision: Date.parse(row.createdAt) }}
              />
            )}
          </li>
        ))}
      </ul>
      <Pager page={page} more={page < pages} locale={locale} address={address} />
    </>
  );
}
