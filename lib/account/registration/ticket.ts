import 'server-only';
import { sql } from 'drizzle-orm';
import { drawToken, hashToken } from '@/lib/platform/auth/token';
import { config } from '@/lib/platform/config';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { countTry } from '@/lib/platform/limit/count';

/** A verified number, for a registration or an invitation. */
export type PendingRegistration = {
  kind: 'supplier' | 'purchaser';
  phone: string;
  passwordHash: string | null;
  invitationId: number | null;
};
type Opened = Pick<PendingRegistration, 'kind' | 'phone'> & { locale: Locale; invitationId?: number };

/** Stores a verified number and returns the ticket for the next steps; only its hash is stored, for an hour. */
export async function openTicket({ kind, phone, locale, invitationId }: Opened): Promise<string> {
  const [ticket, now] = [drawToken(), Date.now()];
  const until = new Date(now + config.registration.life * 1000);
  await database().execute(sql`insert into registration (ticket_hash, kind, phone, locale, invitation_id, created_at, expires_at)
    values (${hashToken(ticket)}, ${kind}, ${phone}, ${locale}, ${invitationId ?? null}, ${new Date(now).toISOString()},
      ${until.toISOString()})`);
  return ticket;
}

/**
 * The registration of a ticket; in a transaction its row is locked.
 * @throws AppError badRequest for the field ticket
 */
export async function requirePending(db: Db, ticket: string): Promise<PendingRegistration> {
  const [pending] = await rows<PendingRegistration>(
    db,
    sql`select kind, phone, password_hash as "passwordHash", invitation_id as "invitationId" from registration
      where ticket_hash = ${hashToken(ticket)} and expires_at > ${new Date().toISOString()} for update`,
  );
  if (!pending) throw new AppError('badRequest', [{ field: 'ticket', key: 'ticket' }]);
  return pending;
}

/**
 * Like `requirePending`, for steps that compute a password hash; limited per ticket.
 * @throws AppError badRequest for the field ticket, tooManyRequests
 */
export async function takePending(ticket: string): Promise<PendingRegistration> {
  const pending = await requirePending(database(), ticket);
  await countTry('registerTicket', hashToken(ticket));
  return pending;
}
