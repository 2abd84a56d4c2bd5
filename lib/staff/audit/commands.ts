import 'server-only';
import { writeAudit } from '@/lib/audit/commands';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { writeCsv } from '@/lib/platform/csv/document';
import { database } from '@/lib/platform/db/client';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { type DynamicTranslator, dynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import { translator } from '@/lib/platform/i18n/translate';
import { countTry } from '@/lib/platform/limit/count';
import type { AuditChange } from './change';
import { type AuditFilter, queryOf } from './filter';
import { listAuditForFile } from './queries';

const changeText = ({ field, before, after }: AuditChange, t: DynamicTranslator): string => {
  const key = `console.audit.value.${field}`;
  const label = t.has(key) ? t(key) : field;
  return before === null ? `${label}: ${after ?? ''}` : `${label}: ${before} → ${after ?? ''}`;
};

/**
 * The filtered entries as CSV, with contacts the actor may read; the export itself is an audit entry.
 * @throws AppError tooManyRequests
 */
export async function exportAudit(actor: StaffActor, filter: AuditFilter, locale: ConsoleLocale): Promise<string> {
  await countTry('exportFile', String(actor.accountId));
  const t = dynamicTranslator(await translator(locale));
  const found = await listAuditForFile(actor, filter, locale);
  const heads = ['at', 'by', 'username', 'kind', 'action', 'thing', 'id', 'company', 'companyId', 'detail'];
  const lines = found.map((row) => [
    row.at,
    row.by,
    row.username,
    t(`console.audit.${row.actorKind}`),
    t.has(`console.action.${row.action}`) ? t(`console.action.${row.action}`) : row.action,
    row.subject,
    row.targetId,
    row.company,
    row.companyId,
    [...row.changes.map((one) => changeText(one, t)), ...(row.reason === null ? [] : [row.reason])].join('; '),
  ]);
  await writeAudit(database(), actor, {
    action: 'audit.export',
    targetId: null,
    companyId: filter.companyId,
    detail: { count: found.length, filter: queryOf({ ...filter, companyId: null }) },
  });
  return writeCsv([heads.map((head) => t(`console.audit.head.${head}`)), ...lines], 'en');
}
