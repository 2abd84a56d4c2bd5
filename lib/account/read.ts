import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { AccountKind } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { knownEmail } from '@/lib/platform/field/email';
import { readPhone } from '@/lib/platform/field/phone';
import type { Locale } from '@/lib/platform/i18n/site';

/** An account row for commands; never sent to clients. */
export type AccountRecord = {
  id: number;
  kind: AccountKind;
  status: 'active' | 'disabled';
  username: string;
  phone: string | null;
  email: string | null;
  emailConfirmed: boolean;
  passwordHash: string | null;
  name: string;
  locale: Locale;
};

const findOne = async (db: Db, which: SQL): Promise<AccountRecord | null> => {
  const [found] = await rows<AccountRecord>(
    db,
    sql`select id, kind, status, username, phone, email, email_confirmed_at is not null as "emailConfirmed",
      password_hash as "passwordHash", name, locale from account where ${which}`,
  );
  return found ?? null;
};

export const findById = (db: Db, id: number): Promise<AccountRecord | null> => findOne(db, sql`id = ${id}`);

export const findByPhone = (db: Db, kind: AccountKind, phone: string): Promise<AccountRecord | null> =>
  findOne(db, sql`kind = ${kind} and phone = ${phone}`);

/** By confirmed e-mail address; unconfirmed addresses identify nobody. */
export const findByEmail = (db: Db, kind: AccountKind, email: string): Promise<AccountRecord | null> =>
  findOne(db, sql`kind = ${kind} and lower(email) = ${email.toLowerCase()} and email_confirmed_at is not null`);

/** By sign-in name: username, confirmed e-mail or telephone number. docs/domain.md, Accounts. */
export async function findByName(
  db: Db,
  kind: AccountKind,
  typed: string,
  country: string | undefined,
): Promise<AccountRecord | null> {
  if (/[@＠]/.test(typed)) return findByEmail(db, kind, knownEmail(typed));
  const named = await findOne(db, sql`kind = ${kind} and lower(username) = ${typed.toLowerCase()}`);
  const phone = named ? null : readPhone(typed, country);
  return phone === null ? named : findByPhone(db, kind, phone);
}
