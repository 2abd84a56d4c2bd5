import { type SQL, sql } from 'drizzle-orm';
import type { MemberActor } from '@/lib/auth/actor';
import { listCompanyCards } from '@/lib/company/queries';
import type { CompanyCard } from '@/lib/company/types';
import { db, rows } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/site';
import { listCards } from '@/lib/product/queries';
import type { ProductCard } from '@/lib/product/types';
import type { FavouritePage, FootprintType, HistoryPage } from './schema';

type Page = { page: number; pageSize: number; type?: FootprintType | undefined };
type Entry = { id: number; type: FootprintType; subjectId: number };
type Cards = { product: ProductCard | null; company: CompanyCard | null };

/** Puts each entry's card beside it; null where it is no longer public. */
async function withCards<E extends Entry>(site: Locale, entries: readonly E[]): Promise<(E & Cards)[]> {
  const idsOf = (type: FootprintType) => entries.filter((one) => one.type === type).map((one) => one.subjectId);
  const products = new Map((await listCards(site, idsOf('product'))).map((card) => [card.id, card]));
  const companies = new Map((await listCompanyCards(site, idsOf('supplier'))).map((card) => [card.id, card]));
  return entries.map((one) => ({
    ...one,
    product: one.type === 'product' ? (products.get(one.subjectId) ?? null) : null,
    company: one.type === 'supplier' ? (companies.get(one.subjectId) ?? null) : null,
  }));
}

const which = ({ accountId }: MemberActor, type: FootprintType | undefined): SQL =>
  sql`account_id = ${accountId} and type ${type === undefined ? sql`in ('product', 'supplier')` : sql`= ${type}`}`;

const count = async (table: 'favourite' | 'browsing', of: SQL): Promise<number> => {
  const [found] = await rows<{ total: number }>(
    db(),
    sql`select count(*)::int as total from ${sql.identifier(table)} where ${of}`,
  );
  return found?.total ?? 0;
};

const subject = sql`id, type, coalesce(product_id, company_id) as "subjectId"`;
const range = ({ page, pageSize }: Page): SQL => sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;

/** A page of the actor's favourites, newest first, in the language of a site. */
export async function listFavourites(actor: MemberActor, site: Locale, page: Page): Promise<FavouritePage> {
  const of = which(actor, page.type);
  const found = await rows<Entry & { createdAt: string | Date }>(
    db(),
    sql`select ${subject}, created_at as "createdAt" from favourite where ${of} order by created_at desc, id desc ${range(page)}`,
  );
  const dated = found.map((one) => ({ ...one, createdAt: new Date(one.createdAt).toISOString() }));
  return { items: await withCards(site, dated), total: await count('favourite', of) };
}

/** A page of what the actor looked at, last first, in the language of a site. */
export async function listBrowsing(actor: MemberActor, site: Locale, page: Page): Promise<HistoryPage> {
  const of = which(actor, page.type);
  const found = await rows<Entry & { visits: number; visitedAt: string | Date }>(
    db(),
    sql`select ${subject}, visits, visited_at as "visitedAt" from browsing where ${of} order by visited_at desc, id desc ${range(page)}`,
  );
  const dated = found.map((one) => ({ ...one, visitedAt: new Date(one.visitedAt).toISOString() }));
  return { items: await withCards(site, dated), total: await count('browsing', of) };
}

/** Which of these products or suppliers are favourites of the actor. */
export async function favouritesAmong(
  { accountId }: MemberActor,
  type: FootprintType,
  ids: readonly number[],
): Promise<number[]> {
  const column = sql.identifier(type === 'product' ? 'product_id' : 'company_id');
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const found = await rows<{ id: number }>(
    db(),
    sql`select ${column} as id from favourite where account_id = ${accountId} and ${column} in (${list}) order by 1`,
  );
  return found.map(({ id }) => id);
}
