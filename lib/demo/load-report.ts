import 'server-only';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { report } from '@/lib/platform/db/schema/report';
import { audit } from '@/lib/platform/db/schema/review';
import { type ReportSeed, readReports, readRequests } from './trade-seed';

const hour = 3_600_000;

type Subject = { id: number; buyerId: number; endedAt: string | null };
type Act = typeof audit.$inferInsert & { at: Date };
type Person = { accountId: number; companyId: number | null };

/** What is reported: a request, or the quotation of one of its bidders, with when it ended. */
async function subjectOf(db: Db, { request, bid }: ReportSeed): Promise<(Subject & { bidId: number | null }) | null> {
  const seed = readRequests().find(({ key }) => key === request);
  const [found] = await rows<Subject>(
    db,
    sql`select r.id, r.account_id as "buyerId", r.ended_at as "endedAt" from purchase_request r
      join purchase_translation w on w.request_id = r.id and w.locale = r.locale
      where r.locale = ${seed?.locale ?? ''} and w.title = ${seed?.title ?? ''}`,
  );
  if (!found || bid === undefined) return found ? { ...found, bidId: null } : null;
  const [offer] = await rows<{ id: number; endedAt: string | null }>(
    db,
    sql`select id, ended_at as "endedAt" from quotation where request_id = ${found.id} order by id limit 1 offset ${bid}::int`,
  );
  return offer ? { ...found, endedAt: offer.endedAt, bidId: offer.id } : null;
}

/** Who reports: a quotation its buyer, a request a supplier who writes in the language. */
async function reporterOf(db: Db, { by }: ReportSeed, { buyerId }: Subject): Promise<Person | undefined> {
  if (by === undefined) return { accountId: buyerId, companyId: null };
  const [found] = await rows<Person>(
    db,
    sql`select id as "accountId", company_id as "companyId" from account
      where demo and kind = 'supplier' and company_role = 'owner' and locale = ${by} order by id limit 1`,
  );
  return found;
}

/** Writes a report. @returns what the history has of it */
async function addReport(db: Db, seed: ReportSeed, reviewerId: number, now: Date): Promise<Act[]> {
  const subject = await subjectOf(db, seed);
  const reporter = subject && (await reporterOf(db, seed, subject));
  if (!subject || !reporter) return [];
  const { state = 'open', reason, text, answer = '', hours } = seed;
  // What was upheld ended by it.
  const ended = state === 'upheld' && subject.endedAt !== null ? new Date(subject.endedAt) : null;
  const createdAt = new Date((ended ?? now).getTime() - hours * hour);
  const decidedAt = state === 'open' ? null : (ended ?? new Date(createdAt.getTime() + 8 * hour));
  const [inserted] = await db
    .insert(report)
    .values({
      kind: subject.bidId === null ? 'request' : 'quotation',
      requestId: subject.id,
      quotationId: subject.bidId,
      ...reporter,
      reason,
      text,
      state,
      answer,
      decidedAt,
      decidedBy: decidedAt && reviewerId,
      createdAt,
    })
    .returning({ id: report.id });
  if (!inserted) return [];
  const entry = { targetId: inserted.id, companyId: reporter.companyId };
  const kind = seed.by === undefined ? 'purchaser' : 'supplier';
  const acts: Act[] = [
    {
      ...entry,
      actorKind: kind,
      accountId: reporter.accountId,
      action: 'report.submit',
      detail: { choice: reason },
      at: createdAt,
    },
  ];
  if (decidedAt) {
    const action = state === 'upheld' ? 'report.uphold' : 'report.dismiss';
    acts.push({
      ...entry,
      actorKind: 'staff',
      accountId: reviewerId,
      action,
      detail: { reason: answer },
      at: decidedAt,
    });
  }
  if (state === 'upheld' && subject.bidId === null)
    await db.execute(sql`update purchase_request set review_reason = ${answer} where id = ${subject.id}`);
  return acts;
}

/** Writes what the demo's suppliers and buyers reported of its trade, and how the staff decided; once both are there. */
export async function loadReports(db: Db, now: Date): Promise<void> {
  const [reviewer] = await rows<{ id: number }>(
    db,
    sql`select id from account where demo and username = 'staff_reviewer'`,
  );
  if (!reviewer) return;
  const acts: Act[] = [];
  for (const seed of readReports()) acts.push(...(await addReport(db, seed, reviewer.id, now)));
  // The history goes by the order of writing.
  await db.insert(audit).values(acts.toSorted((a, b) => a.at.getTime() - b.at.getTime()));
}
