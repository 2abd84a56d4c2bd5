import 'server-only';
import { and, count, desc, eq, gt, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { database, rows } from '@/lib/platform/db/client';
import { follow } from '@/lib/platform/db/schema/footprint';
import { purchaseInvitation, purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { liveQuotationStates } from '@/lib/platform/db/schema/trade-state';
import type { Locale } from '@/lib/platform/i18n/site';
import { isPublicCompany } from '@/lib/standing/gate';
import { listShownClaims } from '../claim/queries';
import { countPlacesOf } from '../lock';
import { cardOf, textsOf } from '../queries';
import { placesLeft } from '../rules';
import { readBriefs } from '../specification/queries';
import type { purchaseMatchCall } from './call';
import { filterOf, type MatchFilter } from './filter';
import { namedProducts, reasonsOf } from './read';
import { type Candidate, countedUpTo, fitsOffer, kinship, namesOf, rankMatches, type SupplierOffer } from './rules';

/** Limits of the search for matches: categories, requests per category, and in total. */
const reads = { categories: 60, ofCategory: 60, requests: 300 } as const;
/** A request as a supplier's list shows it. */
type MatchCard = z.output<typeof purchaseMatchCall.output>['items'][number];
type MatchKind = MatchCard['match'];
type OwnAnswer = NonNullable<MatchCard['answer']>;

const taking = (now: Date) => and(eq(purchaseRequest.state, 'open'), gt(purchaseRequest.validUntil, now));

/** SQL: categories related to those of a company's public products, closest first. */
const nearCategories = (companyId: number): SQL => sql`
  own as (select pc.category_id as id, count(*) as products from product p
    join product_category pc on pc.product_id = p.id
    where p.company_id = ${companyId} and p.status = 'normal' and p.listed group by 1),
  above(id) as (select c.parent_id from own join category c on c.id = own.id
    union select c.parent_id from above join category c on c.id = above.id where c.parent_id is not null),
  below(id) as (select c.id from own join category c on c.parent_id = own.id join category o on o.id = own.id and o.parent_id is not null
    union select c.id from below join category c on c.parent_id = below.id),
  parent as (select distinct c.parent_id as id from own join category c on c.id = own.id where c.parent_id is not null),
  grand as (select distinct c.parent_id as id from parent join category c on c.id = parent.id where c.parent_id is not null),
  kin as (
    select id, max(weight) as weight, max(products) as products from (
      select id, ${kinship.own}::int as weight, products from own
      union all select above.id, ${kinship.line}::int, 0 from above join category c on c.id = above.id and c.parent_id is not null
      union all select below.id, ${kinship.line}::int, 0 from below
      union all select c.id, ${kinship.sister}::int, 0 from category c join parent on c.parent_id = parent.id
      union all select parent.id, ${kinship.sister}::int, 0 from parent
      union all select c.id, ${kinship.sector}::int, 0 from category c join grand on c.parent_id = grand.id
      union all select grand.id, ${kinship.sector}::int, 0 from grand) near
    group by id order by weight desc, products desc, id limit ${reads.categories})`;

type Near = { id: number; weight: number; ownProduct: boolean; countryCode: string | null; publishedAt: Date | string };

/** The newest open requests in related categories, and those started from the company's products. */
const findNear = (companyId: number, now: Date): Promise<Near[]> =>
  rows<Near>(
    database(),
    sql`with recursive ${nearCategories(companyId)},
    near as (
      select r.id, kin.weight, r.published_at, r.country_code, false as own_product
      from kin cross join lateral (
        select id, published_at, country_code from purchase_request
        where category_id = kin.id and state = 'open' and kind = 'public' and valid_until > ${now.toISOString()}
        order by published_at desc, id desc limit ${reads.ofCategory}) r
      union all
      select r.id, 0, r.published_at, r.country_code, true from product p
      join purchase_request r on r.product_id = p.id
      where p.company_id = ${companyId} and r.state = 'open' and r.kind = 'public'
        and r.valid_until > ${now.toISOString()})
    select id, max(weight)::int as weight, bool_or(own_product) as "ownProduct", max(country_code) as "countryCode",
      max(published_at) as "publishedAt"
    from near group by id order by bool_or(own_product) desc, max(weight) desc, max(published_at) desc
    limit ${reads.requests}`,
  );

async function readOffer(companyId: number): Promise<SupplierOffer> {
  const names = await rows<{ name: string }>(
    database(),
    sql`select t.name from (select id from product where company_id = ${companyId} and status = 'normal' and listed
      order by published_at desc, id desc limit ${namedProducts}) p
      join product_translation t on t.product_id = p.id`,
  );
  const markets = await rows<{ code: string }>(
    database(),
    sql`select country_code as code from company where id = ${companyId}
      union select lc.country_code from launch l join launch_country lc on lc.launch_id = l.id
        where l.company_id = ${companyId} and l.status = 'normal'`,
  );
  return { ...namesOf(names.map(({ name }) => name)), countries: new Set(markets.map((m) => m.code)) };
}

/** Open public requests in or near the company's product categories, best match first: matches, and the rest. */
async function rankFor(companyId: number, now: Date): Promise<{ fitting: number[]; others: number[] }> {
  const near = await findNear(companyId, now);
  if (near.length === 0) return { fitting: [], others: [] };
  const texts = await textsOf(near.map(({ id }) => id));
  const candidates: Candidate[] = near.map((one) => ({
    ...one,
    publishedAt: new Date(one.publishedAt).toISOString(),
    titles: (texts.get(one.id) ?? []).map(({ title }) => title),
  }));
  const offer = await readOffer(companyId);
  const [fitting, others]: [number[], number[]] = [[], []];
  for (const one of rankMatches(candidates, offer)) (fitsOffer(one, offer) ? fitting : others).push(one.id);
  return { fitting, others };
}

/** The open requests to which a company was invited and when, the last invitation first. */
async function listInvited(companyId: number, now: Date): Promise<Map<number, Date>> {
  const found = await database()
    .select({ id: purchaseRequest.id, at: purchaseInvitation.createdAt })
    .from(purchaseInvitation)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, purchaseInvitation.requestId))
    .where(and(eq(purchaseInvitation.companyId, companyId), taking(now)))
    .orderBy(desc(purchaseInvitation.createdAt), desc(purchaseRequest.id));
  return new Map(found.map(({ id, at }) => [id, at]));
}

/** A company's latest quotation for each request. */
async function answersOf(companyId: number, ids: readonly number[]): Promise<Map<number, OwnAnswer>> {
  if (ids.length === 0) return new Map();
  const found = await database()
    .select({ requestId: quotation.requestId, id: quotation.id, state: quotation.state })
    .from(quotation)
    .where(and(eq(quotation.companyId, companyId), inArray(quotation.requestId, [...ids])))
    .orderBy(quotation.id);
  return new Map(found.map(({ requestId, ...answer }) => [requestId, answer]));
}

/**
 * A page of open requests for a supplier: invitations, then matches, then related categories, within these already
 * quoted ones last; then all others, newest first. Without invitations while it is not public.
 * @returns `total` counts at most `countedUpTo` of the others @throws AppError forbidden by role
 */
export async function listMatches(
  actor: SupplierActor,
  site: Locale,
  filter: MatchFilter,
  now = new Date(),
): Promise<{ items: MatchCard[]; total: number; matching: number }> {
  assertMayDo(actor, 'quotation');
  const { companyId } = actor;
  // An unpublished company sees the public requests, but cannot quote yet.
  const invited = (await isPublicCompany(companyId)) ? await listInvited(companyId, now) : new Map<number, Date>();
  const { fitting, others: nearby } = await rankFor(companyId, now);
  const matching = new Set([...invited.keys(), ...fitting]);
  const ranked = filter.matching ? [...matching] : [...new Set([...matching, ...nearby])];
  const filters = filterOf(companyId, filter, now);
  const matchingIds = new Set(
    ranked.length === 0
      ? []
      : (
          await database()
            .select({ id: purchaseRequest.id })
            .from(purchaseRequest)
            .where(and(inArray(purchaseRequest.id, ranked), ...filters))
        ).map(({ id }) => id),
  );
  const answers = await answersOf(companyId, ranked);
  const isAnswered = (id: number) => liveQuotationStates.some((state) => state === answers.get(id)?.state);
  // Requests not yet quoted for come first.
  const first = ranked
    .filter((id) => matchingIds.has(id))
    .toSorted((a, b) => Number(isAnswered(a)) - Number(isAnswered(b)));
  const start = (filter.page - 1) * filter.pageSize;
  const ids = first.slice(start, start + filter.pageSize);
  let total = first.length;
  if (!filter.matching) {
    const others = and(
      taking(now),
      eq(purchaseRequest.kind, 'public'),
      ...filters,
      ranked.length > 0 ? notInArray(purchaseRequest.id, ranked) : undefined,
    );
    const counted = database()
      .select({ one: sql`1` })
      .from(purchaseRequest)
      .where(others)
      .limit(countedUpTo + 1)
      .as('counted');
    const [all] = await database().select({ total: count() }).from(counted);
    total += all?.total ?? 0;
    const more = filter.pageSize - ids.length;
    if (more > 0)
      ids.push(
        ...(
          await database()
            .select({ id: purchaseRequest.id })
            .from(purchaseRequest)
            .where(others)
            .orderBy(desc(purchaseRequest.publishedAt), desc(purchaseRequest.id))
            .limit(more)
            .offset(Math.max(0, start - first.length))
        ).map(({ id }) => id),
      );
  }
  const kindOf = (id: number): MatchKind => (invited.has(id) ? 'invited' : matching.has(id) ? 'matching' : 'other');
  return {
    items: await readCards(actor, site, ids, kindOf, invited),
    total,
    matching: first.filter((id) => matching.has(id)).length,
  };
}

async function readCards(
  { accountId, companyId }: SupplierActor,
  site: Locale,
  ids: readonly number[],
  kindOf: (id: number) => MatchKind,
  invited: ReadonlyMap<number, Date>,
): Promise<MatchCard[]> {
  if (ids.length === 0) return [];
  const found = await database()
    .select()
    .from(purchaseRequest)
    .where(inArray(purchaseRequest.id, [...ids]));
  const byId = new Map(found.map((row) => [row.id, row]));
  const texts = await textsOf(ids);
  const claims = await listShownClaims(database(), ids);
  const places = await countPlacesOf(database(), found);
  const answers = await answersOf(companyId, ids);
  const near = found.filter(({ id }) => kindOf(id) !== 'other');
  const more = await readBriefs(found, site, claims);
  const reasons = await reasonsOf(companyId, site, near, texts);
  const followed = await database()
    .select({ id: follow.requestId })
    .from(follow)
    .where(and(eq(follow.accountId, accountId), inArray(follow.requestId, [...ids])));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const taken = places.get(id);
    if (!row || !taken) return [];
    const match = kindOf(id);
    const left = placesLeft(taken, match === 'invited');
    const following = followed.some((one) => one.id === id);
    const card = cardOf(row, texts.get(id) ?? [], site, { left, notContacts: claims(id, null) });
    const [cameAt = ''] = [invited.get(id)?.toISOString() ?? '', card.publishedAt].toSorted().toReversed();
    const own = { following, answer: answers.get(id) ?? null, reason: reasons.get(id) ?? null };
    return [{ ...card, ...more(id), ...own, match, kind: row.kind, cameAt }];
  });
}
