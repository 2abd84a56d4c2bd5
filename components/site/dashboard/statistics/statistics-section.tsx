import { getTranslations } from 'next-intl/server';
import { shortDay } from '@/components/site/dashboard/day-text';
import { PageHead } from '@/components/ui/page-head';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { zoneName } from '@/lib/platform/i18n/time-zone';
import { href } from '@/lib/platform/routes/address';
import { getReport } from '@/lib/stats/report/queries';
import { type CountedRow, CountedTable } from './counted-table';
import { RangeForm } from './range-form';
import { ReportFigures } from './report-figures';
import { ViewsReport } from './views-report';

type Props = {
  actor: SupplierActor;
  locale: Locale;
  device: Device;
  from: string | undefined;
  to: string | undefined;
};

const rowOf = (key: string, name: string, { now, before }: Pick<CountedRow, 'now' | 'before'>): CountedRow => ({
  key,
  name,
  href: null,
  now,
  before,
});

/** Page views of a company for a chosen period. docs/domain.md, Page views. */
export async function StatisticsSection({ actor, locale, device, from, to }: Props) {
  const t = await getTranslations('statistics');
  const report = await getReport(actor, { from, to }, locale);
  const { range, before, today, totals, days, products, countries, terms, timeZone } = report;
  const span = { first: shortDay(locale, before.from), last: shortDay(locale, before.to) };
  const editable = mayDo(actor.role, 'product');
  return (
    <>
      <PageHead title={t('title')} lead={t('lead', { zone: zoneName(locale, timeZone) })} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <RangeForm range={range} today={today} />
        <ReportFigures totals={totals} against={t('against', span)} />
        <ViewsReport days={days} device={device} range={range} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(340px,100%),1fr))] items-start gap-4 [&>*]:min-w-0">
          <CountedTable
            title={t('products')}
            head={t('product')}
            table="product"
            range={range}
            empty={t('noProducts')}
            rows={products.map((one) => ({
              ...rowOf(String(one.id), one.name, one),
              href: editable ? href('supplierProductEdit', { id: one.id }) : null,
            }))}
          />
          <CountedTable
            title={t('countries')}
            head={t('country')}
            note={t('countryNote')}
            table="country"
            range={range}
            empty={t('noCountries')}
            rows={countries.map((one) => rowOf(one.value, one.value === '' ? t('unknownCountry') : one.name, one))}
          />
          <CountedTable
            title={t('terms')}
            head={t('term')}
            note={t('termNote')}
            table="term"
            range={range}
            empty={t('noTerms')}
            rows={terms.map((one) => rowOf(one.value, one.value || t('otherTerms'), one))}
          />
        </div>
      </div>
    </>
  );
}
