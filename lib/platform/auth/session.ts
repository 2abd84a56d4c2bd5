import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { type AccountKind, type CompanyRole, config, type StaffRole } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { afterWork } from '@/lib/platform/db/transaction';
import { emit, roomOf } from '@/lib/platform/emission';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Client } from './client';
import { sessionSeconds } from './cookie';
import { drawToken, hashToken } from './token';

/** A valid session with its account. */
export type OpenSession = {
  sessionId: number;
  accountId: number;
  kind: AccountKind;
  username: string;
  name: string;
  locale: Locale;
  timeZone: string;
  companyId: number | null;
  companyRole: CompanyRole | null;
  staffRoles: StaffRole[];
  /** Whether this lookup renewed it. */
  renewed: boolean;
};

/** Why a session was ended before it expired. */
export type EndReason = (typeof config.session.ends)[number];
/** Why a session is no longer valid. */
export type SessionEnd = EndReason | 'expired' | 'disabled' | 'uncovered';
/** The reason shown to a visitor: none after signing out; `lost` if the session is unknown. */
export type ReportedEnd = Exclude<SessionEnd, 'signOut'> | 'lost';

const end = (kind: AccountKind, now: Date): Date => new Date(now.getTime() + sessionSeconds(kind) * 1000);

/** Opens a session and returns its token, of which only the hash is stored. */
export async function openSession(
  db: Db,
  account: { id: number; kind: AccountKind },
  { userAgent, address }: Client,
): Promise<string> {
  const [token, now] = [drawToken(), new Date()];
  await db.execute(sql`insert into session (account_id, token_hash, user_agent, address, created_at, seen_at, expires_at)
    values (${account.id}, ${hashToken(token)}, ${userAgent}, ${address}, ${now.toISOString()}, ${now.toISOString()},
      ${end(account.kind, now).toISOString()})`);
  return token;
}

type Found = Omit<OpenSession, 'renewed'> & { seenAt: string | Date };

// Over the current membership's cap, the earliest sub-users keep access.
const covered = sql`(a.company_role is distinct from 'editor' and a.company_role is distinct from 'sales') or (
  select count(*) from account o where o.company_id = a.company_id and o.company_role <> 'owner' and o.id < a.id
) < (select case when c.membership = 'regular' or c.membership_valid_until < current_date then ${config.caps.subUser.regular}::int
  when c.membership = 'gold' then ${config.caps.subUser.gold}::int else ${config.caps.subUser.diamond}::int end
  from company c where c.id = a.company_id)`;

/**
 * The valid session of a token; null if there is none. Renews a session in use.
 * @param prolong false if its cookie cannot be set again
 */
export async function findSession(db: Db, token: string, prolong = true): Promise<OpenSession | null> {
  const now = new Date();
  const [found] = await rows<Found>(
    db,
    sql`select s.id as "sessionId", a.id as "accountId", a.kind, a.username, a.name, a.locale, a.time_zone as "timeZone",
        a.company_id as "companyId", a.company_role as "companyRole", s.seen_at as "seenAt",
        array(select role from staff_role r where r.account_id = a.id order by role) as "staffRoles"
      from session s join account a on a.id = s.account_id
      where s.token_hash = ${hashToken(token)} and s.revoked_at is null and s.expires_at > ${now.toISOString()}
        and a.status = 'active' and (${covered})`,
  );
  if (!found) return null;
  const { seenAt, ...session } = found;
  const renewed = prolong && now.getTime() - new Date(seenAt).getTime() > config.session.renewMinutes * 60_000;
  if (renewed)
    await db.execute(sql`update session set seen_at = ${now.toISOString()}, expires_at = ${end(session.kind, now).toISOString()}
      where id = ${session.sessionId} and revoked_at is null`);
  return { ...session, renewed };
}

/**
 * Why a token's session ended: its end reason, expiry or account state; null if it is valid, unknown or was deleted
 * long ago.
 */
export async function findSessionEnd(db: Db, token: string): Promise<SessionEnd | null> {
  const now = new Date().toISOString();
  const [found] = await rows<{ reason: SessionEnd | null }>(
    db,
    sql`select case when s.revoked_at is not null then coalesce(s.end_reason, 'ended') when s.expires_at <= ${now} then 'expired'
        when a.status <> 'active' then 'disabled' when not (${covered}) then 'uncovered' end as reason
      from session s join account a on a.id = s.account_id where s.token_hash = ${hashToken(token)}`,
  );
  return found?.reason ?? null;
}

const revoke = async (db: Db, which: SQL, reason: EndReason): Promise<number> => {
  const ended = await rows<{ id: number }>(
    db,
    sql`update session set revoked_at = ${new Date().toISOString()}, end_reason = ${reason}
      where revoked_at is null and ${which} returning id`,
  );
  const rooms = ended.map(({ id }) => roomOf.session(id));
  if (rooms.length > 0) await afterWork(db, async () => emit({ rooms, event: 'ended', data: { reason } }));
  return ended.length;
};

/** Ends one session of an account; false where the account has none with this id. */
export const revokeSession = async (
  db: Db,
  accountId: number,
  sessionId: number,
  reason: EndReason,
): Promise<boolean> => (await revoke(db, sql`account_id = ${accountId} and id = ${sessionId}`, reason)) > 0;

/** Ends all sessions of an account except the one with id `exceptId`, if given. */
export const revokeSessions = (
  db: Db,
  accountId: number,
  reason: EndReason,
  exceptId: number | null = null,
): Promise<number> => revoke(db, sql`account_id = ${accountId} and id is distinct from ${exceptId}::int`, reason);

/** Ends the session of a token that the browser replaces. */
export const revokeToken = (db: Db, token: string): Promise<number> =>
  revoke(db, sql`token_hash = ${hashToken(token)}`, 'replaced');
