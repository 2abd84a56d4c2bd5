import 'server-only';
import { sql } from 'drizzle-orm';
import { timeZoneOf } from '@/lib/company/time-zone';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { dayIn } from '@/lib/platform/calendar/zoned-day';
import { database, rows } from '@/lib/platform/db/client';
import { translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { addDays, type DayViews, daysBefore, periods, periodsOf } from './period';
import type { PageViews, ViewedProduct } from './types';

const maxProducts = 5;
const owned = (companyId: number) => sql`(kind = 'company' and subject_id = ${companyId}
  or kind = 'product' and subject_id in (select id from product where company_id = ${companyId}))`;

async function readSeries(companyId: number, today: string): Promise<DayViews[]> {
  const days = daysBefore(today, 2 * periods.month);
  const found = await rows<DayViews>(
    database(),
    sql`select day::text, coalesce(sum(views) filter (where kind = 'company'), 0)::int as company,
        coalesce(sum(views) filter (where kind = 'product'), 0)::int as product
      from page_view where day >= ${days[0]} and day < ${today} and ${owned(companyId)} group by 1`,
  );
  const byDay = new Map(found.map((one) => [one.day, one]));
  return days.map((day) => byDay.get(day) ?? { day, company: 0, product: 0 });
}

const readProducts = (companyId: number, today: string, locale: Locale): Promise<ViewedProduct[]> => {
  const [from, start] = [addDays(today, -periods.month), addDays(today, -2 * periods.month)];
  return rows<ViewedProduct>(
    database(),
    sql`select p.id, p.model, p.cover, ${translated('product_translation', 'product_id', 'name', sql`p.id`, locale)} as name,
        coalesce(sum(v.views) filter (where v.day >= ${from}), 0)::int as now,
        coalesce(sum(v.views) filter (where v.day < ${from}), 0)::int as before
      from product p join page_view v on v.kind = 'product' and v.subject_id = p.id and v.day >= ${start} and v.day < ${today}
      where p.company_id = ${companyId} group by p.id
      having sum(v.views) filter (where v.day >= ${from}) > 0 order by now desc, p.id limit ${maxProducts}`,
  );
};

/**
 * How often the pages of the actor's company and of its products were seen: yesterday, in the last 7 and 30 days, each
 * with the days before it, in the company's time zone. docs/domain.md, Page views.
 * @param locale the language of the products' names
 */
export async function getPageViews(
  { companyId }: SupplierActor,
  locale: Locale,
  now: Date = new Date(),
): Promise<PageViews> {
  const [company] = await rows<{ country: string }>(
    database(),
    sql`select country_code as country from company where id = ${companyId}`,
  );
  // The same time zone as when counting.
  const timeZone = timeZoneOf(company?.country ?? '') ?? 'UTC';
  const today = dayIn(timeZone, now);
  const series = await readSeries(companyId, today);
  return { timeZone, series, periods: periodsOf(series), products: await readProducts(companyId, today, locale) };
}
