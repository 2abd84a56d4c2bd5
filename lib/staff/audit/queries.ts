import { sql } from 'drizzle-orm';
import type { StaffActor } from '@/lib/auth/actor';
import { db, rows } from '@/lib/db/client';
import { translated } from '@/lib/db/translation';
import type { Locale } from '@/lib/i18n/site';
import { auditPage } from '../constants';
import type { AuditPage, AuditRow } from '../types';

type Found = Omit<AuditRow, 'at'> & { at: string | Date };

/** A page of the audit trail, of all or of one company, newest first. Decisions, Life cycles. */
export async function listAudit(
  _actor: StaffActor,
  { companyId, page }: { companyId: number | null; page: number },
  locale: Locale,
): Promise<AuditPage> {
  const found = await rows<Found>(
    db(),
    sql`select d.id, d.created_at as at, d.action, d.actor_kind as "actorKind", a.name as by, d.company_id as "companyId",
        ${translated('company_translation', 'company_id', 'name', sql`d.company_id`, locale)} as company,
        d.target_id as "targetId", d.detail ->> 'reason' as reason
      from audit d left join account a on a.id = d.account_id
      where ${companyId === null ? sql`true` : sql`d.company_id = ${companyId}`}
      order by d.id desc limit ${auditPage + 1} offset ${(page - 1) * auditPage}`,
  );
  return {
    rows: found.slice(0, auditPage).map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
    more: found.length > auditPage,
  };
}
