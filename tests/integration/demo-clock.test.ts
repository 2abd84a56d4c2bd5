import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { loadDemoAccounts } from '@/lib/demo/load-account';
import { addFollow } from '@/lib/footprint/follow/commands';
import { countNews } from '@/lib/footprint/follow/queries';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { type Db, rows } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { follow } from '@/lib/platform/db/schema/footprint';
import { notification } from '@/lib/platform/db/schema/notification';
import { purchaseQuestion, purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { report } from '@/lib/platform/db/schema/report';
import { audit } from '@/lib/platform/db/schema/review';
import { tagRegister } from '@/lib/platform/pagestore/expiry';
import { emptyState } from '@/lib/platform/routes/list-state';
import { addAddendum } from '@/lib/purchase/addendum/commands';
import { getOwnPurchase } from '@/lib/purchase/own/queries';
import { findPurchases, getPublicPurchase } from '@/lib/purchase/public/queries';
import { saveSearch } from '@/lib/purchase/saved/commands';
import { notifySavedSearches } from '@/lib/purchase/saved/job';
import { purchaseListTag, purchaseTag } from '@/lib/purchase/tag';
import { compareQuotations } from '@/lib/quotation/queries';
import { tradeJob } from '@/lib/server/renderer/trade-clock';
import { demoDatabase } from '../database';
import { forgetTrade, inDays, makeBidder, makePurchaser, makeQuotation, makeRequest, now } from './trade-kit';

let db: Db;
const forget = async () => {
  await forgetTrade();
  await db.execute(sql`delete from account`);
  await db.execute(sql`delete from portal_search where kind = 'purchase'`);
};
const passTo = (days: number) => tradeJob({ demo: true }, () => inDays(days)).run();

beforeAll(async () => {
  db = await demoDatabase();
});
beforeEach(async () => {
  await forget();
  await loadDemoAccounts(db, true, now);
});

/** What visitors and its buyer see of each request on a date, all dates relative to it. */
async function picture(days: number, seen: (id: number) => boolean = () => true) {
  const requests = await db.select().from(purchaseRequest).orderBy(purchaseRequest.id);
  const list = await findPurchases('en', undefined, { ...emptyState, sort: 'latest' }, 200);
  const own = requests.filter(({ id }) => seen(id));
  const views: unknown[] = [list.items.filter(({ id }) => seen(id))];
  for (const { id, accountId, contactName: _, ...row } of own)
    views.push({
      row,
      shown: await getPublicPurchase('en', id),
      offers: await compareQuotations({ kind: 'purchaser', accountId } as PurchaserActor, 'en', id),
      asked: await db
        .select()
        .from(purchaseQuestion)
        .where(eq(purchaseQuestion.requestId, id))
        .orderBy(purchaseQuestion.id),
      followed: await db
        .select({ since: follow.createdAt })
        .from(follow)
        .innerJoin(account, and(eq(account.id, follow.accountId), account.demo))
        .where(eq(follow.requestId, id))
        .orderBy(follow.id),
    });
  const history = await db.select().from(audit).where(like(audit.action, 'report.%')).orderBy(audit.id);
  const reports = await db.select().from(report).orderBy(report.id);
  views.push(
    reports
      .filter(({ requestId }) => requestId !== null && seen(requestId))
      .map((row) => ({ row, acts: history.filter(({ targetId }) => targetId === row.id) })),
  );
  const far = (time: string) => (Date.parse(time) - inDays(days).getTime()) / 86_400_000;
  // Exchange rates and what proves a supplier do not belong to the requests: they age.
  const others = new Set(['rates', 'record']);
  return JSON.stringify(views, (key, value) => (others.has(key) ? undefined : value), 1)
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) => String(far(time)))
    .replace(/\d{4}-\d\d-\d\d(?=")/g, (day) => String(Math.ceil(far(day))));
}
const countNotices = () =>
  db.$count(notification, sql`${notification.accountId} in (select id from account where username not like 'probe_%')`);
const stateCounts = () =>
  rows(db, sql`select state, count(*)::int as n from purchase_request group by state order by state`);

it('three days later the demo looks as on its first day, however often the job runs, and nobody is notified', async () => {
  const before = await picture(0);
  for (const part of ['"addenda"', '"undoneAt"', '"since"']) expect(before).toContain(part);
  const notices = await countNotices();
  const expired: string[] = [];
  const off = tagRegister().subscribe(({ tags }) => void expired.push(...tags));
  await passTo(0.9);
  expect(expired).toEqual([]);
  expect(await picture(0)).toBe(before);
  await Promise.all([passTo(3.2), passTo(3.2)]);
  expect(await picture(3)).toBe(before);
  const [open] = await db.select().from(purchaseRequest).where(eq(purchaseRequest.state, 'open')).limit(1);
  expect(expired).toEqual(expect.arrayContaining([purchaseTag(open?.id ?? 0), purchaseListTag]));
  expired.splice(0);
  await passTo(3.2);
  await passTo(3.9);
  off();
  expect(expired).toEqual([]);
  expect(await picture(3)).toBe(before);
  expect(await countNotices()).toBe(notices);
});

it('after a long pause as many requests are open as before', async () => {
  const before = await stateCounts();
  const notices = await countNotices();
  await passTo(45.5);
  expect(await stateCounts()).toEqual(before);
  expect(await countNotices()).toBe(notices);
  const open = await rows<{ days: number }>(
    db,
    sql`select extract(epoch from deadline_at - ${inDays(45).toISOString()}::timestamptz)::float8 / 86400 as days
      from portal_search where kind = 'purchase'`,
  );
  expect(open.length).toBeGreaterThan(100);
  expect(Math.min(...open.map(({ days }) => days))).toBeGreaterThan(4);
});

it('visitors’ own items keep their dates and expire, as do those they changed', async () => {
  const [demoBuyer] = await db.select().from(account).where(eq(account.username, 'buyer_en'));
  const visitors = [await makePurchaser(), { kind: 'purchaser', accountId: demoBuyer?.id } as PurchaserActor];
  const made: number[] = [];
  for (const one of visitors) made.push(await makeRequest(one, { validUntil: inDays(4).toISOString() }));
  const [taken] = await db
    .select({ id: purchaseRequest.id })
    .from(purchaseRequest)
    .where(sql`${purchaseRequest.state} = 'open' and ${purchaseRequest.kind} = 'public'`)
    .orderBy(purchaseRequest.id)
    .limit(1);
  const quoted = taken?.id ?? 0;
  await makeQuotation(await makeBidder(), quoted);
  const isTheirs = (id: number) => made.includes(id) || id === quoted;
  const [theirs, demo] = [await picture(0, isTheirs), await picture(0, (id) => !isTheirs(id))];
  await passTo(3.2);
  await passTo(3.5);
  const untold = (text: string) => text.replace(/"closingToldAt": .*/g, '');
  expect(untold(await picture(0, isTheirs))).toBe(untold(theirs));
  expect(await picture(3, (id) => !isTheirs(id))).toBe(demo);
  await passTo(45);
  const states = await db
    .select({ id: purchaseRequest.id, state: purchaseRequest.state })
    .from(purchaseRequest)
    .where(inArray(purchaseRequest.id, [...made, quoted]));
  const stateOf = (id: number) => states.find((one) => one.id === id)?.state;
  expect(made.map(stateOf)).toEqual(made.map(() => 'expired'));
  // Its new quotation is valid for years.
  expect(stateOf(quoted)).toBe('closed');
  expect(await db.$count(account, like(account.username, 'probe_%'))).toBeGreaterThan(0);
});

it('moved items are not new to followers and saved searches, but later events are', async () => {
  await forget();
  const start = new Date(Date.now() - 3.2 * 86_400_000);
  await loadDemoAccounts(db, true, start);
  const reader = await makeBidder();
  const followed = await rows<{ id: number; buyer: number }>(
    db,
    sql`select r.id, r.account_id as buyer from purchase_request r join purchase_addendum d on d.request_id = r.id
      where r.state = 'open' and r.kind = 'public' order by r.id`,
  );
  const [first] = followed;
  if (!first) throw new Error('no request with an addendum');
  for (const { id } of followed) await addFollow(reader, { type: 'request', id });
  await db.update(follow).set({ seenAt: start }).where(eq(follow.accountId, reader.accountId));
  const search = { name: 'All', words: '', country: null, categoryId: null, incoterm: null };
  await saveSearch(reader, { id: null, search }, start);
  const follows = () => db.select().from(follow).where(eq(follow.accountId, reader.accountId)).orderBy(follow.id);
  const begun = await follows();
  await tradeJob({ demo: true }).run();
  await notifySavedSearches();
  expect(await follows()).toEqual(begun);
  expect(await countNews(reader)).toBe(0);
  expect(await db.$count(notification, eq(notification.accountId, reader.accountId))).toBe(0);
  const buyer = { kind: 'purchaser', accountId: first.buyer } as PurchaserActor;
  const own = await getOwnPurchase(buyer, first.id);
  if (!own) throw new Error('no request');
  const change = { text: 'More.', purchase: { ...own.purchase, quotationMax: 12, destination: 'Elsewhere' } };
  await addAddendum(buyer, first.id, own.revision, change, new Date(Date.now() - 1_000));
  expect(await countNews(reader)).toBe(1);
});
