import { csvFile } from '@/lib/platform/csv/document';
import { consoleLocaleOf } from '@/lib/platform/i18n/console';
import { exportAudit } from '@/lib/staff/audit/commands';
import { readAuditFilter } from '@/lib/staff/audit/filter';
import { handleStaffFile } from '@/lib/staff/handle';

export const GET = handleStaffFile(async ({ actor, query, locale, requestId }) =>
  csvFile('audit', await exportAudit(actor, readAuditFilter(query), consoleLocaleOf(locale)), requestId),
);
