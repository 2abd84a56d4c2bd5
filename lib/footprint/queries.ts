import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { listCompanyCards } from '@/lib/company/queries';
import type { CompanyCard } from '@/lib/company/types';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { assertMayDo, mayDo } from '@/lib/platform/auth/rules';
import { database, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { listCards } from '@/lib/product/queries';
import type { ProductCard } from '@/lib/product/types';
import { type OpenedBuyer, openedBuyers, readOpenedBuyers } from '@/lib/purchase/contact/queries';
import { listTenderCards } from '@/lib/tender/queries';
import type { FavouritePage, FavouriteType, FootprintType, HistoryPage } from './schema';

type Page<Type> = { page: number; pageSize: number; type?: Type | undefined };
type Entry<Type = FootprintType> = { id: number; type: Type; subjectId: number };
type Cards = { product: ProductCard | null; company: CompanyCard | null };

/** Adds each entry's card; null if no longer public. */
async function withCards<E extends Entry<FavouriteType>>(site: Locale, entries: readonly E[]): Promise<(E & Cards)[]> {
  const idsOf = (type: FavouriteType) => entries.filter((one) => one.type === type).map((one) => one.subjectId);
  const products = new Map((await listCards(site, idsOf('product'))).map((card) => [card.id, card]));
  const companies = new Map((await listCompanyCards(site, idsOf('supplier'))).map((card) => [card.id, card]));
  return entries.map((one) => ({
    ...one,
    product: one.type === 'product' ? (products.get(one.subjectId) ?? null) : null,
    company: one.type === 'supplier' ? (companies.get(one.subjectId) ?? null) : null,
  }));
}

/** SQL: the entries of a type, by default of all public types; buyers only while their contacts are disclosed. */
const which = (actor: MemberActor, type: FavouriteType | undefined): SQL => {
  const { accountId } = actor;
  if (type !== 'purchaser')
    return sql`account_id = ${accountId} and type ${type === undefined ? sql`<> 'purchaser'` : sql`= ${type}`}`;
  if (actor.kind !== 'supplier') return sql`false`;
  assertMayDo(actor, 'quotation');
  return sql`account_id = ${accountId} and purchaser_id in (${openedBuyers(actor.companyId)})`;
};

const buyersOf = (actor: MemberActor, site: Locale, ids: readonly number[]): Promise<Map<number, OpenedBuyer>> =>
  readOpenedBuyers(site, actor.kind === 'supplier' ? actor.companyId : 0, ids);

const count = async (table: 'favourite' | 'browsing', of: SQL): Promise<number> => {
  const [found] = await rows<{ total: number }>(
    database(),
    sql`select count(*)::int as total from ${sql.identifier(table)} where ${of}`,
  );
  return found?.total ?? 0;
};

/** Number of entries by type; buyers only while their contacts are disclosed. */
async function countTypes(actor: MemberActor, table: 'favourite' | 'browsing'): Promise<FavouritePage['counts']> {
  const buyers = table === 'favourite' && actor.kind === 'supplier' && mayDo(actor.role, 'quotation');
  const found = await rows<{ type: FavouriteType; n: number }>(
    database(),
    sql`select type, count(*)::int as n from ${sql.identifier(table)} where ${which(actor, undefined)} group by type`,
  );
  const of = (type: FavouriteType) => found.find((one) => one.type === type)?.n ?? 0;
  const purchaser = buyers ? await count('favourite', which(actor, 'purchaser')) : 0;
  return { product: of('product'), supplier: of('supplier'), tender: of('tender'), purchaser };
}

const subject = sql`id, type, coalesce(product_id, company_id) as "subjectId"`;
const favoured = sql`id, type, coalesce(product_id, company_id, tender_id, purchaser_id) as "subjectId"`;
const range = ({ page, pageSize }: Page<FavouriteType>): SQL => sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;

/**
 * A page of the actor's favourites, newest first, in the site's language; buyers only on request.
 * @throws AppError forbidden by role for buyers
 */
export async function listFavourites(
  actor: MemberActor,
  site: Locale,
  page: Page<FavouriteType>,
): Promise<FavouritePage> {
  const of = which(actor, page.type);
  const found = await rows<Entry<FavouriteType> & { createdAt: string | Date }>(
    database(),
    sql`select ${favoured}, created_at as "createdAt" from favourite where ${of} order by created_at desc, id desc ${range(page)}`,
  );
  const dated = found.map((one) => ({ ...one, createdAt: new Date(one.createdAt).toISOString() }));
  const tenders = dated.filter((one) => one.type === 'tender').map((one) => one.subjectId);
  const cards = new Map((await listTenderCards(site, tenders)).map((card) => [card.id, card]));
  const requestIds = dated.filter((one) => one.type === 'purchaser').map((one) => one.subjectId);
  const buyers = await buyersOf(actor, site, requestIds);
  const items = (await withCards(site, dated)).map((one) => ({
    ...one,
    purchaser: one.type === 'purchaser' ? (buyers.get(one.subjectId) ?? null) : null,
    tender: one.type === 'tender' ? (cards.get(one.subjectId) ?? null) : null,
  }));
  return { items, total: await count('favourite', of), counts: await countTypes(actor, 'favourite') };
}

/** A page of the actor's browsing history, latest first, in the site's language. */
export async function listBrowsing(actor: MemberActor, site: Locale, page: Page<FootprintType>): Promise<HistoryPage> {
  const of = which(actor, page.type);
  const found = await rows<Entry & { visits: number; visitedAt: string | Date }>(
    database(),
    sql`select ${subject}, visits, visited_at as "visitedAt" from browsing where ${of} order by visited_at desc, id desc ${range(page)}`,
  );
  const dated = found.map((one) => ({ ...one, visitedAt: new Date(one.visitedAt).toISOString() }));
  const { product, supplier } = await countTypes(actor, 'browsing');
  return { items: await withCards(site, dated), total: await count('browsing', of), counts: { product, supplier } };
}

const columns = {
  product: 'product_id',
  supplier: 'company_id',
  tender: 'tender_id',
  purchaser: 'purchaser_id',
} as const satisfies Record<FavouriteType, string>;

/** Which of these are favourites of the actor. */
export async function favouritesAmong(
  { accountId }: MemberActor,
  type: FavouriteType,
  ids: readonly number[],
): Promise<number[]> {
  const column = sql.identifier(columns[type]);
  const found = await rows<{ id: number }>(
    database(),
    sql`select ${column} as id from favourite where account_id = ${accountId} and ${column} in ${ids} order by 1`,
  );
  return found.map(({ id }) => id);
}
