import 'server-only';
import { and, asc, count, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { arrayOf } from '@/lib/platform/db/array';
import { database, rows as select } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { report } from '@/lib/platform/db/schema/report';
import { translated } from '@/lib/platform/db/translation';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { defaultLocale, isLocale, type Locale } from '@/lib/platform/i18n/site';
import { textsOf } from '@/lib/purchase/queries';
import { textFor } from '@/lib/purchase/text';
import type { ReportKind, ReportReason, ReportState } from '@/lib/report/constants';
import { reportRevision } from '@/lib/report/queries';
import { textFor as maskFor } from '@/lib/staff/contact/rules';
import { queuePage } from '../constants';
import { isDelayed, reportSubject } from '../hold/subject';
import { type PurchaseContent, readContent } from '../purchase/read';

export type ReportRow = {
  id: number;
  /** to be sent with a decision */
  revision: string;
  kind: ReportKind;
  reason: ReportReason;
  /** the report's text */
  text: string;
  by: string;
  /** null for a reported conversation */
  requestId: number | null;
  /** whether the request has a public page */
  listed: boolean;
  /** the request's buyer, with company as stated; null for a reported conversation */
  buyer: { name: string; company: string; registeredAt: string } | null;
  /** supplier of a reported quotation */
  supplier: { name: string; companyId: number } | null;
  /** the two sides of a reported conversation, and which of them reported */
  conversation: ReportedConversation | null;
  title: string;
  details: string;
  /** other fields of the request, as suppliers see them */
  content: PurchaseContent | null;
  /** other reports of the request and its quotations, or of the conversation, latest first */
  others: OtherReport[];
  /** the supplier's text in a reported quotation */
  message: string | null;
  createdAt: string;
  /** languages for messages of the reported author and of the reporter */
  author: Locale;
  reporter: Locale;
};

export type OtherReport = Pick<ReportRow, 'id' | 'kind' | 'reason' | 'text' | 'by' | 'createdAt'> & {
  state: ReportState;
};

export type ReportedConversation = {
  companyId: number;
  company: string;
  buyer: string;
  by: 'supplier' | 'purchaser';
};

const author = alias(account, 'author');
const publisher = alias(account, 'publisher');
const bidderName = (locale: ConsoleLocale) =>
  sql<string | null>`${translated('company_translation', 'company_id', 'name', sql`${quotation.companyId}`, locale)}`;
const localeOf = (locale: string | null): Locale => (locale !== null && isLocale(locale) ? locale : defaultLocale);

// Of a company its owner reads for it.
const otherSide = sql`(select case when ${report.companyId} is not null then v.account_id else
    (select o.id from account o where o.company_id = v.company_id and o.company_role = 'owner' order by o.id limit 1) end
  from conversation v where v.id = ${report.conversationId})`;

type Pair = Omit<ReportedConversation, 'by'>;
async function pairsOf(ids: readonly number[], locale: ConsoleLocale): Promise<Map<number, Pair>> {
  if (ids.length === 0) return new Map();
  const found = await select<Pair & { id: number }>(
    database(),
    sql`select v.id, v.company_id as "companyId", coalesce(${translated('company_translation', 'company_id', 'name', sql`v.company_id`, locale)}, '') as company,
        b.name as buyer from conversation v join account b on b.id = v.account_id
      where v.id = any(${arrayOf(ids, 'integer')}) and v.company_id is not null`,
  );
  return new Map(found.map(({ id, ...pair }) => [id, pair]));
}

const same = alias(report, 'same');

/** Other reports of the same subjects. */
async function othersOf(reader: StaffActor, ids: readonly number[]): Promise<Map<number, OtherReport[]>> {
  const found = await database()
    .select({ of: report.id, row: same, by: account.name })
    .from(report)
    .innerJoin(
      same,
      and(
        ne(same.id, report.id),
        or(eq(same.requestId, report.requestId), eq(same.conversationId, report.conversationId)),
      ),
    )
    .innerJoin(account, eq(account.id, same.accountId))
    .where(inArray(report.id, [...ids]))
    .orderBy(desc(same.id));
  const others = found.map(({ of, row: { id, kind, reason, text, state, createdAt }, by }) => ({
    of,
    row: { id, kind, reason, state, by, text: maskFor(reader, text), createdAt: createdAt.toISOString() },
  }));
  return new Map(ids.map((id) => [id, others.filter(({ of }) => of === id).map(({ row }) => row)]));
}

const unlisted: readonly string[] = ['draft', 'pending'];

// Reports with a pending decision are not waiting.
const waits = sql`${report.state} = 'open' and not ${isDelayed(reportSubject(sql`${report}`))}`;

/** A page of waiting reports, oldest first. */
export async function listReports(
  reader: StaffActor,
  page: number,
  locale: ConsoleLocale,
): Promise<{ rows: ReportRow[]; total: number; pages: number }> {
  const found = await database()
    .select({
      revision: reportRevision,
      ...{ row: report, by: account.name, request: purchaseRequest, message: quotation.message },
      ...{
        publisher: publisher.name,
        publisherAt: publisher.createdAt,
        bidderId: quotation.companyId,
        bidder: bidderName(locale),
      },
      ...{ reporter: account.locale, author: author.locale, written: quotation.locale },
    })
    .from(report)
    .innerJoin(account, eq(account.id, report.accountId))
    .leftJoin(purchaseRequest, eq(purchaseRequest.id, report.requestId))
    .leftJoin(publisher, eq(publisher.id, purchaseRequest.accountId))
    .leftJoin(quotation, eq(quotation.id, report.quotationId))
    // If a quotation's author has left the company, its language is used.
    .leftJoin(
      author,
      sql`${author.id} = case when ${report.kind} = 'conversation' then ${otherSide}
        when ${quotation.id} is null then ${purchaseRequest.accountId} else ${quotation.accountId} end`,
    )
    .where(waits)
    .orderBy(asc(report.createdAt), asc(report.id))
    .limit(queuePage)
    .offset((page - 1) * queuePage);
  const texts = await textsOf(found.flatMap(({ request }) => request?.id ?? []));
  const pairs = await pairsOf(
    found.flatMap(({ row }) => row.conversationId ?? []),
    locale,
  );
  const others = await othersOf(
    reader,
    found.map(({ row }) => row.id),
  );
  const [all] = await database().select({ total: count() }).from(report).where(waits);
  const total = all?.total ?? 0;
  const rows = found.map(
    async ({
      row,
      revision,
      by,
      request,
      message,
      publisher: buyer,
      bidderId,
      bidder,
      ...read
    }): Promise<ReportRow> => {
      const text = request && textFor(texts.get(request.id) ?? [], locale, request.locale);
      const more = request && textFor(texts.get(request.id) ?? [], locale, request.locale, 'details');
      const pair = pairs.get(row.conversationId ?? 0);
      return {
        ...{ id: row.id, revision, kind: row.kind, reason: row.reason, by, requestId: row.requestId },
        listed: request?.kind === 'public' && !unlisted.includes(request.state),
        buyer: request && {
          ...{ name: buyer ?? '', company: request.companyName },
          registeredAt: read.publisherAt?.toISOString() ?? '',
        },
        supplier: bidderId === null ? null : { name: bidder ?? '', companyId: bidderId },
        conversation: pair ? { ...pair, by: row.companyId === null ? 'purchaser' : 'supplier' } : null,
        text: maskFor(reader, row.text),
        title: maskFor(reader, text?.title ?? ''),
        details: maskFor(reader, more?.details ?? ''),
        content: request && (await readContent(reader, request, locale)),
        others: others.get(row.id) ?? [],
        message: message === null ? null : maskFor(reader, message),
        createdAt: row.createdAt.toISOString(),
        author: localeOf(read.author ?? read.written),
        reporter: localeOf(read.reporter),
      };
    },
  );
  return { rows: await Promise.all(rows), total, pages: Math.max(1, Math.ceil(total / queuePage)) };
}
