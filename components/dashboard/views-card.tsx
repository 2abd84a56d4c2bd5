import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/i18n/format';
import type { Device } from '@/lib/i18n/site';
import { zoneName } from '@/lib/i18n/time-zone';
import { href } from '@/lib/routes/address';
import { type PeriodViews, periods } from '@/lib/stats/period';
import type { PageViews } from '@/lib/stats/types';
import { ChangeMark } from './change-mark';
import { type ChartDay, chartDays } from './chart-shape';
import { shortDay } from './day-text';
import { PeriodTabs } from './period-tabs';
import { ViewsChart } from './views-chart';
import { ViewsTable } from './views-table';

const kinds = ['company', 'product'] as const;

/** A period with its figures, as the tab of its chart. */
function PeriodHead({ views }: { views: PeriodViews }) {
  const t = useTranslations('dashboard.views');
  const locale = useLocale();
  const { period, first, last } = views;
  const days = { first: shortDay(locale, first), last: shortDay(locale, last) };
  return (
    <>
      <span className="db-tabs-h">
        <b>{t(period)}</b> <small>{first === last ? days.last : t('span', days)}</small>
      </span>
      <span className="db-figs">
        {kinds.map((kind) => (
          <span key={kind}>
            <span>{t(kind)}</span> <b>{formatNumber(locale, views[kind].now)}</b> <ChangeMark figure={views[kind]} />
          </span>
        ))}
      </span>
    </>
  );
}

/** What the lines are, the lines, and the same as a table. */
function PeriodChart({ days, device, zone }: { days: readonly ChartDay[]; device: Device; zone: string }) {
  const t = useTranslations('dashboard.views');
  return (
    <>
      <p className="db-key">
        <span>
          <i className="a" />
          {t('now', { kind: t('product') })}
        </span>
        <span>
          <i className="z" />
          {t('before', { kind: t('product') })}
        </span>
        <span>
          <i className="k" />
          {t('now', { kind: t('company') })}
        </span>
        <small>{t('zone', { zone })}</small>
      </p>
      <ViewsChart days={days} device={device} />
      <ViewsTable days={days} />
    </>
  );
}

type Props = {
  views: PageViews;
  device: Device;
  /** The profile is public, so that there is something to be seen. */
  open: boolean;
};

/** How often the company's pages were seen, in three periods. Specification 2.7, dashboard; decisions, Page views. */
export function ViewsCard({ views, device, open }: Props) {
  const t = useTranslations('dashboard.views');
  const locale = useLocale();
  const zone = zoneName(locale, views.timeZone);
  const seen = views.series.some(({ company, product }) => company + product > 0);
  // One day has no line: yesterday is shown at the end of its week.
  const shown = (period: PeriodViews['period']) => Math.max(periods.week, periods[period]);
  return (
    <section className="cc-card">
      <header>
        <h2>{t('title')}</h2>
        <Link href={href('supplierStatistics')}>{t('more')}</Link>
      </header>
      <PeriodTabs
        label={t('periods')}
        tabs={views.periods.map((one) => ({
          period: one.period,
          head: <PeriodHead views={one} />,
          panel: seen ? (
            <PeriodChart days={chartDays(views.series, shown(one.period))} device={device} zone={zone} />
          ) : (
            <p className="db-none">{t(open ? 'none' : 'noneYet')}</p>
          ),
        }))}
      />
    </section>
  );
}
