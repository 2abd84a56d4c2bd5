import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { timeZoneOf } from '@/lib/company/time-zone';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { dayIn } from '@/lib/platform/calendar/zoned-day';
import { database, rows } from '@/lib/platform/db/client';
import { translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { addDays, type DayViews, type PeriodFigure } from '../period';
import { daysOf, type Range, rangeBefore, rangeOf } from '../range';

const maxRows = 20;

/** A value with its count; '' means unknown or confidential. */
export type CountedValue = PeriodFigure & { value: string; name: string };
export type CountedProduct = PeriodFigure & { id: number; name: string; model: string };
export type DayReport = DayViews & { before: number };

/** Statistics of a company's pages over some days, compared with the preceding ones. */
export type StatsReport = {
  /** IANA name of the dates' time zone */
  timeZone: string;
  today: string;
  range: Range;
  before: Range;
  totals: Record<'company' | 'product' | 'call' | 'favourite' | 'unfavourite', PeriodFigure>;
  days: DayReport[];
  countries: CountedValue[];
  terms: CountedValue[];
  products: CountedProduct[];
};

const db = (column: SQL, { from, to }: Range): SQL => sql`${column} between ${from} and ${to}`;
// Pairs rather than `or`, which could not use an index and would read all companies.
const owned = (companyId: number): SQL => sql`(v.kind, v.subject_id) in (select 'company', ${companyId}::int
  union all select 'product', id from product where company_id = ${companyId})`;

type Span = { range: Range; before: Range };
const counted = (column: SQL, day: SQL, { range, before }: Span): SQL =>
  sql`coalesce(sum(${column}) filter (where ${db(day, range)}), 0)::int as now,
    coalesce(sum(${column}) filter (where ${db(day, before)}), 0)::int as before`;

async function readDays(companyId: number, { range, before }: Span): Promise<DayReport[]> {
  const found = await rows<DayViews>(
    database(),
    sql`select v.day::text, coalesce(sum(v.views) filter (where v.kind = 'company'), 0)::int as company,
        coalesce(sum(v.views) filter (where v.kind = 'product'), 0)::int as product
      from page_view v where v.day between ${before.from} and ${range.to} and ${owned(companyId)} group by 1`,
  );
  const byDay = new Map(found.map((one) => [one.day, one]));
  return Array.from({ length: daysOf(range) }, (_, index) => {
    const day = addDays(range.from, index);
    const { company = 0, product = 0 } = byDay.get(day) ?? {};
    return { day, company, product, before: byDay.get(addDays(before.from, index))?.product ?? 0 };
  });
}

async function readTotals(companyId: number, span: Span, timeZone: string): Promise<StatsReport['totals']> {
  const views = await rows<PeriodFigure & { kind: 'company' | 'product' }>(
    database(),
    sql`select v.kind, ${counted(sql`v.views`, sql`v.day`, span)} from page_view v
      where v.day between ${span.before.from} and ${span.range.to} and ${owned(companyId)} group by 1`,
  );
  const acts = await rows<PeriodFigure & { kind: 'call' | 'favourite' | 'unfavourite' }>(
    database(),
    sql`select v.measure as kind, ${counted(sql`v.count`, sql`v.day`, span)} from visit_count v
      where v.measure in ('call', 'favourite', 'unfavourite') and v.day between ${span.before.from} and ${span.range.to}
        and ${owned(companyId)} group by 1`,
  );
  const day = sql`(f.created_at at time zone ${timeZone})::date`;
  const [favourite] = await rows<PeriodFigure>(
    database(),
    sql`select ${counted(sql`1`, day, span)} from favourite f
      where (f.company_id = ${companyId} or f.product_id in (select id from product where company_id = ${companyId}))`,
  );
  const of = (kind: keyof StatsReport['totals']): PeriodFigure => {
    const { now = 0, before = 0 } = [...views, ...acts].find((one) => one.kind === kind) ?? {};
    return { now, before };
  };
  // Current favourites, plus those removed since.
  const removed = of('favourite');
  const added = {
    now: (favourite?.now ?? 0) + removed.now,
    before: (favourite?.before ?? 0) + removed.before,
  };
  return {
    company: of('company'),
    product: of('product'),
    call: of('call'),
    favourite: added,
    unfavourite: of('unfavourite'),
  };
}

const readValues = (companyId: number, measure: 'country' | 'term', span: Span, name: SQL, max: number) =>
  rows<CountedValue>(
    database(),
    sql`select v.value, ${name} as name, ${counted(sql`v.count`, sql`v.day`, span)} from visit_count v
      where v.measure = ${measure} and v.day between ${span.before.from} and ${span.range.to} and ${owned(companyId)}
      group by v.value having sum(v.count) filter (where ${db(sql`v.day`, span.range)}) > 0
      order by now desc, v.value limit ${max}`,
  );

const readProducts = (companyId: number, span: Span, locale: Locale, max: number) =>
  rows<CountedProduct>(
    database(),
    sql`select p.id, p.model, ${translated('product_translation', 'product_id', 'name', sql`p.id`, locale)} as name,
        ${counted(sql`v.views`, sql`v.day`, span)}
      from product p join page_view v on v.kind = 'product' and v.subject_id = p.id
        and v.day between ${span.before.from} and ${span.range.to}
      where p.company_id = ${companyId} group by p.id
      having sum(v.views) filter (where ${db(sql`v.day`, span.range)}) > 0 order by now desc, p.id limit ${max}`,
  );

/**
 * Statistics of the actor's company and products over some days, in the company's time zone; favourites as added then,
 * and as removed then. docs/domain.md, Page views.
 * @param asked dates as typed, see `rangeOf` @param max rows per list
 */
export async function getReport(
  { companyId }: SupplierActor,
  requested: { from?: string | undefined; to?: string | undefined },
  locale: Locale,
  { now = new Date(), max = maxRows }: { now?: Date; max?: number } = {},
): Promise<StatsReport> {
  const [company] = await rows<{ country: string }>(
    database(),
    sql`select country_code as country from company where id = ${companyId}`,
  );
  const timeZone = timeZoneOf(company?.country ?? '') ?? 'UTC';
  const today = dayIn(timeZone, now);
  const range = rangeOf(requested, today);
  const span = { range, before: rangeBefore(range) };
  const country = translated('country_translation', 'country_code', 'name', sql`v.value`, locale);
  return {
    timeZone,
    today,
    ...span,
    totals: await readTotals(companyId, span, timeZone),
    days: await readDays(companyId, span),
    countries: (await readValues(companyId, 'country', span, country, max)).map((one) => ({
      ...one,
      name: one.name ?? '',
    })),
    terms: await readValues(companyId, 'term', span, sql`v.value`, max),
    products: await readProducts(companyId, span, locale, max),
  };
}
