import { useTranslations } from 'next-intl';
import { ViewsChart } from '@/components/dashboard/views-chart';
import { ViewsTable } from '@/components/dashboard/views-table';
import type { Device } from '@/lib/i18n/site';
import type { DayViews } from '@/lib/stats/period';
import type { Range } from '@/lib/stats/range';
import { DownloadLink } from './download-link';

type Props = { days: readonly (DayViews & { before: number })[]; device: Device; range: Range };

/** The views of a report day by day, as lines and as a table. */
export function ViewsReport({ days, device, range }: Props) {
  const t = useTranslations('statistics');
  const views = useTranslations('dashboard.views');
  const seen = days.some(({ company, product, before }) => company + product + before > 0);
  return (
    <section className="cc-card">
      <header>
        <h2>{views('title')}</h2>
        <DownloadLink table="day" range={range} title={views('title')} />
      </header>
      <div className="db-panel">
        {seen ? (
          <>
            <p className="db-key">
              <span>
                <i className="a" />
                {views('now', { kind: views('product') })}
              </span>
              <span>
                <i className="z" />
                {views('before', { kind: views('product') })}
              </span>
              <span>
                <i className="k" />
                {views('now', { kind: views('company') })}
              </span>
            </p>
            {days.length > 1 && <ViewsChart days={days} device={device} />}
            <ViewsTable days={days} />
          </>
        ) : (
          <p className="db-none">{t('noViews')}</p>
        )}
      </div>
    </section>
  );
}
