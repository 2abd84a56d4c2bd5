import 'server-only';
import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/client';
import { portalSearch } from '@/lib/platform/db/schema/search';
import { tender } from '@/lib/platform/db/schema/tender';
import { tenderAlert, tenderAlertSent } from '@/lib/platform/db/schema/tender-alert';
import { dollarRate, minorUnitsOf } from '@/lib/search/fact';
import { alertLimits } from '../constants';

export type AlertRow = typeof tenderAlert.$inferSelect;
/** A tender that an alert found. */
export type Found = {
  alertId: number;
  tenderId: number;
  /** places of the alert's terms that the tender has, from 1 */
  terms: number[];
  categoryIds: number[];
  /** how many the alert found in all */
  total: number;
};

/** SQL: when a tender was known here, as in the index `tender_known`. */
const known = sql`greatest(${tender.publishedAt}, ${tender.createdAt})`;

/** SQL: US dollars per minor unit of a currency; null without a rate. */
const dollarsOf = (currency: SQL | typeof tender.currency | typeof tenderAlert.currency) =>
  sql`(select usd from rate where rate.currency = ${currency}) / ${minorUnitsOf(sql`${currency}`)}`;

/** SQL condition: a tender's range of value meets an alert's, converted by the newest rates. */
const fitsValue = (): SQL => {
  const factor = sql`(case when ${tender.currency} = ${tenderAlert.currency} then 1
    else ${dollarsOf(tender.currency)} / (${dollarsOf(tenderAlert.currency)}) end)`;
  const { valueMin, valueMax, unstated } = tenderAlert;
  return sql`case when num_nonnulls(${valueMin}, ${valueMax}) = 0 then true
    when num_nonnulls(${tender.budgetMin}, ${tender.budgetMax}) = 0 then ${unstated}
    else (${valueMax} is null or round(coalesce(${tender.budgetMin}, 0) * ${factor}) <= ${valueMax})
      and (${valueMin} is null or ${tender.budgetMax} is null or round(${tender.budgetMax} * ${factor}) >= ${valueMin}) end`;
};

/** SQL condition: an open tender with its search row matches an alert in everything but the words. */
const fits = (now: Date): SQL | undefined => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { countryCodes, categoryIds, way, category, closingDays } = tenderAlert;
  return and(
    eq(portalSearch.locale, tenderAlert.locale),
    eq(portalSearch.kind, 'tender'),
    eq(portalSearch.subjectId, tender.id),
    eq(tender.status, 'open'),
    sql`(${tender.deadlineAt} is null or ${tender.deadlineAt} > ${at})`,
    sql`(cardinality(${countryCodes}) = 0 or ${portalSearch.countryCodes} && ${countryCodes})`,
    sql`(cardinality(${categoryIds}) = 0 or ${portalSearch.categoryIds} && ${categoryIds})`,
    sql`(${way} is null or ${tender.way} = ${way})`,
    sql`(${category} is null or ${tender.category} = ${category})`,
    sql`(${closingDays} is null or ${tender.deadlineAt} >= ${at} + ${closingDays} * interval '1 day')`,
    fitsValue(),
  );
};

const rate = () =>
  database()
    .$with('rate', { currency: sql<string>`currency`.as('currency'), usd: sql<number>`usd`.as('usd') })
    .as(dollarRate);

/** SQL: which of an alert's terms a tender has. */
const termsIn = sql<
  number[]
>`array(select term.place::int from unnest(${tenderAlert.queries}) with ordinality term(query, place)
  where ${portalSearch.tsv} @@ term.query::tsquery order by 1)`;

/**
 * Open tenders matching an account's alerts, newest first, at most `alertLimits.counted` each. Those with words are
 * found by the index of words, the others by the newest tenders.
 */
export async function openMatches(accountId: number, now: Date): Promise<Found[]> {
  const of = (words: SQL | undefined, isAsked: SQL) => {
    const found = database()
      .select({
        tenderId: tender.id,
        terms: termsIn.as('found_terms'),
        categoryIds: portalSearch.categoryIds,
        known: known.as('known'),
      })
      .from(portalSearch)
      .innerJoin(tender, eq(tender.id, portalSearch.subjectId))
      .where(and(words, fits(now)))
      .orderBy(sql`${known} desc`, sql`${tender.id} desc`)
      .limit(alertLimits.counted)
      .as('found');
    return database()
      .with(rate())
      .select({
        alertId: tenderAlert.id,
        tenderId: found.tenderId,
        terms: found.terms,
        categoryIds: found.categoryIds,
        total: sql<number>`(count(*) over (partition by ${tenderAlert.id}))::int`,
        place: sql<number>`(row_number() over (partition by ${tenderAlert.id} order by ${found.known} desc, ${found.tenderId} desc))::int`,
      })
      .from(tenderAlert)
      .crossJoinLateral(found)
      .where(and(eq(tenderAlert.accountId, accountId), ne(tenderAlert.state, 'deleted'), isAsked));
  };
  const found = [
    ...(await of(sql`${portalSearch.tsv} @@ ${tenderAlert.query}`, isNotNull(tenderAlert.query))),
    ...(await of(undefined, isNull(tenderAlert.query))),
  ];
  return found.filter(({ place }) => place <= alertLimits.listed).sort((a, b) => a.place - b.place);
}

/**
 * For each of some alerts the open tenders that became known since it was last covered and were not sent for it, newest
 * first, at most `alertLimits.mailed`. One statement: the new tenders are read once by the index `tender_known`,
 * so that it costs alerts times new tenders, not all tenders. docs/domain.md, Tender alerts.
 */
export async function newMatches(alerts: readonly AlertRow[], now: Date): Promise<Found[]> {
  if (alerts.length === 0) return [];
  const lookBack = alertLimits.overlapMinutes * 60_000;
  const earliest = new Date(Math.min(...alerts.map(({ coveredUntil }) => coveredUntil.getTime())) - lookBack);
  const overlap = sql`${alertLimits.overlapMinutes} * interval '1 minute'`;
  const sent = database()
    .select({ one: sql`1` })
    .from(tenderAlertSent)
    .where(and(eq(tenderAlertSent.alertId, tenderAlert.id), eq(tenderAlertSent.tenderId, tender.id)));
  const found = database()
    .select({
      alertId: sql<number>`${tenderAlert.id}`.as('alert'),
      tenderId: sql<number>`${tender.id}`.as('tender'),
      terms: termsIn.as('found_terms'),
      categoryIds: portalSearch.categoryIds,
      total: sql<number>`(count(*) over (partition by ${tenderAlert.id}))::int`.as('total'),
      place:
        sql<number>`(row_number() over (partition by ${tenderAlert.id} order by ${known} desc, ${tender.id} desc))::int`.as(
          'place',
        ),
    })
    .from(tender)
    .innerJoin(portalSearch, and(eq(portalSearch.kind, 'tender'), eq(portalSearch.subjectId, tender.id)))
    .innerJoin(tenderAlert, eq(tenderAlert.locale, portalSearch.locale))
    .where(
      and(
        inArray(
          tenderAlert.id,
          alerts.map(({ id }) => id),
        ),
        sql`${known} > ${earliest.toISOString()}::timestamptz`,
        lte(known, sql`${now.toISOString()}::timestamptz`),
        // An import that began before the last run may have been written after it.
        sql`${known} > greatest(${tenderAlert.coveredUntil} - ${overlap}, ${tenderAlert.createdAt})`,
        fits(now),
        sql`(${tenderAlert.query} is null or ${portalSearch.tsv} @@ ${tenderAlert.query})`,
        notExists(sent),
      ),
    )
    .as('found');
  return database()
    .with(rate())
    .select()
    .from(found)
    .where(lte(found.place, alertLimits.mailed))
    .orderBy(asc(found.place));
}
