import { useTranslations } from 'next-intl';
import { ChartLegend } from '@/components/site/dashboard/chart-legend';
import { ViewsChart } from '@/components/site/dashboard/views-chart';
import { ViewsTable } from '@/components/site/dashboard/views-table';
import { Card } from '@/components/ui/card';
import type { Device } from '@/lib/platform/i18n/site';
import type { DayViews } from '@/lib/stats/period';
import type { Range } from '@/lib/stats/range';
import { DownloadLink } from './download-link';

type Props = { days: readonly (DayViews & { before: number })[]; device: Device; range: Range };

/** Daily views of a report, as chart and table. */
export function ViewsReport({ days, device, range }: Props) {
  const t = useTranslations('statistics');
  const views = useTranslations('dashboard.views');
  const seen = days.some(({ company, product, before }) => company + product + before > 0);
  return (
    <Card title={views('title')} action={<DownloadLink table="day" range={range} title={views('title')} />}>
      <div className="px-4 pt-3 pb-2">
        {seen ? (
          <>
            <ChartLegend />
            {days.length > 1 && <ViewsChart days={days} device={device} />}
            <ViewsTable days={days} />
          </>
        ) : (
          <p className="px-4 py-5 text-ink-2">{t('noViews')}</p>
        )}
      </div>
    </Card>
  );
}
