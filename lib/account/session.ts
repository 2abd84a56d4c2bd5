import 'server-only';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Client } from '@/lib/platform/auth/client';
import { cookieName, readCookie, setSession } from '@/lib/platform/auth/cookie';
import { rememberDevice } from '@/lib/platform/auth/known-device';
import { openSession, revokeSession, revokeSessions, revokeToken } from '@/lib/platform/auth/session';
import type { AccountKind } from '@/lib/platform/config';
import { type Db, database } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';

/** Context of a call that signs in. */
export type SignInContext = { headers: Headers; reply: Headers; client: Client };

/**
 * Opens a session and sets its cookie; the browser's previous session ends.
 * @returns the token for a non-browser client, which sends no Origin; null for a browser, whose scripts must not see it
 */
export async function enter(
  db: Db,
  account: { id: number; kind: AccountKind },
  { headers, reply, client }: SignInContext,
): Promise<string | null> {
  const before = readCookie(headers.get('cookie'), cookieName[account.kind]);
  if (before !== null) await revokeToken(db, before);
  const token = await openSession(db, account, client);
  setSession(reply, headers, account.kind, token);
  rememberDevice(reply, headers, account.id);
  return headers.get('origin') === null ? token : null;
}

/**
 * Ends one of the actor's sessions; without an id, all but the one in use.
 * @throws AppError notFound where the account has no such session
 */
export async function endSession({ accountId, sessionId }: Actor, id: number | undefined): Promise<null> {
  if (id === undefined) await revokeSessions(database(), accountId, 'everywhere', sessionId);
  else if (!(await revokeSession(database(), accountId, id, 'ended'))) throw new AppError('notFound');
  return null;
}
