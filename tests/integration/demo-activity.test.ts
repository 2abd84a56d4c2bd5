import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { loadDemoAccounts } from '@/lib/demo/load-account';
import { readActivity } from '@/lib/demo/load-activity';
import { kindOfNotice } from '@/lib/notification/constants';
import { rows } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { agentApplication, agentApplicationCountry, agentTerritory } from '@/lib/platform/db/schema/agent';
import { fairMeeting, fairRegistration } from '@/lib/platform/db/schema/fair';
import { favourite, follow } from '@/lib/platform/db/schema/footprint';
import { notification } from '@/lib/platform/db/schema/notification';
import { purchaseContact, purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { savedSearch } from '@/lib/platform/db/schema/saved-search';
import { demoDatabase, loadedOn, undone } from '../database';

beforeAll(async () => void (await demoDatabase()));

it('the demo’s people have applied, registered, met, searched and been notified, each before the load date', () =>
  undone(async (tx) => {
    await tx.execute(sql`delete from account`);
    await loadDemoAccounts(tx, true, loadedOn);
    const seeds = readActivity();
    const applications = await tx.select().from(agentApplication);
    expect(applications).toHaveLength(seeds.applications.length);
    expect(new Set(applications.map(({ state }) => state)).size).toBe(3);
    const countries = await tx.select().from(agentApplicationCountry);
    expect(countries).toHaveLength(seeds.applications.flatMap((one) => one.countries).length);
    const accepted = applications.filter(({ state }) => state === 'accepted').map(({ id }) => id);
    const given = await tx.select().from(agentTerritory).where(inArray(agentTerritory.applicationId, accepted));
    expect(given).toHaveLength(countries.filter(({ applicationId }) => accepted.includes(applicationId)).length);
    expect(await tx.select().from(fairMeeting)).toHaveLength(seeds.meetings.length);
    const buyers = await tx.select().from(account).where(eq(account.kind, 'purchaser'));
    const registered = await tx.select().from(fairRegistration);
    for (const { id } of buyers) expect(registered.filter((one) => one.accountId === id).length).toBeGreaterThan(2);
    expect(await tx.select().from(savedSearch)).toHaveLength(seeds.searches.length);
    const notices = await tx.select().from(notification);
    const sent = notices.filter(({ type }) => type !== 'welcome');
    expect(sent.filter(({ type, mailedAt }) => !(type in kindOfNotice) || mailedAt === null)).toEqual([]);
    for (const { createdAt, readAt } of sent)
      expect(Math.max(createdAt.getTime(), readAt?.getTime() ?? 0)).toBeLessThan(loadedOn.getTime());
    const inboxOf = (accountId: number) => sent.filter((one) => one.accountId === accountId);
    for (const { id, username } of buyers) expect([username, inboxOf(id).length > 3]).toEqual([username, true]);
    const owners = await tx.select().from(account).where(eq(account.username, 'supplier_a_diamond'));
    const types = new Set(owners.flatMap(({ id }) => inboxOf(id)).map(({ type }) => type));
    const [seen] = await rows<{ views: number; counted: number; words: number; calls: number }>(
      tx,
      sql`select (select sum(views)::int from page_view v where (v.kind, v.subject_id, v.day) in
          (select kind, subject_id, day from visit_count)) as views,
        sum(count) filter (where measure = 'country')::int as counted,
        sum(count) filter (where measure = 'term')::int as words,
        sum(count) filter (where measure = 'call')::int as calls
      from visit_count`,
    );
    expect(seen?.counted).toBe(seen?.views);
    expect(Math.min(seen?.words ?? 0, seen?.calls ?? 0)).toBeGreaterThan(20);
    expect(types).toEqual(new Set(['purchaseInvited', 'applicationReceived', 'fairMeetingBooked']));
  }));

it('the demo’s buyers follow others’ requests and favourite offers, and its suppliers keep known buyers', () =>
  undone(async (tx) => {
    await tx.execute(sql`delete from account`);
    await loadDemoAccounts(tx, true, loadedOn);
    const people = await tx.select().from(account);
    const requests = await tx.select().from(purchaseRequest);
    const follows = await tx.select().from(follow).where(eq(follow.type, 'request'));
    for (const { id, username } of people.filter(({ kind }) => kind === 'purchaser')) {
      const own = follows.filter(({ accountId }) => accountId === id);
      expect([username, own.length > 3]).toEqual([username, true]);
    }
    for (const { accountId, requestId, createdAt } of follows) {
      const followed = requests.find(({ id }) => id === requestId);
      expect(followed?.kind).toBe('public');
      expect(['open', 'closed']).toContain(followed?.state);
      expect(followed?.accountId).not.toBe(accountId);
      expect(createdAt.getTime()).toBeGreaterThan(followed?.publishedAt?.getTime() ?? Number.POSITIVE_INFINITY);
      expect(createdAt.getTime()).toBeLessThan(loadedOn.getTime());
    }
    const marks = await tx.select().from(favourite);
    const offers = await tx
      .select({ productId: quotation.productId, buyerId: purchaseRequest.accountId })
      .from(quotation)
      .innerJoin(purchaseRequest, eq(purchaseRequest.id, quotation.requestId))
      .where(and(inArray(quotation.state, ['submitted', 'revised']), isNotNull(quotation.productId)));
    expect(offers.length).toBeGreaterThan(40);
    const isMarked = ({ productId, buyerId }: (typeof offers)[number]) =>
      marks.some((one) => one.productId === productId && one.accountId === buyerId);
    expect(offers.filter((offer) => !isMarked(offer))).toEqual([]);
    const kept = marks.filter(({ type }) => type === 'purchaser');
    expect(new Set(kept.map(({ accountId }) => accountId)).size).toBeGreaterThan(4);
    const opened = await tx.select().from(purchaseContact);
    for (const { accountId, purchaserId, createdAt } of kept) {
      const companyId = people.find(({ id }) => id === accountId)?.companyId;
      const ofBuyer = requests.filter((one) => one.accountId === purchaserId).map(({ id }) => id);
      const known = opened.filter((one) => one.companyId === companyId && ofBuyer.includes(one.requestId));
      expect(Math.min(...known.map(({ openedAt }) => openedAt.getTime()))).toBe(createdAt.getTime());
      expect(createdAt.getTime()).toBeLessThan(loadedOn.getTime());
    }
  }));
