import 'server-only';
import { eq } from 'drizzle-orm';
import type { Actor, MemberActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import { database } from '@/lib/platform/db/client';
import { session } from '@/lib/platform/db/schema/session';
import { roomOf } from '@/lib/platform/emission';
import { AppError } from '@/lib/platform/errors';

type Opened = { accountId: number; sessionId: number; rooms: string[]; expiresAt: string };

/** @throws AppError unauthorized where the session has ended meanwhile */
export async function openedOf({ accountId, sessionId }: Actor, more: readonly string[]): Promise<Opened> {
  const [found] = await database()
    .select({ expiresAt: session.expiresAt })
    .from(session)
    .where(eq(session.id, sessionId));
  if (!found) throw new AppError('unauthorized');
  const rooms = [roomOf.account(accountId), roomOf.session(sessionId), ...more];
  return { accountId, sessionId, rooms, expiresAt: found.expiresAt.toISOString() };
}

/**
 * The event rooms of the actor's socket, and when to authorise it again.
 * @throws AppError unauthorized where the session has ended meanwhile
 */
export const openChat = (actor: MemberActor): Promise<Opened> =>
  openedOf(actor, actor.kind === 'supplier' && mayDo(actor.role, 'chat') ? [roomOf.company(actor.companyId)] : []);
