import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { AccountKind, CompanyRole, StaffRole } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { company } from '@/lib/platform/db/schema/company';
import { translated } from '@/lib/platform/db/translation';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { nameActor, pageActorHeader } from './constants';
import { cookieName, readCookie } from './cookie';
import { isOwnOrigin } from './origin';
import { findSession, type OpenSession } from './session';

// Unique symbol: only this file can create an actor, so that a private query without a session does not compile.
declare const proved: unique symbol;
type Base = {
  [proved]: true;
  accountId: number;
  sessionId: number;
  username: string;
  name: string;
  locale: Locale;
  timeZone: string;
};
export type SupplierActor = Base & { kind: 'supplier'; companyId: number; role: CompanyRole };
export type PurchaserActor = Base & { kind: 'purchaser' };
export type StaffActor = Base & { kind: 'staff'; roles: readonly StaffRole[] };
export type MemberActor = SupplierActor | PurchaserActor;
export type Actor = MemberActor | StaffActor;

/** Who may call: `member` is a supplier or purchaser; with '?' also an anonymous visitor. */
export type ActorRule = AccountKind | 'member' | 'supplier?' | 'purchaser?' | 'member?';
type Kinds = {
  supplier: SupplierActor;
  purchaser: PurchaserActor;
  staff: StaffActor;
  member: MemberActor;
  'supplier?': SupplierActor | null;
  'purchaser?': PurchaserActor | null;
  'member?': MemberActor | null;
};
/** The actor type that a rule allows; null without a rule. */
export type ActorOf<R extends ActorRule | undefined> = R extends ActorRule ? Kinds[R] : null;

/** An active session; `token` if it was renewed and came by cookie, so that the cookie must be set again. */
export type Presence = { actor: Actor; token: string | null };

const actorOf = (session: OpenSession): Actor => {
  const { accountId, sessionId, username, name, locale, timeZone } = session;
  const base = { accountId, sessionId, username, name, locale, timeZone } as Base;
  if (session.kind === 'staff') return { ...base, kind: 'staff', roles: session.staffRoles };
  if (session.kind === 'purchaser' || session.companyId === null || session.companyRole === null)
    return { ...base, kind: 'purchaser' };
  return { ...base, kind: 'supplier', companyId: session.companyId, role: session.companyRole };
};

/** The account kinds of a rule, in the order the client prefers (docs/domain.md, Who acts). */
const kindsOf = (rule: ActorRule, userType: string | null): readonly AccountKind[] => {
  const kind = rule.replace('?', '') as AccountKind | 'member';
  if (kind !== 'member') return [kind];
  if (userType === 'purchaser') return ['purchaser'];
  return userType === 'supplier' ? ['supplier'] : ['supplier', 'purchaser'];
};

const userTypeOf = (headers: Headers): string | null => headers.get('usertype')?.trim().toLowerCase() ?? null;

const find = async (kind: AccountKind, token: string, byCookie: boolean, prolong = true): Promise<Presence | null> => {
  const session = await findSession(database(), token, prolong);
  if (session?.kind !== kind) return null;
  return { actor: actorOf(session), token: byCookie && session.renewed ? token : null };
};

/** A staff actor by account, to carry out a delayed decision; null if it may no longer sign in. */
export async function findStaffActor(accountId: number): Promise<StaffActor | null> {
  const [found] = await rows<Omit<StaffActor, typeof proved | 'kind' | 'sessionId'>>(
    database(),
    sql`select id as "accountId", username, name, locale, time_zone as "timeZone",
        array(select role from staff_role r where r.account_id = account.id order by role) as roles
      from account where id = ${accountId} and kind = 'staff' and status = 'active'`,
  );
  return found ? ({ ...found, sessionId: 0, kind: 'staff' } as StaffActor) : null;
}

/** A supplier actor by account, to carry out a delayed action; null if it may no longer sign in. */
export async function findSupplierActor(accountId: number): Promise<SupplierActor | null> {
  const [found] = await rows<Omit<SupplierActor, typeof proved | 'kind' | 'sessionId'>>(
    database(),
    sql`select id as "accountId", username, name, locale, time_zone as "timeZone", company_id as "companyId",
        company_role as role
      from account where id = ${accountId} and kind = 'supplier' and status = 'active' and company_id is not null`,
  );
  return found ? ({ ...found, sessionId: 0, kind: 'supplier' } as SupplierActor) : null;
}

type RequestHead = { headers: Headers; method: string };

async function byHeader(kinds: readonly AccountKind[], authorization: string): Promise<Presence | null> {
  const token = authorization.replace(/^bearer\s+/i, '').trim();
  for (const kind of kinds) {
    const found = await find(kind, token, false);
    if (found) return found;
  }
  return null;
}

async function byCookie(kinds: readonly AccountKind[], { headers, method }: RequestHead): Promise<Presence | null> {
  for (const kind of kinds) {
    const token = readCookie(headers.get('cookie'), cookieName[kind]);
    if (token === null) continue;
    if (method !== 'GET' && method !== 'HEAD' && !isOwnOrigin(headers))
      throw new AppError('forbidden', [{ field: 'origin', key: 'origin' }]);
    // Do not renew over a socket: its response cannot set the cookie, and the session must not outlast it.
    const found = await find(kind, token, true, !headers.has('x-geco-socket'));
    if (found) return found;
  }
  return null;
}

/**
 * The actor of a request, by its Authorization header (with or without scheme) or, from our own pages, by cookies; null
 * for an anonymous visitor. docs/domain.md, Who acts.
 * @throws AppError forbidden for a state-changing call by cookie without an Origin of its own host
 */
export async function findActor(request: RequestHead, rule: ActorRule): Promise<Presence | null> {
  const kinds = kindsOf(rule, userTypeOf(request.headers));
  const authorization = request.headers.get('authorization')?.trim();
  return authorization ? byHeader(kinds, authorization) : byCookie(kinds, request);
}

/** True if a request has a token or cookie for the kinds of a rule, valid or not. */
const bringsToken = ({ headers }: RequestHead, rule: ActorRule): boolean =>
  Boolean(headers.get('authorization')?.trim()) ||
  kindsOf(rule, userTypeOf(headers)).some((kind) => readCookie(headers.get('cookie'), cookieName[kind]) !== null);

/** Display name of the signed-in account, with the company it acts for. */
async function describe(actor: Actor): Promise<{ name: string; company?: string }> {
  const { name, locale } = actor;
  if (actor.kind !== 'supplier') return { name };
  const title = translated('company_translation', 'company_id', 'name', sql`${actor.companyId}::int`, locale);
  const [found] = await database()
    .select({ title: sql<string | null>`${title}` })
    .from(company)
    .where(eq(company.id, actor.companyId));
  return found?.title ? { name, company: found.title } : { name };
}

/** Rejects a call from a page rendered for another account or company than the session's. docs/domain.md, Who acts. */
async function assertPageOf({ headers }: Pick<RequestHead, 'headers'>, rule: ActorRule, actor: Actor): Promise<void> {
  const named = headers.get(pageActorHeader)?.trim();
  if (!named || named === nameActor(actor)) return;
  // With both kinds signed in, a page of one kind may also call as the other.
  if (!kindsOf(rule, userTypeOf(headers)).some((kind) => named.startsWith(`${kind}.`))) return;
  const values = await describe(actor);
  throw new AppError('conflict', [
    { field: 'account', key: values.company === undefined ? 'otherAccount' : 'otherCompany', values },
  ]);
}

/**
 * As `findActor`, for a call: null only where the rule allows an anonymous visitor and the request names no session.
 * @throws AppError unauthorized without a session and for one that is forged or has ended, forbidden as `findActor`,
 * conflict account:otherAccount or account:otherCompany where the page that asks was made for another
 */
export async function requirePresence(request: RequestHead, rule: ActorRule): Promise<Presence | null> {
  const presence = await findActor(request, rule);
  if (!presence && (!rule.endsWith('?') || bringsToken(request, rule))) throw new AppError('unauthorized');
  if (presence) await assertPageOf(request, rule, presence.actor);
  return presence;
}

/**
 * The actor of a request, as required by the rule.
 * @throws AppError as `requirePresence`
 */
export async function currentActor<R extends ActorRule>(request: RequestHead, rule: R): Promise<ActorOf<R>> {
  const presence = await requirePresence(request, rule);
  return (presence?.actor ?? null) as ActorOf<R>;
}

/**
 * Rejects an invalid API token on calls that need no session.
 * @throws AppError unauthorized
 */
export async function refuseForgedToken({ headers }: Pick<RequestHead, 'headers'>): Promise<void> {
  const authorization = headers.get('authorization')?.trim();
  if (authorization && !(await byHeader(['supplier', 'purchaser', 'staff'], authorization)))
    throw new AppError('unauthorized');
}
