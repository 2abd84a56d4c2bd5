import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { PageHead } from '@/components/ui/page-head';
import type { StaffActor } from '@/lib/platform/auth/actor';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { reportPresets } from '@/lib/staff/constants';
import { queueAddress, rowOf } from '@/lib/staff/filter';
import { listReports } from '@/lib/staff/report/queries';
import { mayDecide } from '@/lib/staff/rules';
import { formatMoment } from '@/lib/staff/time';
import { OtherReports } from './other-reports';
import { Pager } from './pager';
import { presetTexts } from './preset-texts';
import { ReadOnlyNote } from './read-only-note';
import { ReportDecisionForm } from './report-decision-form';
import { ReportMessages } from './report-messages';
import { ReportedText } from './reported-text';
import { WaitingTime } from './waiting-time';
import { WishItem, wishList, wishText } from './wish-item';

type Props = { actor: StaffActor; locale: ConsoleLocale; page: number };

/**
 * Reports by suppliers on requests, by buyers on quotations, and by both on conversations. docs/domain.md, rules 20 and
 * 32.
 */
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
      <ul className={wishList}>
        {items.map(({ row, usual }) => (
          <WishItem key={row.id} keyed={rowOf('report', row.id)}>
            <div className={`${wishText} [overflow-wrap:anywhere]`}>
              <p className="flex items-center gap-2">
                <b>{t(`report.kind.${row.kind}`)}</b>
                <span>{t(`report.reason.${row.reason}`)}</span>
              </p>
              {row.text !== '' && <blockquote dir="auto">{row.text}</blockquote>}
              <small className="text-ink-3">
                {t.rich('report.by', {
                  by: row.by,
                  at: formatMoment(locale, row.createdAt, actor.timeZone),
                  age: () => <WaitingTime since={row.createdAt} locale={locale} />,
                })}
              </small>
              {row.conversation ? (
                <p>
                  {t.rich(`report.between.${row.conversation.by}`, {
                    company: row.conversation.company,
                    buyer: row.conversation.buyer,
                    link: (words) => (
                      <Link href={href('adminCompany', { id: row.conversation?.companyId ?? 0 })}>{words}</Link>
                    ),
                  })}
                </p>
              ) : (
                <ReportedText row={row} locale={locale} timeZone={actor.timeZone} mayOpen={!isReader} />
              )}
              {row.conversation && !isReader && (
                <ReportMessages
                  id={row.id}
                  names={{ supplier: row.conversation.company, purchaser: row.conversation.buyer }}
                  locale={locale}
                  timeZone={actor.timeZone}
                />
              )}
              {row.others.length > 0 && <OtherReports rows={row.others} locale={locale} timeZone={actor.timeZone} />}
            </div>
            {!isReader && (
              <ReportDecisionForm
                id={row.id}
                kind={row.kind}
                presets={usual}
                keep={{ name: `decision:${actor.accountId}:report:${row.id}`, revision: row.revision }}
              />
            )}
          </WishItem>
        ))}
      </ul>
      <Pager page={page} more={page < pages} locale={locale} address={address} />
    </>
  );
}
