import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as read } from '@/app/api/admin/report/messages/route';
import { POST as decide } from '@/app/api/admin/report/route';
import { sendMessage } from '@/lib/chat/commands';
import { startChat } from '@/lib/chat/conversation/commands';
import { getConversation } from '@/lib/chat/queries';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { notification } from '@/lib/platform/db/schema/notification';
import { report } from '@/lib/platform/db/schema/report';
import { audit } from '@/lib/platform/db/schema/review';
import type { AppError } from '@/lib/platform/errors';
import { reportConversation } from '@/lib/report/conversation/commands';
import { countQueues } from '@/lib/staff/queue/queries';
import { listReports } from '@/lib/staff/report/queries';
import { demoDatabase } from '../database';
import { type Colleague, makeColleague, passUndo, readReport } from './staff-kit';
import { makeBidder, makePurchaser } from './trade-kit';

let reviewer: Colleague;
let support: Colleague;
let buyer: PurchaserActor;
let supplier: SupplierActor;
let conversationId: number;

const say = (actor: MemberActor, text: string) =>
  sendMessage(actor, 'en', { conversationId, clientId: crypto.randomUUID(), message: { kind: 'text', text } });
const tell = (actor: MemberActor, text = 'Asks for a deposit', block = false) =>
  reportConversation(actor, { id: conversationId, reason: 'fraud', text, block }).then(
    () => null,
    ({ code }: AppError) => code,
  );
const waiting = async () =>
  (await listReports(reviewer.actor, 1, 'en')).rows.filter(
    ({ conversation }) => conversation?.companyId === supplier.companyId,
  );
const noticesOf = async ({ accountId }: MemberActor) =>
  (
    await database().select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id)
  ).map(({ type, values }) => ({ type, values }));

beforeAll(async () => {
  await demoDatabase();
  reviewer = await makeColleague('chat_reviewer', 'reviewer');
  support = await makeColleague('chat_support', 'support');
}, 240_000);
beforeEach(async () => {
  buyer = await makePurchaser();
  supplier = await makeBidder();
  ({ conversationId } = await startChat(buyer, { companyId: supplier.companyId }));
  await say(buyer, 'Good morning');
  await say(supplier, 'Pay half in advance');
});

describe('a report of a conversation', () => {
  it('is made only by one of its sides, and replaced when repeated', async () => {
    expect(await tell(await makePurchaser())).toBe('notFound');
    expect(await tell({ ...supplier, role: 'editor' } as SupplierActor)).toBe('notFound');
    expect(await tell(buyer)).toBeNull();
    expect(await tell(buyer, 'And for a second one')).toBeNull();
    expect(await waiting()).toMatchObject([
      {
        text: 'And for a second one',
        conversation: { by: 'purchaser', buyer: buyer.name },
        author: 'en',
        reporter: 'fr',
      },
    ]);
  });

  it('blocks the other side if requested', async () => {
    await tell(buyer);
    expect((await getConversation(buyer, 'en', conversationId)).blockedBy).toBeNull();
    await tell(buyer, '', true);
    expect((await getConversation(buyer, 'en', conversationId)).blockedBy).toBe('own');
  });
});

describe('the messages of a reported conversation', () => {
  it('are read by those who decide, up to the report and until the decision, with an audit entry', async () => {
    await tell(buyer);
    await say(buyer, 'Said after the report');
    const [{ id } = { id: 0 }] = await waiting();
    const { status, data } = await reviewer.browser.ask(read, { id });
    expect([status, data]).toMatchObject([
      200,
      { items: [{ text: 'Good morning' }, { text: 'Pay half in advance' }], more: false },
    ]);
    expect(await database().$count(audit, eq(audit.action, 'report.read'))).toBe(1);
    const refused = await support.browser.ask(read, { id });
    expect([refused.status, JSON.stringify(refused)]).toEqual([403, expect.not.stringContaining('Good morning')]);
    await reviewer.browser.settle(decide, { ...(await readReport(id)), upheld: false, reason: 'No evidence' });
    expect((await reviewer.browser.ask(read, { id })).status).toBe(404);
  });
});

describe('the decision', () => {
  it('upheld, warns the other side with the reason, and notifies the reporter', async () => {
    const before = (await countQueues(reviewer.actor)).find(({ kind }) => kind === 'report')?.count ?? 0;
    await tell(buyer);
    const [{ id } = { id: 0 }] = await waiting();
    const reason = 'Advance payments are not asked for here.';
    expect((await reviewer.browser.ask(decide, { ...(await readReport(id)), upheld: true, reason })).status).toBe(200);
    // While held it is not pending, and a second decision on the same is refused.
    expect((await countQueues(reviewer.actor)).find(({ kind }) => kind === 'report')?.count).toBe(before);
    expect((await reviewer.browser.settle(decide, { ...(await readReport(id)), upheld: true, reason })).status).toBe(
      409,
    );
    expect(await noticesOf(supplier)).toEqual([{ type: 'chatWarned', values: { reason } }]);
    expect(await noticesOf(buyer)).toEqual([
      { type: 'reportUpheld', values: expect.objectContaining({ kind: 'conversation' }) },
    ]);
    expect((await getConversation(buyer, 'en', conversationId)).blockedBy).toBeNull();
  });

  it('applies to what was reported when read, also within the undo period', async () => {
    await tell(buyer);
    const [first] = await waiting();
    const id = first?.id ?? 0;
    const decision = { upheld: false, reason: 'No evidence' };
    await tell(buyer, 'He threatened me');
    const refused = await reviewer.browser.ask(decide, { id, revision: first?.revision, ...decision });
    expect(refused).toMatchObject({ status: 409, errors: [{ field: 'revision', key: 'changed' }] });
    expect((await reviewer.browser.ask(decide, { ...(await readReport(id)), ...decision })).status).toBe(200);
    await say(supplier, 'And I shall come');
    await tell(buyer, 'He threatened me');
    await passUndo();
    expect(await noticesOf(buyer)).toEqual([]);
    expect(await waiting()).toMatchObject([{ id, text: 'He threatened me' }]);
  });

  it('dismissed, notifies only the reporter, and leaves the other side’s report', async () => {
    await tell(buyer);
    await tell(supplier, 'Rude');
    const [first] = await waiting();
    const id = first?.id ?? 0;
    await reviewer.browser.settle(decide, { ...(await readReport(id)), upheld: false, reason: 'No evidence' });
    expect((await noticesOf(buyer)).map(({ type }) => type)).toEqual(['reportDismissed']);
    expect(await noticesOf(supplier)).toEqual([]);
    expect(await waiting()).toMatchObject([{ text: 'Rude', conversation: { by: 'supplier' } }]);
    expect(await tell(buyer, 'Again')).toBeNull();
    expect(await database().$count(report, eq(report.conversationId, conversationId))).toBe(3);
  });
});
