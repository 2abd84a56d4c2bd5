import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { report } from '@/lib/platform/db/schema/report';
import { revisionOf } from '@/lib/platform/revision/queries';

/**
 * SQL over `report`: a token that changes with the report's text and its subject's revision, or the part of the
 * conversation reported.
 */
export const reportRevision: SQL<string> = sql<string>`concat_ws('.', md5(concat(${report.reason}, ' ', ${report.text})),
  case ${report.kind} when 'conversation' then ${report.messageNumber}
    when 'quotation' then ${revisionOf('quotation', sql`${report.quotationId}`)}
    else ${revisionOf('purchase', sql`${report.requestId}`)} end)`;
