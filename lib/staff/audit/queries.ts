import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { reviewKinds } from '@/lib/platform/db/schema/review';
import { translated } from '@/lib/platform/db/translation';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import type { Locale } from '@/lib/platform/i18n/site';
import { contactFor, textFor } from '@/lib/staff/contact/rules';
import { titledKinds, titleOf } from '@/lib/staff/subject';
import { auditExport, auditPage } from '../constants';
import type { AuditPage, AuditRow } from '../types';
import { type AuditChange, changesOf } from './change';
import type { AuditFilter } from './filter';
import { valueWords } from './text';

type Found = Omit<AuditRow, 'at' | 'changes'> & { at: string | Date; detail: unknown };

/** SQL: the item's title in the version submitted with, or last before, entry `d`. */
const titleThen = sql`coalesce(
  (select r.title from review r where r.id = (d.detail ->> 'review')::int),
  (select r.title from review r where r.target_id = d.target_id and r.submitted_at <= d.created_at
    and r.kind = split_part(case d.action when 'decision.undo' then d.detail ->> 'action' else d.action end, '.', 1)
    order by r.id desc limit 1))`;

/**
 * SQL: the subject of an entry as text: the item's title at the time, a person, what was requested; null if deleted,
 * and for a draft purchase request, which is private.
 */
const subjectOf = (locale: Locale): SQL => {
  const titleCases = titledKinds
    .filter((kind) => kind !== 'company')
    .map((kind) => {
      const now = titleOf(kind, sql`d.target_id`, locale);
      return isReviewed(kind) ? sql`when ${kind} then coalesce(${titleThen}, ${now})` : sql`when ${kind} then ${now}`;
    });
  const group = translated('product_group_translation', 'group_id', 'name', sql`d.target_id`, locale);
  const reportedCompany = translated('company_translation', 'company_id', 'name', sql`v.company_id`, locale);
  // An import is logged as a product action, and its title is the file name.
  return sql`case when d.action = 'product.import' then (select i.name from product_import i where i.id = d.target_id)
    else case split_part(case d.action when 'decision.undo' then d.detail ->> 'action' else d.action end, '.', 1)
    ${sql.join(titleCases, sql` `)} when 'group' then ${group}
    when 'user' then coalesce(d.detail ->> 'name', (select i.name from invitation i where i.id = d.target_id))
    when 'purchase' then (select w.title from purchase_translation w join purchase_request p on p.id = w.request_id and p.locale = w.locale
      where p.id = d.target_id and p.state <> 'draft')
    when 'quotation' then (select w.title from quotation q join purchase_request p on p.id = q.request_id
      join purchase_translation w on w.request_id = p.id and w.locale = p.locale where q.id = d.target_id)
    when 'application' then ${titleOf('offer', sql`(select g.offer_id from agent_application g where g.id = d.target_id)`, locale)}
    when 'report' then coalesce((select w.title from report o join purchase_request p on p.id = o.request_id
      join purchase_translation w on w.request_id = p.id and w.locale = p.locale where o.id = d.target_id),
      (select ${reportedCompany} from report o join conversation v on v.id = o.conversation_id where o.id = d.target_id))
    when 'upgrade' then (select u.wanted from upgrade_request u where u.id = d.target_id) end end`;
};

const isReviewed = (kind: string): boolean => (reviewKinds as readonly string[]).includes(kind);
const likeOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Start of a date in the reader's time zone. */
const startOf = (day: string, timeZone: string): SQL => sql`(${day}::date)::timestamp at time zone ${timeZone}`;

function whichOf({ companyId, by, actorKind, action, keyword, from, to }: AuditFilter, timeZone: string): SQL {
  const parts: SQL[] = [sql`true`];
  if (companyId !== null) parts.push(sql`d.company_id = ${companyId}`);
  if (actorKind !== null) parts.push(sql`d.actor_kind = ${actorKind}`);
  if (action !== '') parts.push(action.includes('.') ? sql`d.action = ${action}` : sql`d.action like ${`${action}.%`}`);
  if (by !== '') parts.push(sql`(a.name ilike ${likeOf(by)} or a.username ilike ${likeOf(by)})`);
  if (from !== '') parts.push(sql`d.created_at >= ${startOf(from, timeZone)}`);
  if (to !== '') parts.push(sql`d.created_at < ${startOf(to, timeZone)} + interval '1 day'`);
  if (keyword !== '') {
    const like = likeOf(keyword);
    parts.push(sql`(entry.subject ilike ${like} or a.name ilike ${like} or a.username ilike ${like}
      or d.detail ->> 'reason' ilike ${like} or d.target_id::text = ${keyword}
      or exists (select from company_translation t where t.company_id = d.company_id and t.name ilike ${like}))`);
  }
  return sql.join(parts, sql` and `);
}

/** Fields containing only a telephone number or e-mail address. */
const contacts = ['phone', 'email'];

function changeFor(reader: StaffActor, { field, before, after }: AuditChange): AuditChange {
  const visibleValue = (value: string | null) => {
    if (contacts.includes(field)) return contactFor(reader, value);
    return value === null ? null : textFor(reader, value);
  };
  return { field, before: visibleValue(before), after: visibleValue(after) };
}

async function find(
  reader: StaffActor,
  filter: AuditFilter,
  locale: ConsoleLocale,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditRow[]> {
  const found = await rows<Found>(
    database(),
    sql`select d.id, d.created_at as at, d.action, d.actor_kind as "actorKind", a.name as by, a.username, d.company_id as "companyId",
        ${translated('company_translation', 'company_id', 'name', sql`d.company_id`, locale)} as company,
        d.target_id as "targetId", entry.subject, d.detail ->> 'reason' as reason,
        (d.detail ->> 'review')::int as "reviewId", d.detail
      from audit d left join account a on a.id = d.account_id
      cross join lateral (select ${subjectOf(locale)} as subject) entry
      where ${whichOf(filter, reader.timeZone)}
      order by d.id desc limit ${limit} offset ${offset}`,
  );
  const formatValue = await valueWords(locale);
  const named = ({ action, subject }: Pick<Found, 'action' | 'subject'>) =>
    action.startsWith('upgrade.') ? formatValue('wanted', subject) : subject;
  return found.map(({ at, detail, ...row }) => ({
    ...row,
    subject: textFor(reader, named(row) ?? '') || null,
    reason: row.reason === null ? null : textFor(reader, row.reason),
    at: new Date(at).toISOString(),
    changes: changesOf(detail, formatValue).map((change) => changeFor(reader, change)),
  }));
}

/** A page of the audit log, newest first, with the contacts that the actor may read. docs/domain.md, Life cycles. */
export async function listAudit(actor: StaffActor, filter: AuditFilter, locale: ConsoleLocale): Promise<AuditPage> {
  const found = await find(actor, filter, locale, { limit: auditPage + 1, offset: (filter.page - 1) * auditPage });
  return { rows: found.slice(0, auditPage), more: found.length > auditPage };
}

/** The same of a filter for a file, `auditExport` entries at most. */
export const listAuditForFile = (actor: StaffActor, filter: AuditFilter, locale: ConsoleLocale): Promise<AuditRow[]> =>
  find(actor, filter, locale, { limit: auditExport, offset: 0 });

/** Actions occurring in the log, for its filter. */
export async function listActions(_actor: StaffActor): Promise<string[]> {
  const found = await rows<{ action: string }>(database(), sql`select distinct action from audit order by action`);
  return found.map(({ action }) => action);
}
