import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { openedBuyers } from '@/lib/purchase/contact/queries';
import { recordUnfavourite } from '@/lib/stats/commands';
import type { Favourite, FavouriteType, FootprintSubject } from './schema';

const columns = {
  product: sql.identifier('product_id'),
  supplier: sql.identifier('company_id'),
  tender: sql.identifier('tender_id'),
  purchaser: sql.identifier('purchaser_id'),
};
type PublicSubject = { type: Exclude<FavouriteType, 'purchaser'>; id: number };

/** SQL selecting the subject's id if it is public, else no row. */
const publicId = ({ type, id }: PublicSubject): SQL => {
  if (type === 'tender') return sql`select id from tender where id = ${id} and status <> 'withdrawn'`;
  const [table, column] = [sql.identifier(type === 'product' ? 'product_search' : 'company_search'), columns[type]];
  return sql`select ${column} from ${table} where locale = 'en' and ${column} = ${id}`;
};

/** Like `publicId`, for favourites; a buyer can be kept by suppliers to whom they disclosed their contacts. */
const keepable = (actor: MemberActor, { type, id }: Favourite): SQL => {
  if (type !== 'purchaser') return publicId({ type, id });
  if (actor.kind !== 'supplier') return sql`select where false`;
  assertMayDo(actor, 'quotation');
  return sql`select id from (${openedBuyers(actor.companyId)}) buyer where id = ${id}`;
};

/**
 * Adds a public product, supplier or tender, or a buyer with contacts disclosed to the actor's company, to the
 * favourites; idempotent. @throws AppError badRequest if not public or not disclosed, or over a thousand favourites;
 * forbidden by role for a buyer
 */
export async function addFavourite(actor: MemberActor, subject: Favourite): Promise<null> {
  const { accountId } = actor;
  const column = columns[subject.type];
  await transaction(async (tx) => {
    await tx.execute(sql`select 1 from account where id = ${accountId} for update`);
    const [state] = await rows<{ known: boolean; open: boolean; count: number }>(
      tx,
      sql`select exists (${keepable(actor, subject)}) as open, count(*)::int as count, coalesce(bool_or(${column} = ${subject.id}), false) as known
        from favourite where account_id = ${accountId}`,
    );
    if (!state?.open) throw new AppError('badRequest', [{ field: 'id', key: 'unknown' }]);
    if (!state.known && state.count >= config.account.favourites)
      throw new AppError('badRequest', [{ field: 'id', key: 'limit' }]);
    await tx.execute(sql`insert into favourite (account_id, type, ${column}, created_at)
      values (${accountId}, ${subject.type}, ${subject.id}, ${new Date().toISOString()}) on conflict do nothing`);
  });
  return null;
}

type DeletedRow = {
  productId: number | null;
  companyId: number | null;
  createdAt: string | Date;
  country: string | null;
};

/** Removes favourites by subject id and counts that in the company's statistics; returns how many were removed. */
export async function deleteFavourites(
  { accountId }: MemberActor,
  type: FavouriteType,
  ids: readonly number[],
): Promise<number> {
  return transaction(async (tx) => {
    const deleted = await rows<DeletedRow>(
      tx,
      sql`with gone as (delete from favourite where account_id = ${accountId} and ${columns[type]} in ${ids}
          returning product_id, company_id, created_at)
        select g.product_id as "productId", g.company_id as "companyId", g.created_at as "createdAt", c.country_code as country
          from gone g left join product p on p.id = g.product_id left join company c on c.id = coalesce(g.company_id, p.company_id)`,
    );
    for (const { productId, companyId, createdAt, country } of deleted) {
      // Tenders and buyers have no company with visit statistics.
      if (country === null) continue;
      const subject = { kind: productId === null ? 'company' : 'product', id: productId ?? companyId ?? 0 } as const;
      await recordUnfavourite(tx, subject, country, new Date(createdAt));
    }
    return deleted.length;
  });
}

/** Records that the actor viewed a public product or supplier; only the latest five hundred are kept. */
export async function recordBrowsing({ accountId }: MemberActor, subject: FootprintSubject): Promise<null> {
  const column = columns[subject.type];
  await transaction(async (tx) => {
    const now = new Date().toISOString();
    await tx.execute(sql`insert into browsing (account_id, type, ${column}, visited_at)
      select ${accountId}, ${subject.type}, one.id, ${now} from (${publicId(subject)}) as one (id)
      on conflict (account_id, product_id, company_id) do update set visits = browsing.visits + 1, visited_at = excluded.visited_at`);
    await tx.execute(sql`delete from browsing where account_id = ${accountId} and id in (select id from browsing
      where account_id = ${accountId} order by visited_at desc, id desc offset ${config.account.browsing}::int)`);
  });
  return null;
}

/** Deletes entries of the actor's history, all if `ids` is empty; returns how many were deleted. */
export async function deleteBrowsing({ accountId }: MemberActor, ids: readonly number[]): Promise<number> {
  const deleted = await rows(
    database(),
    sql`delete from browsing where account_id = ${accountId} and ${ids.length > 0 ? sql`id in ${ids}` : sql`true`} returning id`,
  );
  return deleted.length;
}
