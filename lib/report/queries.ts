import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { report } from '@/lib/platform/db/schema/report';
import { revisionOf } from '@/lib/platform/revision/queries';

/**
 * What a decision on a report is about, as a word that changes with it: what the reporter says, and the request, the
 * quotation or as much of the conversation as was reported. For a statement that reads from `report`.
 */
export const reportRevision: SQL<string> = sql<string>`concat_ws('.', md5(concat(${report.reason}, ' ', ${report.text})),
  case ${report.kind} when 'conversation' then ${report.messageNumber}
    when 'quotation' then ${revisionOf('quotation', sql`${report.quotationId}`)}
    else ${revisionOf('purchase', sql`${report.requestId}`)} end)`;
