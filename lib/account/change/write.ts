import 'server-only';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import { notify } from '@/lib/notification/commands';
import type { NoticeType } from '@/lib/notification/constants';
import { revokeSessions } from '@/lib/platform/auth/session';
import { type Db, rows } from '@/lib/platform/db/client';
import { writeMail, writeSms } from '@/lib/platform/delivery/account-mail';
import { enqueue } from '@/lib/platform/outbox/commands';
import { withoutConflict } from '../conflict';
import type { AccountRecord } from '../read';

/** Where to go if somebody else made the change: the page named in the warning e-mail. */
const door = { supplier: 'supplierForget', purchaser: 'purchaserForget', staff: 'adminSignIn' } as const;

type Change = Extract<NoticeType, 'passwordChanged' | 'phoneChanged' | 'emailChanged'>;
const reasonOf = { passwordChanged: 'password', phoneChanged: 'phone', emailChanged: 'email' } as const;

/** Ends every session of an account and tells its inbox and the old address: the confirmed e-mail, else the number. */
async function notifyChange(db: Db, account: AccountRecord, change: Change): Promise<void> {
  const { id, kind, locale, name, username, phone, email, emailConfirmed } = account;
  await revokeSessions(db, id, reasonOf[change]);
  if (kind !== 'staff') await notify(db, id, change, {});
  const byMail = email !== null && emailConfirmed;
  if (byMail) {
    const content = await writeMail(change, { locale, name, username, forget: door[kind] });
    await enqueue(db, { channel: 'mail', to: email, content });
  }
  if (phone !== null && (!byMail || change === 'phoneChanged'))
    await enqueue(db, { channel: 'sms', to: phone, content: { text: await writeSms(locale, change, { username }) } });
}

const now = () => new Date().toISOString();

/** Adds an audit entry for a change that the account holder made. */
async function note(
  db: Db,
  { id, kind }: AccountRecord,
  action: 'account.email' | 'account.emailConfirm' | 'account.phone' | 'account.password' | 'account.name',
  detail: Record<string, unknown> = {},
): Promise<void> {
  const [owner] = await rows<{ companyId: number | null }>(
    db,
    sql`select company_id as "companyId" from account where id = ${id}`,
  );
  await writeAudit(db, { kind, accountId: id }, { action, targetId: id, companyId: owner?.companyId ?? null, detail });
}

/** Gives an account a new password. docs/domain.md, Sessions. */
export async function setPassword(db: Db, account: AccountRecord, hash: string): Promise<void> {
  await db.execute(sql`update account set password_hash = ${hash}, updated_at = ${now()} where id = ${account.id}`);
  await note(db, account, 'account.password');
  await notifyChange(db, account, 'passwordChanged');
}

/**
 * Sets a new number, which the caller has verified.
 * @throws AppError conflict where another account has it
 */
export async function setPhone(db: Db, account: AccountRecord, phone: string): Promise<void> {
  await withoutConflict(() =>
    db.execute(sql`update account set phone = ${phone}, updated_at = ${now()} where id = ${account.id}`),
  );
  await note(db, account, 'account.phone', { before: { phone: account.phone }, after: { phone } });
  await notifyChange(db, account, 'phoneChanged');
}

/**
 * Sets a new e-mail address, which the caller has verified.
 * @throws AppError conflict where another account has confirmed it
 */
export async function setEmail(db: Db, account: AccountRecord, email: string): Promise<void> {
  await confirmEmail(db, account, email);
  await notifyChange(db, account, 'emailChanged');
}

/**
 * Marks an account's address as confirmed.
 * @throws AppError conflict where another account has confirmed it
 */
export async function confirmEmail(db: Db, account: AccountRecord, email: string): Promise<void> {
  await withoutConflict(() =>
    db.execute(
      sql`update account set email = ${email}, email_confirmed_at = ${now()}, updated_at = ${now()} where id = ${account.id}`,
    ),
  );
  const action = account.email === email ? 'account.emailConfirm' : 'account.email';
  await note(db, account, action, { before: { email: account.email }, after: { email } });
}

/** Sets name and position; sessions stay open. */
export async function setName(
  db: Db,
  account: AccountRecord,
  name: string,
  position: string | undefined,
): Promise<void> {
  await db.execute(sql`update account set name = ${name}, position = coalesce(${position ?? null}, position), updated_at = ${now()}
    where id = ${account.id}`);
  await note(db, account, 'account.name', { before: { name: account.name }, after: { name } });
}
