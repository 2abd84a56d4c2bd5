import 'server-only';
import { asc, count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StaffActor } from '@/lib/auth/actor';
import { db } from '@/lib/db/client';
import { account } from '@/lib/db/schema/account';
import { purchaseRequest } from '@/lib/db/schema/purchase';
import { quotation } from '@/lib/db/schema/quotation';
import { report } from '@/lib/db/schema/report';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/site';
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
  /** the languages of the messages of whoever wrote what was reported, and of the reporter */
  author: Locale;
  reporter: Locale;
};

const author = alias(account, 'author');
const localeOf = (locale: string | null): Locale => (locale !== null && isLocale(locale) ? locale : defaultLocale);

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
    .select({
      ...{ row: report, by: account.name, request: purchaseRequest, message: quotation.message },
      ...{ reporter: account.locale, author: author.locale, written: quotation.locale },
    })
    .from(report)
    .innerJoin(account, eq(account.id, report.accountId))
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, report.requestId))
    .leftJoin(quotation, eq(quotation.id, report.quotationId))
    // Whoever wrote a quotation may have left the company; then the language counts that it was written in.
    .leftJoin(
      author,
      sql`${author.id} = case when ${quotation.id} is null then ${purchaseRequest.accountId} else ${quotation.accountId} end`,
    )
    .where(waits)
    .orderBy(asc(report.createdAt), asc(report.id))
    .limit(queuePage)
    .offset((page - 1) * queuePage);
  const texts = await textsOf(found.map(({ request }) => request.id));
  const [all] = await db().select({ total: count() }).from(report).where(waits);
  const total = all?.total ?? 0;
  const rows = found.map(({ row, by, request, message, ...read }) => {
    const text = textFor(texts.get(request.id) ?? [], locale, request.locale);
    return {
      ...{ id: row.id, kind: row.kind, reason: row.reason, by, requestId: request.id },
      text: maskFor(reader, row.text),
      title: maskFor(reader, text?.title ?? ''),
      details: maskFor(reader, text?.details ?? ''),
      message: message === null ? null : maskFor(reader, message),
      createdAt: row.createdAt.toISOString(),
      author: localeOf(read.author ?? read.written),
      reporter: localeOf(read.reporter),
    };
  });
  return { rows, total, pages: Math.max(1, Math.ceil(total / queuePage)) };
}
