import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Device } from '@/lib/platform/i18n/site';
import { zoneName } from '@/lib/platform/i18n/time-zone';
import { href } from '@/lib/platform/routes/address';
import { type PeriodViews, periods } from '@/lib/stats/period';
import type { PageViews } from '@/lib/stats/types';
import { ChangeMark } from './change-mark';
import { ChartLegend } from './chart-legend';
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
      <span className="flex flex-wrap items-baseline gap-x-2 leading-[1.4]">
        <b className="font-[650]">{t(period)}</b>{' '}
        <small className="text-12 text-ink-3">{first === last ? days.last : t('span', days)}</small>
      </span>
      <span className="grid grid-cols-2 gap-2 leading-[1.35]">
        {kinds.map((kind) => (
          <span key={kind} className="grid content-start">
            <span className="text-12 text-ink-2">{t(kind)}</span>{' '}
            <b className="text-20 font-[650]">{formatNumber(locale, views[kind].now)}</b>{' '}
            <ChangeMark figure={views[kind]} />
          </span>
        ))}
      </span>
    </>
  );
}

/** Legend, chart, and the same data as a table. */
function PeriodChart({ days, device, zone }: { days: readonly ChartDay[]; device: Device; zone: string }) {
  return (
    <>
      <ChartLegend zone={zone} />
      <ViewsChart days={days} device={device} />
      <ViewsTable days={days} />
    </>
  );
}

type Props = {
  views: PageViews;
  device: Device;
  /** The profile is public, so pages can be viewed. */
  open: boolean;
};

/** Views of the company's pages in three periods. docs/domain.md, Page views. */
export function ViewsCard({ views, device, open }: Props) {
  const t = useTranslations('dashboard.views');
  const locale = useLocale();
  const zone = zoneName(locale, views.timeZone);
  const seen = views.series.some(({ company, product }) => company + product > 0);
  // A single day makes no line: yesterday is shown at the end of its week.
  const shown = (period: PeriodViews['period']) => Math.max(periods.week, periods[period]);
  return (
    <Card title={t('title')} action={<Link href={href('supplierStatistics')}>{t('more')}</Link>}>
      <PeriodTabs
        label={t('periods')}
        tabs={views.periods.map((one) => ({
          period: one.period,
          head: <PeriodHead views={one} />,
          panel: seen ? (
            <PeriodChart days={chartDays(views.series, shown(one.period))} device={device} zone={zone} />
          ) : (
            <p className="px-4 py-5 text-ink-2">{t(open ? 'none' : 'noneYet')}</p>
          ),
        }))}
      />
    </Card>
  );
}
