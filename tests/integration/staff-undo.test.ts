import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as dismiss } from '@/app/api/admin/decision/dismiss/route';
import { POST as undo } from '@/app/api/admin/decision/undo/route';
import { POST as decide } from '@/app/api/admin/review/decide/route';
import { POST as setStanding } from '@/app/api/admin/standing/route';
import { POST as setVisibility } from '@/app/api/admin/visibility/route';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { onWake } from '@/lib/platform/job/wake';
import { allTags, tagRegister } from '@/lib/platform/pagestore/expiry';
import { submitProduct, withdrawProduct } from '@/lib/product/edit/commands';
import { carryOutDue } from '@/lib/staff/hold/job';
import { listDelayed } from '@/lib/staff/hold/queries';
import { countQueues } from '@/lib/staff/queue/queries';
import { getReview } from '@/lib/staff/review/queries';
import english from '@/messages/en.json';
import { demoDatabase } from '../database';
import { findReferences, makeSupplier, productOf } from '../factories';
import { messagesTo } from './browser-double';
import { companyColumn, one } from './company-kit';
import { columnOf } from './product-kit';
import { type Colleague, deedsOf, makeColleague, passUndo, readThing } from './staff-kit';

let reviewer: Colleague;
let second: Colleague;
let supplier: Awaited<ReturnType<typeof makeSupplier>>;
let references: Awaited<ReturnType<typeof findReferences>>;
let names = 0;
let mail = '';

const waiting = async (): Promise<{ id: number; review: number }> => {
  const { id } = await submitProduct(supplier.actor, null, productOf(references, `Undo pump ${++names}`));
  const { review } = await one<{ review: number }>(
    sql`select id as review from review where kind = 'product' and target_id = ${id} and state = 'pending'`,
  );
  return { id, review };
};
const noticed = async () =>
  (
    await rows<{ type: string }>(
      database(),
      sql`select type from notification where account_id = ${supplier.actor.accountId}`,
    )
  )
    .map(({ type }) => type)
    .filter((type) => type.startsWith('product') || type.startsWith('standing') || type.startsWith('company'));
const heldOf = async ({ actor }: Colleague) => listDelayed(actor, 'en');

beforeAll(async () => {
  await demoDatabase();
  reviewer = await makeColleague('undo_first', 'reviewer');
  second = await makeColleague('undo_second', 'admin');
  supplier = await makeSupplier('undo_supplier');
  references = await findReferences();
  mail = 'undo@probe.example';
  await database().execute(
    sql`update account set email = ${mail}, email_confirmed_at = now() where id = ${supplier.actor.accountId}`,
  );
}, 240_000);
beforeEach(async () => {
  await database().execute(sql`delete from held_decision`);
  await database().execute(sql`delete from notification where account_id = ${supplier.actor.accountId}`);
  await database().execute(sql`delete from outbox where recipient = ${mail}`);
});

describe('a decision', () => {
  it('that comes second is told who decided first, how and when, before and after it takes effect', async () => {
    const { review } = await waiting();
    await reviewer.browser.ask(decide, { id: review, decision: 'reject', reason: 'No picture' });
    const late = await second.browser.ask(decide, { id: review, decision: 'approve' });
    const conflict = { by: 'reviewer Probe', own: false, action: 'product.reject', at: expect.stringMatching(/Z$/) };
    expect(late).toMatchObject({ status: 409, data: conflict });
    await passUndo();
    expect(await second.browser.ask(decide, { id: review, decision: 'approve' })).toMatchObject({
      status: 409,
      data: conflict,
    });
    expect(await reviewer.browser.ask(decide, { id: review, decision: 'approve' })).toMatchObject({
      status: 409,
      data: { ...conflict, own: true },
    });
  });

  it('changes and sends nothing during the undo period, then everything', async () => {
    const { id, review } = await waiting();
    const before = (await countQueues(reviewer.actor)).find(({ kind }) => kind === 'product')?.count ?? 0;
    const answer = await reviewer.browser.ask(decide, { id: review, decision: 'approve' });
    expect(answer).toMatchObject({ status: 200, data: { milliseconds: config.decision.undoSeconds * 1000 } });
    await carryOutDue();
    expect(await columnOf(id, 'status')).toBe('pending');
    expect([await noticed(), await messagesTo(mail)]).toEqual([[], []]);
    expect((await countQueues(reviewer.actor)).find(({ kind }) => kind === 'product')?.count).toBe(before - 1);
    expect(await getReview(second.actor, review, 'en')).toMatchObject({
      held: { by: 'reviewer Probe', action: 'product.approve', own: false },
    });
    await passUndo();
    expect(await columnOf(id, 'status')).toBe('normal');
    expect(await noticed()).toEqual(['productApproved']);
    expect(await messagesTo(mail)).toHaveLength(1);
    expect(await heldOf(reviewer)).toEqual([]);
  });

  it('that is undone leaves everything unchanged, except an audit entry', async () => {
    const { id, review } = await waiting();
    const { data } = await reviewer.browser.ask(decide, { id: review, decision: 'reject', reason: 'No' });
    expect(await heldOf(reviewer)).toMatchObject([{ id: data.id, action: 'product.reject', failure: null }]);
    expect((await reviewer.browser.ask(undo, { id: data.id })).status).toBe(200);
    await passUndo();
    expect(await columnOf(id, 'status')).toBe('pending');
    expect([await noticed(), await messagesTo(mail)]).toEqual([[], []]);
    expect((await deedsOf(supplier.actor.companyId))[0]).toMatchObject({
      action: 'decision.undo',
      targetId: id,
      detail: { action: 'product.reject' },
    });
    expect((await reviewer.browser.ask(decide, { id: review, decision: 'approve' })).status).toBe(200);
  });

  it('is undone only by its author, and not after the undo period', async () => {
    const { id, review } = await waiting();
    const { data } = await reviewer.browser.ask(decide, { id: review, decision: 'approve' });
    expect((await second.browser.ask(undo, { id: data.id })).errors).toMatchObject([{ key: 'undoLate' }]);
    await passUndo();
    expect((await reviewer.browser.ask(undo, { id: data.id })).errors).toMatchObject([{ key: 'undoLate' }]);
    expect(await columnOf(id, 'status')).toBe('normal');
  });

  it('blocks a second reviewer meanwhile', async () => {
    const { review } = await waiting();
    await reviewer.browser.ask(decide, { id: review, decision: 'approve' });
    const late = await second.browser.ask(decide, { id: review, decision: 'reject', reason: 'No' });
    expect(late).toMatchObject({ status: 409, errors: [{ key: 'decided' }] });
  });

  it('on what the supplier withdraws meanwhile does not take effect, and its author is notified', async () => {
    const { id, review } = await waiting();
    await reviewer.browser.ask(decide, { id: review, decision: 'approve' });
    await withdrawProduct(supplier.actor, id);
    await passUndo();
    expect(await columnOf(id, 'status')).not.toBe('normal');
    const [failed] = await heldOf(reviewer);
    expect(failed).toMatchObject({ failure: english.validation.takenBack });
    expect(await heldOf(second)).toEqual([]);
    expect((await reviewer.browser.ask(dismiss, { id: failed?.id ?? 0 })).status).toBe(200);
    expect(await heldOf(reviewer)).toEqual([]);
  });

  it('survives a process crash, and takes effect once even if started twice', async () => {
    const { id, review } = await waiting();
    await reviewer.browser.ask(decide, { id: review, decision: 'approve' });
    const later = new Date(Date.now() + 11_000);
    // As if the process had ended before the command, then after it.
    await database().execute(sql`update held_decision set started_at = ${later.toISOString()}`);
    await carryOutDue(later);
    expect(await columnOf(id, 'status')).toBe('pending');
    await carryOutDue(new Date(later.getTime() + 61_000));
    expect(await columnOf(id, 'status')).toBe('normal');
    await database().execute(sql`insert into held_decision (subject, command, input, account_id, company_id, action, target_id, title, created_at, due_at)
      values (${`review:${review}`}, 'review', ${JSON.stringify({ id: review, decision: 'approve' })}::jsonb, ${reviewer.actor.accountId},
        ${supplier.actor.companyId}, 'product.approve', ${id}, 'Undo', now() - interval '1 minute', now())`);
    const dropped: (readonly string[])[] = [];
    const off = tagRegister().subscribe(({ tags }) => void dropped.push(tags));
    await passUndo();
    await passUndo();
    off();
    expect(await heldOf(reviewer)).toEqual([]);
    expect(await noticed()).toEqual(['productApproved']);
    // The ended process may not have expired its pages.
    expect(dropped).toEqual([[allTags]]);
  });

  it('reports its failure in words, with the limit', async () => {
    const { review } = await waiting();
    await reviewer.browser.ask(decide, { id: review, decision: 'approve' });
    const failureOf = async (failure: string) => {
      await database().execute(sql`update held_decision set failure = ${failure}`);
      return (await heldOf(reviewer))[0]?.failure;
    };
    expect(await failureOf('validation.wordLimit:50')).toContain('50');
    expect(await failureOf('validation.wordLimit:50')).not.toContain('wordLimit');
    expect(await failureOf('validation.nobodyKnows')).toBe(english.validation.invalid);
    expect(await failureOf('error.forbidden')).toBe(english.error.forbidden);
    expect(await failureOf('error.teapot')).toBe(english.error.internal);
  });

  it('of somebody no longer authorised does not take effect', async () => {
    const { id, review } = await waiting();
    await second.browser.ask(decide, { id: review, decision: 'approve' });
    await database().execute(sql`update staff_role set role = 'support' where account_id = ${second.actor.accountId}`);
    await passUndo();
    expect(await columnOf(id, 'status')).toBe('pending');
    expect((await heldOf(second))[0]?.failure).not.toBeNull();
    await database().execute(sql`update staff_role set role = 'admin' where account_id = ${second.actor.accountId}`);
  });

  it('wakes the runner after its undo period', async () => {
    const woken: (number | undefined)[] = [];
    const off = onWake((job, delay) => job === 'held-decision' && woken.push(delay));
    await reviewer.browser.ask(decide, { id: (await waiting()).review, decision: 'approve' });
    off();
    expect(woken).toEqual([config.decision.undoSeconds * 1000]);
  });
});

describe('successive decisions on one company', () => {
  const notices = () =>
    rows<{ type: string; path: string; values: object }>(
      database(),
      sql`select type, path, values from notification where account_id = ${supplier.actor.accountId} and type <> 'welcome' order by id`,
    );
  const mails = () =>
    rows<{ subject: string; text: string }>(
      database(),
      sql`select content ->> 'subject' as subject, content ->> 'text' as text from outbox
        where recipient = ${mail} and sent_at is null order by id`,
    );
  const decideAll = async (...decisions: ('approve' | 'reject')[]) => {
    for (const decision of decisions) {
      const { review } = await waiting();
      await reviewer.browser.ask(decide, { id: review, decision, reason: 'No picture' });
    }
    await passUndo();
  };

  it('are reported in one notice and one e-mail, rejected ones first by name', async () => {
    await decideAll('approve', 'reject', 'approve');
    const rejected = `Undo pump ${names - 1}`;
    expect(await notices()).toMatchObject([
      { type: 'reviewDigest', path: '/companycenter/productService.html', values: { approved: 2, rejected: 1 } },
    ]);
    const [first, ...more] = await mails();
    expect(more).toEqual([]);
    expect(first?.subject).toBe('Products: 1 rejected, 2 approved');
    expect(first?.text.replaceAll(/[\u2068\u2069]/g, '')).toContain(
      `Rejected: ${rejected} (No picture). Revise and submit again. 2 submissions have been approved`,
    );
    expect(first?.text).toContain('/companycenter/productService.html');
    await decideAll('approve');
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Products: 1 rejected, 3 approved']);
  });

  it('are reported anew once the notice was read, and once the e-mail was sent', async () => {
    await decideAll('approve', 'approve');
    await database().execute(
      sql`update notification set read_at = now() where account_id = ${supplier.actor.accountId}`,
    );
    await decideAll('approve');
    expect((await notices()).map(({ type }) => type)).toEqual(['reviewDigest', 'productApproved']);
    await database().execute(sql`update outbox set sent_at = now() where recipient = ${mail}`);
    await decideAll('reject');
    expect((await notices()).map(({ values }) => values)).toMatchObject([
      { approved: 2 },
      { approved: 1, rejected: 1 },
    ]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Products: 1 rejected, 1 approved']);
  });

  it('are separate if the previous was a while ago', async () => {
    await decideAll('approve');
    await database().execute(sql`update notification set created_at = created_at - interval '1 hour'
      where account_id = ${supplier.actor.accountId}`);
    await decideAll('reject');
    expect((await notices()).map(({ type }) => type)).toEqual(['productApproved', 'productRejected']);
    expect(await mails()).toHaveLength(2);
  });
});

describe('a standing and a disabling', () => {
  it('are held too', async () => {
    const { companyId } = supplier.actor;
    const gold = {
      ...{
        companyId,
        revision: 0,
        grade: 'C',
        gradeValidUntil: null,
        membership: 'gold',
        membershipValidUntil: '2099-01-01',
      },
      checks: [],
    };
    const { data } = await reviewer.browser.ask(setStanding, gold);
    expect((await second.browser.ask(setStanding, { ...gold, membership: 'diamond' })).status).toBe(409);
    expect(await companyColumn(supplier.actor, 'membership')).toBe('regular');
    await reviewer.browser.ask(undo, { id: data.id });
    await reviewer.browser.ask(setVisibility, {
      ...(await readThing('company', companyId)),
      on: false,
      reason: 'Fraud',
    });
    expect(await companyColumn(supplier.actor, 'status')).toBe('normal');
    await passUndo();
    expect(await companyColumn(supplier.actor, 'membership')).toBe('regular');
    expect(await companyColumn(supplier.actor, 'status')).toBe('disabled');
    expect(await noticed()).toEqual(['companyDisabled']);
    await reviewer.browser.settle(setVisibility, { ...(await readThing('company', companyId)), on: true });
  });
});
