import 'server-only';
import { sql } from 'drizzle-orm';
import type { Actor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { nearest, nearestTranslation } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { standing } from '@/lib/standing/queries';
import type { PurchaserInfo, SessionView, SupplierInfo } from './schema';

const person = sql`a.id, a.username, a.name, a.position, a.phone, a.email, a.email_confirmed_at is not null as "emailConfirmed",
  a.password_hash is not null as "hasPassword", a.locale, a.time_zone as "timeZone",
  coalesce((select period from follow_mail m where m.account_id = a.id), 'none') as "followMail", a.created_at as "createdAt"`;

type Dated = { createdAt: string | Date };
const iso = <T extends Dated>(row: T): T & { createdAt: string } => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
});

/** A supplier's own account with its company, in the language of a site. */
export async function getSupplierInfo(actor: SupplierActor, site: Locale): Promise<SupplierInfo | null> {
  const [account] = await rows<Omit<SupplierInfo, 'company'>>(
    database(),
    sql`select ${person}, a.company_role as role from account a where a.id = ${actor.accountId}`,
  );
  const [company] = await rows<SupplierInfo['company']>(
    database(),
    sql`select c.id, ${nearest('name')} as name, c.status, c.reject_reason as "rejectReason", c.logo, standing.grade,
        standing.grade_valid_until::text as "gradeValidUntil", standing.membership,
        standing.membership_valid_until::text as "membershipValidUntil"
      from company c ${standing} ${nearestTranslation('company_translation', 'company_id', sql`c.id`, site)}
      where c.id = ${actor.companyId}`,
  );
  return account && company ? { ...iso(account), company } : null;
}

/** A purchaser's own account. */
export async function getPurchaserInfo(actor: PurchaserActor): Promise<PurchaserInfo | null> {
  const [account] = await rows<PurchaserInfo>(
    database(),
    sql`select ${person} from account a where a.id = ${actor.accountId}`,
  );
  return account ? iso(account) : null;
}

/**
 * Active sessions of the actor's account, the current one first. Its last use is shown as now, since it is stored only
 * now and then.
 */
export async function listSessions(actor: Actor): Promise<SessionView[]> {
  const now = new Date().toISOString();
  const found = await rows<SessionView & { seenAt: string | Date }>(
    database(),
    sql`select id, id = ${actor.sessionId} as current, user_agent as "userAgent", address, created_at as "createdAt", seen_at as "seenAt"
      from session where account_id = ${actor.accountId} and revoked_at is null and expires_at > ${now}
      order by id = ${actor.sessionId} desc, seen_at desc limit 100`,
  );
  return found.map((session) => ({
    ...iso(session),
    seenAt: session.current ? now : new Date(session.seenAt).toISOString(),
  }));
}
