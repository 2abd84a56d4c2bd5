import 'server-only';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { withoutConflict } from '@/lib/account/conflict';
import { companyName, countUsers, findOffer, isOpen } from '@/lib/account/invitation/queries';
import type { invitationAcceptCall } from '@/lib/account/invitation/schema';
import { assertPassword } from '@/lib/account/password';
import { openTicket, requirePending, takePending } from '@/lib/account/registration/ticket';
import { enter } from '@/lib/account/session';
import type { enteredField, invitedField } from '@/lib/account/sign-in/schema';
import { userCap } from '@/lib/account/user/queries';
import { writeAudit } from '@/lib/audit/commands';
import { notify } from '@/lib/notification/commands';
import { clientOf, refuseForeignPage } from '@/lib/platform/auth/client';
import { hashPassword } from '@/lib/platform/auth/password';
import { hashToken } from '@/lib/platform/auth/token';
import { config } from '@/lib/platform/config';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';

type RequestContext = { site: Locale; headers: Headers; reply: Headers };
type Invitation = { id: number; companyId: number; inviterId: number; name: string; position: string; role: string };

const over = (): AppError => new AppError('badRequest', [{ field: 'invitation', key: 'invitationOver' }]);

/** The open invitation for a number just verified, with a ticket to answer it; null if there is none. */
export async function offerInvitation(phone: string, site: Locale): Promise<z.output<typeof invitedField> | null> {
  const offer = await findOffer(database(), phone);
  if (!offer) return null;
  const { id, companyId, role, inviter, name } = offer;
  const company = await companyName(database(), companyId, site);
  const ticket = await openTicket({ kind: 'supplier', phone, locale: site, invitationId: id });
  return { invitation: { ticket, company, inviter, role, name } };
}

async function requireOpen(db: Db, id: number | null): Promise<Invitation> {
  const [found] = await rows<Invitation>(
    db,
    sql`select id, company_id as "companyId", inviter_id as "inviterId", name, position, role from invitation
      where id = ${id} and ${isOpen()} for update`,
  );
  if (!found) throw over();
  return found;
}

async function insertUser(
  db: Db,
  { companyId, inviterId, name, position, role }: Invitation,
  made: { username: string; phone: string; hash: string; locale: Locale; timeZone: string | undefined },
): Promise<number> {
  const { username, phone, hash, locale, timeZone } = made;
  const [account] = await withoutConflict(() =>
    rows<{ id: number }>(
      db,
      sql`insert into account (kind, username, phone, password_hash, name, position, locale, time_zone, company_id, company_role)
        select 'supplier', ${username}, ${phone}, ${hash}, ${name}, ${position}, ${locale}, coalesce(${timeZone ?? null}, time_zone),
          ${companyId}, ${role} from account where id = ${inviterId} returning id`,
    ),
  );
  const id = account?.id ?? 0;
  for (const [document, version] of Object.entries(config.document))
    await db.execute(
      sql`insert into consent (account_id, document, version, locale) values (${id}, ${document}, ${version}, ${locale})`,
    );
  return id;
}

/**
 * Accepts an invitation: makes the account in the company that invites and signs in.
 * @throws AppError badRequest for ticket, password or an invitation that is over, conflict where username or number is
 * taken, tooManyRequests
 */
export async function acceptInvitation(
  { ticket, username, password, timeZone }: z.output<typeof invitationAcceptCall.input>,
  { site, headers, reply }: RequestContext,
): Promise<z.output<typeof enteredField>> {
  refuseForeignPage(headers);
  const client = clientOf(headers);
  const { phone } = await takePending(ticket);
  assertPassword(password, [username, phone]);
  const hash = await hashPassword(password, client.address);
  return transaction(async (tx) => {
    const { invitationId } = await requirePending(tx, ticket);
    const invitation = await requireOpen(tx, invitationId);
    const { companyId, inviterId, name } = invitation;
    const max = await userCap(tx, companyId, sql`for update of c`);
    if ((await countUsers(tx, companyId, phone)).users >= max) throw over();
    const id = await insertUser(tx, invitation, { username, phone, hash, locale: site, timeZone });
    await tx.execute(sql`delete from registration where ticket_hash = ${hashToken(ticket)}`);
    await tx.execute(sql`delete from invitation where id = ${invitation.id}`);
    await notify(tx, inviterId, 'userAdded', { name });
    await notify(tx, id, 'welcome', { site: config.name.short }, href('welcome'));
    await writeAudit(tx, null, { action: 'user.join', targetId: id, companyId });
    const token = await enter(tx, { id, kind: 'supplier' }, { headers, reply, client });
    return { id, kind: 'supplier', username, name, token };
  });
}

/**
 * Declines an invitation; the company is shown that it was declined.
 * @throws AppError badRequest for ticket or an expired invitation
 */
export async function declineInvitation(ticket: string, { headers }: Pick<RequestContext, 'headers'>): Promise<null> {
  refuseForeignPage(headers);
  await transaction(async (tx) => {
    const { invitationId } = await requirePending(tx, ticket);
    const { id, companyId } = await requireOpen(tx, invitationId);
    await tx.execute(sql`update invitation set declined_at = ${new Date().toISOString()} where id = ${id}`);
    await tx.execute(sql`delete from registration where ticket_hash = ${hashToken(ticket)}`);
    await writeAudit(tx, null, { action: 'user.decline', targetId: id, companyId });
  });
  return null;
}
