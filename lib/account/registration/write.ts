import 'server-only';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { confirmToken } from '@/lib/account/change/token';
import { withoutConflict } from '@/lib/account/conflict';
import { timeZoneOf } from '@/lib/company/time-zone';
import { notify } from '@/lib/notification/commands';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { writeMail } from '@/lib/platform/delivery/account-mail';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { enqueue } from '@/lib/platform/outbox/commands';
import { href } from '@/lib/platform/routes/address';
import type { registerProfileCall } from './schema';

type Proved = { kind: 'supplier' | 'purchaser'; phone: string; passwordHash: string };
type Profile = z.output<typeof registerProfileCall.input>;

/** Creates a draft company, to be completed in its center. */
async function createCompany(db: Db, phone: string, profile: Profile, locale: Locale): Promise<number> {
  const { companyName, companyCountry, email } = profile;
  const missing = [
    ...(companyName ? [] : [{ field: 'companyName', key: 'required' }]),
    ...(companyCountry ? [] : [{ field: 'companyCountry', key: 'required' }]),
  ];
  if (missing.length > 0) throw new AppError('badRequest', missing);
  const [inserted] = await rows<{ id: number }>(
    db,
    sql`insert into company (status, country_code, phone, email, joined_on)
      select 'draft', code, ${phone}, ${email}, ${new Date().toISOString().slice(0, 10)}::date from country where code = ${companyCountry}
      returning id`,
  );
  if (!inserted) throw new AppError('badRequest', [{ field: 'companyCountry', key: 'unknown' }]);
  await db.execute(
    sql`insert into company_translation (company_id, locale, name) values (${inserted.id}, ${locale}, ${companyName})`,
  );
  return inserted.id;
}

async function insertAccount(
  db: Db,
  { kind, phone, passwordHash }: Proved,
  profile: Profile,
  locale: Locale,
): Promise<number> {
  const { username, name, email, position, companyCountry = '' } = profile;
  const companyId = kind === 'supplier' ? await createCompany(db, phone, profile, locale) : null;
  const timeZone = profile.timeZone ?? (companyId === null ? null : timeZoneOf(companyCountry)) ?? 'UTC';
  const [inserted] = await rows<{ id: number }>(
    db,
    sql`insert into account (kind, username, phone, email, password_hash, name, position, locale, time_zone, company_id, company_role)
      values (${kind}, ${username}, ${phone}, ${email}, ${passwordHash}, ${name}, ${position}, ${locale}, ${timeZone},
        ${companyId}, ${companyId === null ? null : 'owner'}) returning id`,
  );
  return inserted?.id ?? 0;
}

/**
 * Creates an account for a verified number with its company, consents, welcome notice and first e-mail.
 * @throws AppError badRequest for a field, conflict where the username or the number is taken
 */
export async function createAccount(db: Db, proved: Proved, profile: Profile, locale: Locale): Promise<number> {
  const { username, name, email } = profile;
  const id = await withoutConflict(() => insertAccount(db, proved, profile, locale));
  for (const [document, version] of Object.entries(config.document))
    await db.execute(
      sql`insert into consent (account_id, document, version, locale) values (${id}, ${document}, ${version}, ${locale})`,
    );
  await notify(db, id, 'welcome', { site: config.name.short }, href('welcome'));
  const forget = proved.kind === 'supplier' ? 'supplierForget' : 'purchaserForget';
  const confirm = `${href('confirmEmail')}?token=${confirmToken(id, email)}`;
  await enqueue(db, {
    channel: 'mail',
    to: email,
    content: await writeMail('welcome', { locale, name, username, forget, confirm }),
  });
  return id;
}
