import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { ReportKind } from '@/lib/report/constants';
import type { Visibility } from '../schema';

type Reported = {
  kind: ReportKind;
  requestId: number | null;
  quotationId: number | null;
  conversationId: number | null;
  companyId: number | null;
};

/** Subject keys of decisions; one decision can be pending per subject. */
export const subjectOf = {
  review: (id: number) => `review:${id}`,
  visibility: ({ kind, id }: Pick<Visibility, 'kind' | 'id'>) => `${kind}:${id}`,
  purchase: (id: number) => `purchase:${id}`,
  /** Reports of a conversation have two subjects: those by the company and those by the purchaser. */
  report: ({ kind, requestId, quotationId, conversationId, companyId }: Reported) =>
    kind === 'conversation'
      ? `report:conversation:${conversationId}:${companyId === null ? 'purchaser' : 'supplier'}`
      : `report:${kind}:${quotationId ?? requestId}`,
  standing: (companyId: number) => `standing:${companyId}`,
};

/** The same of report `o`, in SQL. */
export const reportSubject = (o: SQL): SQL => sql`case ${o}.kind when 'conversation'
  then 'report:conversation:' || ${o}.conversation_id || case when ${o}.company_id is null then ':purchaser' else ':supplier' end
  else 'report:' || ${o}.kind || ':' || coalesce(${o}.quotation_id, ${o}.request_id) end`;

/** SQL: whether a decision on a subject is pending. */
export const isDelayed = (subject: SQL): SQL =>
  sql`exists (select from held_decision held where held.failure is null and held.subject = ${subject})`;
