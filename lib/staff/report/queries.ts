import 'server-only';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { StaffActor } from '@/lib/auth/actor';
import { db } from '@/lib/db/client';
import { account } from '@/lib/db/schema/account';
import { purchaseRequest } from '@/lib/db/schema/purchase';
import { quotation } from '@/lib/db/schema/quotation';
import { report } from '@/lib/db/schema/report';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { textFor, textsOf } from '@/lib/purchase/queries';
import type { ReportKind, ReportReason } from '@/lib/report/constants';
import { queuePage } from '../constants';
import { textFor as maskFor } from '../contact';
import { isHeld } from '../hold/subject';

export type ReportRow = {
  id: number;
  kind: ReportKind;
  reason: ReportReason;
  /** what the reporter wrote */
  text: string;
  by: string;
  requestId: number;
  title: string;
  details: string;
  /** what the supplier wrote, where a quotation was reported */
  message: string | null;
  createdAt: string;
};

const subject = sql`'report:' || ${report.kind} || ':' || coalesce(${report.quotationId}, ${report.requestId})`;
// What was decided a moment ago and can still be taken back waits for nobody.
const waits = sql`${report.state} = 'open' and not ${isHeld(subject)}`;

/** A page of what was reported and waits for a decision, the oldest first. */
export async function listReports(
  reader: StaffActor,
  page: number,
  locale: ConsoleLocale,
): Promise<{ rows: ReportRow[]; total: number; pages: number }> {
  const found = await db()
    .select({ row: report, by: account.name, request: purchaseRequest, message: quotation.message })
    .from(report)
    .innerJoin(account, eq(account.id, report.accountId))
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, report.requestId))
    .leftJoin(quotation, eq(quotation.id, report.quotationId))
    .where(waits)
    .orderBy(asc(report.createdAt), asc(report.id))
    .limit(queuePage)
    .offset((page - 1) * queuePage);
  const texts = await textsOf(found.map(({ request }) => request.id));
  const [all] = await db().select({ total: count() }).from(report).where(waits);
  const total = all?.total ?? 0;
  const rows = found.map(({ row, by, request, message }) => {
    const text = textFor(texts.get(request.id) ?? [], locale, request.locale);
    return {
      ...{ id: row.id, kind: row.kind, reason: row.reason, by, requestId: request.id },
      text: maskFor(reader, row.text),
      title: maskFor(reader, text?.title ?? ''),
      details: maskFor(reader, text?.details ?? ''),
      message: message === null ? null : maskFor(reader, message),
      createdAt: row.createdAt.toISOString(),
    };
  });
  return { rows, total, pages: Math.max(1, Math.ceil(total / queuePage)) };
}
