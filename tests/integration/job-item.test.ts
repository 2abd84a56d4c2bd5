import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POST as decideJob } from '@/app/api/admin/job/route';
import { remindOfFair } from '@/lib/fair/reminder/job';
import { setChoice } from '@/lib/notification/choice/commands';
import { kindOfNotice, kindsOf } from '@/lib/notification/constants';
import { sendNoticeDigests } from '@/lib/notification/digest/job';
import type { NoticeValues } from '@/lib/notification/format';
import { listNotices } from '@/lib/notification/queries';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { fairRegistration, fairSession, fairSessionTranslation } from '@/lib/platform/db/schema/fair';
import { jobFailure } from '@/lib/platform/db/schema/job';
import type { JobTask } from '@/lib/platform/db/schema/job-task';
import { noticeDigest, notification } from '@/lib/platform/db/schema/notification';
import { outbox } from '@/lib/platform/db/schema/outbox';
import { purchaseTranslation } from '@/lib/platform/db/schema/purchase';
import { savedSearch } from '@/lib/platform/db/schema/saved-search';
import { maxAttempts, sweepFailures } from '@/lib/platform/job/item';
import { saveSearch } from '@/lib/purchase/saved/commands';
import { notifySavedSearches } from '@/lib/purchase/saved/job';
import { savedFields } from '@/lib/purchase/saved/schema';
import { runTradeClock } from '@/lib/quotation/outcome/commands';
import { decideSetAside } from '@/lib/staff/job/commands';
import { countSetAside, listSetAside } from '@/lib/staff/job/queries';
import { demoDatabase } from '../database';
import { makeStaff } from '../factories';
import { hostileTexts } from '../hostile-text';
import { type Colleague, makeColleague } from './staff-kit';
import { inDays, makeBidder, makePurchaser, makeQuotation, makeRequest, now, quotationRow } from './trade-kit';

let buyer: PurchaserActor;
beforeAll(async () => {
  await demoDatabase();
  buyer = await makePurchaser('en');
});

/** Makes the database reject the notices of an account, like a constraint violation. */
async function refuseNoticesOf({ accountId }: { accountId: number }): Promise<void> {
  await database().execute(sql`create or replace function refuse_probe() returns trigger language plpgsql
    as $$ begin raise exception 'refused by the probe'; end $$`);
  await database().execute(
    sql.raw(`create trigger refuse_probe before insert on notification for each row when (new.account_id = ${accountId})
      execute function refuse_probe()`),
  );
}
const letThrough = () => database().execute(sql`drop trigger if exists refuse_probe on notification`);
afterEach(letThrough);

const failuresOf = (task: JobTask) => database().select().from(jobFailure).where(eq(jobFailure.task, task));
const noticesOf = ({ accountId }: { accountId: number }, type: string) =>
  database().$count(notification, and(eq(notification.accountId, accountId), eq(notification.type, type)));

describe('a failing item', () => {
  it('does not stop others of the trade job, is set aside the third time, and cleared once it succeeds', async () => {
    const [bad, good] = [await makeBidder(), await makeBidder()];
    const first = await makeQuotation(bad, await makeRequest(buyer), { validUntil: inDays(1).toISOString() });
    const second = await makeQuotation(good, await makeRequest(buyer), { validUntil: inDays(2).toISOString() });
    await refuseNoticesOf(bad);
    await runTradeClock(inDays(3));
    expect((await quotationRow(second))?.state).toBe('expired');
    expect((await quotationRow(first))?.state).toBe('submitted');
    expect(await failuresOf('quotationExpiry')).toMatchObject([
      {
        subject: String(first),
        attempts: 1,
        setAsideAt: null,
        failure: expect.stringContaining('refused by the probe'),
      },
    ]);
    for (let run = 1; run < maxAttempts + 2; run++) await runTradeClock(inDays(3));
    expect(await failuresOf('quotationExpiry')).toMatchObject([
      { attempts: maxAttempts, setAsideAt: expect.any(Date) },
    ]);
    await letThrough();
    await runTradeClock(inDays(3));
    expect((await quotationRow(first))?.state).toBe('submitted');
    await database().update(jobFailure).set({ setAsideAt: null });
    await runTradeClock(inDays(3));
    expect((await quotationRow(first))?.state).toBe('expired');
    expect(await failuresOf('quotationExpiry')).toEqual([]);
  });

  it('does not stop others’ saved search notifications', async () => {
    const [bad, good] = [await makeBidder(), await makeBidder()];
    const search = savedFields.parse({ name: 'Any', words: 'centrifuges' });
    for (const actor of [bad, good]) await saveSearch(actor, { id: null, search }, inDays(-1));
    await makeRequest(buyer);
    await refuseNoticesOf(bad);
    await notifySavedSearches(inDays(2));
    expect(await noticesOf(good, 'savedSearch')).toBe(1);
    expect(await failuresOf('savedSearch')).toMatchObject([{ attempts: 1 }]);
    await database()
      .delete(savedSearch)
      .where(inArray(savedSearch.accountId, [bad.accountId, good.accountId]));
  });

  it('does not stop others’ fair reminders', async () => {
    const [bad, good] = [await makePurchaser(), await makePurchaser()];
    const [session] = await database().select().from(fairSession).limit(1);
    if (!session) throw new Error('The demo has no session');
    for (const { accountId } of [bad, good])
      await database().insert(fairRegistration).values({ sessionId: session.id, accountId });
    await refuseNoticesOf(bad);
    await remindOfFair(new Date(session.startsAt.getTime() - 3_600_000));
    expect(await noticesOf(good, 'fairReminder')).toBe(1);
    expect(await failuresOf('fairSession')).toMatchObject([{ subject: `${session.id}:${bad.accountId}` }]);
  });

  it('is deleted after a month, unless it waits for staff', async () => {
    await database().delete(jobFailure);
    const old = { task: 'savedSearch', attempts: 1, failure: 'x', failedAt: inDays(-40) } as const;
    await database()
      .insert(jobFailure)
      .values([
        { ...old, subject: 'passed' },
        { ...old, subject: 'waits', setAsideAt: inDays(-40) },
        { ...old, subject: 'dropped', setAsideAt: inDays(-40), droppedAt: inDays(-40) },
        { ...old, subject: 'young', failedAt: inDays(-1) },
      ]);
    await sweepFailures(now);
    expect((await failuresOf('savedSearch')).map(({ subject }) => subject).sort()).toEqual(['waits', 'young']);
    await database().delete(jobFailure);
  });
});

describe('a failed item that was set aside', () => {
  it('is shown to staff, and retried once or dropped by an administrator', async () => {
    const admin = await makeColleague('job_admin', 'admin');
    const reviewer = await makeColleague('job_reviewer', 'reviewer');
    const bidder = await makeBidder();
    const id = await makeQuotation(bidder, await makeRequest(buyer), { validUntil: inDays(1).toISOString() });
    const run = () => runTradeClock(inDays(3));
    await refuseNoticesOf(bidder);
    for (let count = 0; count < maxAttempts; count++) await run();
    const [item] = await listSetAside(reviewer.actor);
    expect(item).toMatchObject({ source: 'task', task: 'quotationExpiry', subject: String(id), attempts: maxAttempts });
    expect(await countSetAside(reviewer.actor)).toBe(1);
    const retry = async ({ browser }: Colleague) =>
      (await browser.ask(decideJob, { source: 'task', id: item?.id, decision: 'retry' })).status;
    expect(await retry(reviewer)).toBe(403);
    expect(await retry(admin)).toBe(200);
    expect(await retry(admin)).toBe(409);
    await run();
    expect(await listSetAside(admin.actor)).toHaveLength(1);
    expect(await retry(admin)).toBe(200);
    await letThrough();
    await run();
    expect(await countSetAside(admin.actor)).toBe(0);
    expect((await quotationRow(id))?.state).toBe('expired');
  });

  it('is dropped permanently', async () => {
    const admin = await makeStaff(['admin']);
    const bidder = await makeBidder();
    const id = await makeQuotation(bidder, await makeRequest(buyer), { validUntil: inDays(1).toISOString() });
    await refuseNoticesOf(bidder);
    for (let count = 0; count < maxAttempts; count++) await runTradeClock(inDays(3));
    const [item] = await listSetAside(admin);
    await decideSetAside(admin, { source: 'task', id: item?.id ?? 0, decision: 'drop' });
    expect(await listSetAside(admin)).toEqual([]);
    await letThrough();
    await runTradeClock(inDays(3));
    expect((await quotationRow(id))?.state).toBe('submitted');
    await database().delete(jobFailure);
  });

  it('includes messages that could not be sent, without addresses', async () => {
    const admin = await makeStaff(['admin']);
    const failed = {
      ...({ channel: 'mail', recipient: 'lena@set-aside.example' } as const),
      ...{ attempts: 6, failedAt: now, failure: '550' },
    };
    const [row] = await database()
      .insert(outbox)
      .values([
        { ...failed, content: { subject: 'Hello', text: 'Hello' } },
        { ...failed, content: null },
      ])
      .returning();
    expect(await listSetAside(admin)).toMatchObject([
      { source: 'message', task: 'mail', subject: 'l…@set-aside.example' },
    ]);
    await decideSetAside(admin, { source: 'message', id: row?.id ?? 0, decision: 'retry' });
    expect(await listSetAside(admin)).toEqual([]);
    expect(await database().$count(outbox, and(eq(outbox.id, row?.id ?? 0), isNull(outbox.failedAt)))).toBe(1);
  });
});

const valuesOf = (text: string) => ({
  ...Object.fromEntries(
    ['title', 'name', 'names', 'by', 'company', 'said', 'answer', 'reason', 'site'].map((key) => [key, text]),
  ),
  ...{
    number: 2,
    count: 3,
    n: '3',
    known: 'yes',
    words: 'yes',
    shown: 'no',
    hasAnswer: 'yes',
    kind: 'launch',
    key: 'other',
  },
  ...{ outcome: 'awarded', wanted: 'A', grade: 'A', membership: 'gold', band: '' },
  ...{
    day: { day: '2026-12-01' },
    date: { instant: '2026-12-01T10:00:00.000Z' },
    time: { instant: '2026-12-01T10:00:00.000Z' },
  },
});
const types = Object.keys(kindOfNotice);

describe('a hostile title or name', () => {
  it('is unchanged in every kind of notice, in the inbox and in the daily e-mail', async () => {
    const reader = await makeBidder('diamond', 'en');
    for (const kind of kindsOf.supplier) await setChoice(reader, { kind, period: 'daily' });
    await database()
      .update(noticeDigest)
      .set({ coveredUntil: inDays(-2) })
      .where(eq(noticeDigest.accountId, reader.accountId));
    const texts = types.map((type, index) => ({ type, text: hostileTexts[index % hostileTexts.length] ?? '' }));
    await database()
      .insert(notification)
      .values(
        texts.map(({ type, text }) => ({
          accountId: reader.accountId,
          type,
          values: valuesOf(text),
          createdAt: inDays(-1),
        })),
      );
    const { items } = await listNotices(reader, 'en', { page: 1, pageSize: types.length });
    expect(items).toHaveLength(types.length);
    for (const [at, { title, text }] of items.reverse().entries())
      expect(`${title} ${text}`, texts[at]?.type).not.toContain('account.notice');
    const named = items.find((_, index) => texts[index]?.type === 'productApproved');
    expect(named?.text).toContain(`“${texts.find(({ type }) => type === 'productApproved')?.text}”`);
    expect(await sendNoticeDigests(now)).toBe(1);
    expect(await failuresOf('noticeDigest')).toEqual([]);
  });

  it('in an untyped old notice does not break the inbox', async () => {
    const reader = await makePurchaser('en');
    const rows: { type: string; values: NoticeValues }[] = [
      { type: 'fairReminder', values: { title: 'Forum', time: '2026-99-99' } },
      { type: 'purchaseClosing', values: {} },
      { type: 'productRejected', values: { title: 'Pump', reason: 'x', review: 'none' } },
      { type: 'productRejected', values: { title: 'Pump', reason: 'x', review: 99_999_999_999 } },
      { type: 'fairMeetingBooked', values: { name: 'x', time: { instant: 'never' } } },
      { type: 'noSuchNotice', values: {} },
    ];
    await database()
      .insert(notification)
      .values(rows.map((row) => ({ accountId: reader.accountId, ...row })));
    const { items, total } = await listNotices(reader, 'en', { page: 1, pageSize: 20 });
    expect(total).toBe(rows.length);
    expect(items).toHaveLength(rows.length - 1);
    expect(items.map(({ title }) => title)).toContain('You have a notice');
  });

  it('passes through the trade job, saved searches and fair reminders', async () => {
    const reader: SupplierActor = await makeBidder('diamond', 'en');
    const request = await makeRequest(buyer, { validUntil: inDays(10).toISOString() });
    await makeQuotation(reader, request, { validUntil: inDays(5).toISOString() });
    const [session] = await database().select().from(fairSession).limit(1);
    if (!session) throw new Error('The demo has no session');
    const search = savedFields.parse({ name: 'Any', words: 'centrifuges' });
    const kept = await saveSearch(reader, { id: null, search }, inDays(-1));
    for (const text of hostileTexts) {
      await database().delete(fairRegistration).where(eq(fairRegistration.accountId, buyer.accountId));
      await database().insert(fairRegistration).values({ sessionId: session.id, accountId: buyer.accountId });
      await database()
        .update(fairSessionTranslation)
        .set({ title: text })
        .where(eq(fairSessionTranslation.sessionId, session.id));
      await database()
        .update(purchaseTranslation)
        .set({ title: text })
        .where(eq(purchaseTranslation.requestId, request));
      await database()
        .update(account)
        .set({ name: text })
        .where(inArray(account.id, [buyer.accountId, reader.accountId]));
      await database()
        .update(savedSearch)
        .set({ name: text, toldUntil: inDays(-2) })
        .where(eq(savedSearch.id, kept.id));
      await remindOfFair(new Date(session.startsAt.getTime() - 3_600_000));
      await notifySavedSearches(inDays(2));
    }
    await runTradeClock(inDays(4));
    await runTradeClock(inDays(6));
    await runTradeClock(inDays(9.5));
    await runTradeClock(inDays(11));
    expect(await database().select().from(jobFailure)).toEqual([]);
    expect(await noticesOf(buyer, 'fairReminder')).toBeGreaterThanOrEqual(hostileTexts.length);
    expect(await noticesOf(reader, 'savedSearch')).toBe(hostileTexts.length);
    expect((await listNotices(reader, 'en', { page: 1, pageSize: 100 })).items.length).toBeGreaterThan(
      hostileTexts.length,
    );
    expect(await database().$count(outbox)).toBeGreaterThan(hostileTexts.length);
  });
});
