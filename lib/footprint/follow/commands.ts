import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { config, type FollowPeriod } from '@/lib/platform/config';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { followableRequest } from '@/lib/purchase/follow/queries';
import type { FollowSubject, FollowType } from './schema';
import { accountOfToken } from './token';

const columns = {
  supplier: sql.identifier('company_id'),
  sector: sql.identifier('category_id'),
  request: sql.identifier('request_id'),
} as const satisfies Record<FollowType, unknown>;

/** SQL selecting a row if the actor may see the subject. */
const visibleSubject = (actor: MemberActor, { type, id }: FollowSubject): SQL => {
  if (type === 'supplier') return sql`select from company_search where locale = 'en' and company_id = ${id}`;
  if (type === 'sector') return sql`select from category where id = ${id}`;
  return followableRequest(actor, id);
};

/**
 * Follows a public supplier, a sector or an undecided request; doing it twice changes nothing.
 * @throws AppError badRequest where it is not the actor's to see, or over the cap of follows, forbidden by role for a request
 */
export async function addFollow(actor: MemberActor, { type, id }: FollowSubject): Promise<null> {
  const { accountId } = actor;
  if (type === 'request' && actor.kind === 'supplier') assertMayDo(actor, 'quotation');
  const now = new Date().toISOString();
  await transaction(async (tx) => {
    await tx.execute(sql`select 1 from account where id = ${accountId} for update`);
    const [state] = await rows<{ known: boolean; open: boolean; count: number }>(
      tx,
      sql`select exists (${visibleSubject(actor, { type, id })}) as open, count(*)::int as count,
          coalesce(bool_or(${columns[type]} = ${id}), false) as known from follow where account_id = ${accountId}`,
    );
    if (!state?.open) throw new AppError('badRequest', [{ field: 'id', key: 'unknown' }]);
    if (!state.known && state.count >= config.account.follows)
      throw new AppError('badRequest', [{ field: 'id', key: 'limit' }]);
    await tx.execute(sql`insert into follow (account_id, type, ${columns[type]}, seen_at, created_at)
      values (${accountId}, ${type}, ${id}, ${now}, ${now}) on conflict do nothing`);
  });
  return null;
}

/** Unfollows by subject id; returns how many were followed. */
export async function deleteFollows(
  { accountId }: MemberActor,
  type: FollowType,
  ids: readonly number[],
): Promise<number> {
  const deleted = await rows(
    database(),
    sql`delete from follow where account_id = ${accountId} and ${columns[type]} in ${ids} returning id`,
  );
  return deleted.length;
}

/**
 * Marks news of follows as seen, of all if `ids` is empty; a later mark is kept.
 * @param until when the news shown was loaded
 * @returns the number of follows marked
 */
export async function readFollows({ accountId }: MemberActor, ids: readonly number[], until: string): Promise<number> {
  const seenAt = sql`least(${until}::timestamptz, ${new Date().toISOString()}::timestamptz)`;
  const seen = await rows(
    database(),
    sql`update follow set seen_at = ${seenAt} where account_id = ${accountId} and seen_at < ${seenAt}
      and ${ids.length > 0 ? sql`id in ${ids}` : sql`true`} returning id`,
  );
  return seen.length;
}

/** Sets how often an account gets e-mail about its follows; a new subscription starts with news from now on. */
export async function setFollowMail(db: Db, accountId: number, period: FollowPeriod | 'none'): Promise<void> {
  await db.execute(
    period === 'none'
      ? sql`delete from follow_mail where account_id = ${accountId}`
      : sql`insert into follow_mail (account_id, period, covered_until) values (${accountId}, ${period}, ${new Date().toISOString()})
          on conflict (account_id) do update set period = excluded.period`,
  );
}

/**
 * Unsubscribes from follow e-mails by the link in one; idempotent.
 * @throws AppError badRequest for a forged or expired link
 */
export async function unsubscribe(token: string): Promise<null> {
  const accountId = accountOfToken(token);
  if (accountId === null) throw new AppError('badRequest', [{ field: 'token', key: 'unknown' }]);
  await setFollowMail(database(), accountId, 'none');
  return null;
}
