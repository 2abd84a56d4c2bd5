import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as readFile } from '@/app/api/admin/file/pdf/route';
import { POST as openFile } from '@/app/api/admin/file/route';
import { POST as decide } from '@/app/api/admin/review/decide/route';
import { POST as setStanding } from '@/app/api/admin/standing/route';
import { POST as answer } from '@/app/api/admin/upgrade/route';
import { POST as setVisibility } from '@/app/api/admin/visibility/route';
import { POST as submitProfile } from '@/app/api/company/profile/submit/route';
import { database } from '@/lib/platform/db/client';
import { findRevision } from '@/lib/platform/revision/queries';
import { currentStorage, embeddedStorage } from '@/lib/platform/storage/settings';
import { submitProduct } from '@/lib/product/edit/commands';
import { openLicence } from '@/lib/staff/file/commands';
import { getReview } from '@/lib/staff/review/queries';
import { demoDatabase } from '../database';
import { findReferences, makeDraft, makeUpload, productOf } from '../factories';
import { Browser } from './browser-double';
import { companyColumn, one, profileOf, waitingOf } from './company-kit';
import { openStorage, sendSheet } from './sheet-kit';
import { type Colleague, deedsOf, host, makeColleague, passUndo, readThing } from './staff-kit';

let reviewer: Colleague;
let second: Colleague;
let support: Colleague;
let editor: Colleague;
let supplier: Awaited<ReturnType<typeof makeDraft>>;

const submit = async (over: object = {}) => {
  const revision = await findRevision(database(), 'company', supplier.actor.companyId);
  await supplier.browser.post(submitProfile, { ...(await profileOf(supplier.actor, over)), revision });
  return (await waitingOf(supplier.actor)) ?? 0;
};
const status = () => companyColumn<string>(supplier.actor, 'status');
const calls = (id: number) => {
  const { companyId } = supplier.actor;
  const standing = { grade: 'C', gradeValidUntil: null, membership: 'regular', membershipValidUntil: null, checks: [] };
  return [
    [decide, { id, decision: 'approve' }],
    [setVisibility, { kind: 'company', id: companyId, revision: 0, on: false, reason: 'No' }],
    [setStanding, { companyId, revision: 0, ...standing }],
    [answer, { id, revision: 0, granted: false, answer: 'No' }],
    [openFile, { companyId, key: 'licence/x' }],
  ] as const;
};

beforeAll(async () => {
  await demoDatabase();
  [reviewer, second, support, editor] = [
    await makeColleague('decide_first', 'reviewer'),
    await makeColleague('decide_admin', 'admin'),
    await makeColleague('decide_support', 'support'),
    await makeColleague('decide_editor', 'editor'),
  ];
  supplier = await makeDraft('decide_supplier');
}, 240_000);

describe('a decision', () => {
  it('is made only by staff', async () => {
    const id = await submit();
    const buyer = new Browser();
    await buyer.register('purchaser', 'decide_buyer');
    const host = 'geco.localhost:3000';
    for (const [call, body] of calls(id))
      for (const browser of [supplier.browser, buyer, new Browser()])
        expect((await browser.post(call, body, { host })).status).toBe(401);
    expect(await status()).toBe('review');
  });

  it('is made by a reviewer, not by an editor or support', async () => {
    const id = (await waitingOf(supplier.actor)) ?? 0;
    for (const [call, body] of calls(id))
      for (const { browser } of [support, editor])
        expect(await browser.ask(call, body)).toMatchObject({
          status: 403,
          errors: [{ field: 'role', key: 'staffRole' }],
        });
    expect(await status()).toBe('review');
  });

  it('is accepted only from a console page', async () => {
    const id = (await waitingOf(supplier.actor)) ?? 0;
    for (const origin of [null, 'http://en.geco.localhost:3000', 'http://evil.example'])
      expect((await reviewer.browser.ask(decide, { id, decision: 'approve' }, { origin })).status).toBe(403);
    const elsewhere = { host: 'en.geco.localhost:3000' };
    expect((await reviewer.browser.ask(decide, { id, decision: 'approve' }, elsewhere)).status).toBe(404);
    expect(await status()).toBe('review');
  });

  it('to reject gives the reason, to the supplier and in the log', async () => {
    const id = (await waitingOf(supplier.actor)) ?? 0;
    for (const reason of ['', '   ', 'x'.repeat(501)])
      expect((await reviewer.browser.ask(decide, { id, decision: 'reject', reason })).status).toBe(400);
    const response = await reviewer.browser.settle(decide, {
      id,
      decision: 'reject',
      reason: ' The licence cannot be read. ',
    });
    expect(response.status).toBe(200);
    expect(await status()).toBe('rejected');
    expect(await companyColumn(supplier.actor, 'reject_reason')).toBe('The licence cannot be read.');
    expect((await deedsOf(supplier.actor.companyId))[0]).toMatchObject({
      action: 'company.reject',
      accountId: reviewer.actor.accountId,
      detail: { reason: 'The licence cannot be read.' },
    });
  });

  it('approves a new licence only if opened, or confirmed by the reviewer', async () => {
    const id = await submit();
    const { companyId } = supplier.actor;
    const approve = () => reviewer.browser.ask(decide, { id, decision: 'approve' });
    expect((await getReview(reviewer.actor, id, 'en'))?.seen).toBe(false);
    expect((await approve()).errors).toMatchObject([{ field: 'unseen', key: 'licenceUnseen' }]);
    const storage = () => embeddedStorage('/nowhere', 'secret');
    await openLicence(storage, second.actor, {
      companyId,
      key: (await companyColumn(supplier.actor, 'licence')) ?? '',
    });
    expect((await approve()).status).toBe(400);
    await openLicence(storage, reviewer.actor, {
      companyId,
      key: (await companyColumn(supplier.actor, 'licence')) ?? '',
    });
    expect((await getReview(reviewer.actor, id, 'en'))?.seen).toBe(true);
    expect((await approve()).status).toBe(200);
    await database().execute(sql`delete from held_decision`);
  });

  it('of two concurrent reviewers is made once; the second is informed', async () => {
    const id = await submit();
    const answers = await Promise.all([
      reviewer.browser.ask(decide, { id, decision: 'approve', unseen: true }),
      second.browser.ask(decide, { id, decision: 'reject', reason: 'No' }),
    ]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
    expect(answers.find((one) => one.status === 409)?.errors).toMatchObject([{ key: 'decided' }]);
    await passUndo();
    expect((await second.browser.ask(decide, { id, decision: 'approve' })).status).toBe(409);
    expect((await second.browser.ask(decide, { id: 2_000_000_000, decision: 'approve' })).status).toBe(404);
    await database().execute(sql`update company set status = 'normal', published_at = now(), reject_reason = null
      where id = ${supplier.actor.companyId}`);
  });

  it('on a product works the same', async () => {
    const { id } = await submitProduct(supplier.actor, null, productOf(await findReferences(), 'Quagmire pump'));
    const { review } = await one<{ review: number }>(
      sql`select id as review from review where kind = 'product' and target_id = ${id}`,
    );
    expect((await second.browser.settle(decide, { id: review, decision: 'approve' })).status).toBe(200);
    expect(await one(sql`select status from product where id = ${id}`)).toEqual({ status: 'normal' });
    expect((await deedsOf(supplier.actor.companyId)).map(({ action }) => action)).toContain('product.approve');
    const off = { ...(await readThing('product', id)), on: false, reason: 'Counterfeit' };
    expect((await reviewer.browser.ask(setVisibility, { ...off, reason: '' })).status).toBe(400);
    expect((await reviewer.browser.settle(setVisibility, off)).status).toBe(200);
    expect(await one(sql`select status, listed from product where id = ${id}`)).toEqual({
      status: 'disable',
      listed: false,
    });
    expect(
      (await reviewer.browser.settle(setVisibility, { ...(await readThing('product', id)), on: true })).status,
    ).toBe(200);
  });

  it('on a resubmitted version is refused with a link to the new one', async () => {
    const input = productOf(await findReferences(), 'Twice sent pump');
    const { id, revision } = await submitProduct(supplier.actor, null, input);
    const waiting = async () =>
      (
        await one<{ id: number }>(
          sql`select id from review where kind = 'product' and target_id = ${id} and state = 'pending'`,
        )
      ).id;
    const former = await waiting();
    await submitProduct(supplier.actor, id, { ...input, model: 'Other' }, revision);
    const newer = await waiting();
    const refused = await reviewer.browser.ask(decide, { id: former, decision: 'approve' });
    expect(refused).toMatchObject({ status: 409, errors: [{ key: 'takenBack' }], data: { newer } });
  });

  it('takes nothing down if its public version differs from the one read', async () => {
    const input = productOf(await findReferences(), 'Twice approved pump');
    const { id, revision } = await submitProduct(supplier.actor, null, input);
    const approve = async () => {
      const { review } = await one<{ review: number }>(
        sql`select max(id) as review from review where kind = 'product' and target_id = ${id}`,
      );
      expect((await second.browser.settle(decide, { id: review, decision: 'approve' })).status).toBe(200);
    };
    await approve();
    const read = await readThing('product', id);
    await submitProduct(supplier.actor, id, { ...input, model: 'Other' }, revision);
    // A pending version is not what visitors read.
    expect(await readThing('product', id)).toEqual(read);
    await approve();
    const refused = await reviewer.browser.ask(setVisibility, { ...read, on: false, reason: 'Counterfeit' });
    expect(refused).toMatchObject({ status: 409, errors: [{ field: 'revision', key: 'changed' }] });
  });
});

describe('staff', () => {
  it('take down a company and restore it', async () => {
    const { companyId } = supplier.actor;
    const off = { ...(await readThing('company', companyId)), on: false, reason: 'Fraud was reported' };
    expect((await reviewer.browser.settle(setVisibility, off)).status).toBe(200);
    expect(await status()).toBe('disabled');
    expect((await deedsOf(companyId))[0]).toMatchObject({ action: 'company.disable', detail: { reason: off.reason } });
    expect(
      (await reviewer.browser.settle(setVisibility, { ...(await readThing('company', companyId)), on: true })).status,
    ).toBe(200);
    expect(await status()).not.toBe('disabled');
  });

  it('hide a showroom page, which visitors then cannot find', async () => {
    const { companyId } = supplier.actor;
    const { id } = await one<{ id: number }>(
      sql`insert into showroom_page (company_id) values (${companyId}) returning id`,
    );
    const off = { ...(await readThing('page', id)), on: false, reason: 'Advertises another company' };
    expect((await reviewer.browser.settle(setVisibility, off)).status).toBe(200);
    expect((await second.browser.ask(setVisibility, off)).status).toBe(409);
    expect(await one(sql`select hidden_reason as reason from showroom_page where id = ${id}`)).toEqual({
      reason: off.reason,
    });
    // The reviewed version is shown again, not what its company wrote since, also while the decision is held.
    const written = async () =>
      void (await database().execute(sql`insert into revision (kind, target_id, number) values ('page', ${id}, 1)
        on conflict (kind, target_id) do update set number = revision.number + 1`));
    const read = await readThing('page', id);
    await written();
    expect((await reviewer.browser.ask(setVisibility, { ...read, on: true })).errors).toMatchObject([
      { key: 'changed' },
    ]);
    expect((await reviewer.browser.ask(setVisibility, { ...(await readThing('page', id)), on: true })).status).toBe(
      200,
    );
    await written();
    await passUndo();
    expect(await one(sql`select hidden_reason as reason from showroom_page where id = ${id}`)).toEqual({
      reason: off.reason,
    });
    expect((await reviewer.browser.settle(setVisibility, { ...(await readThing('page', id)), on: true })).status).toBe(
      200,
    );
  });

  it('open a company’s licence, with an audit entry', async () => {
    const { companyId } = supplier.actor;
    const [licence, picture] = [
      await makeUpload(supplier.actor, 'licence'),
      await makeUpload(supplier.actor, 'picture'),
    ];
    const storage = () => embeddedStorage('/nowhere', 'secret');
    const { address, type } = await openLicence(storage, reviewer.actor, { companyId, key: licence });
    expect(type).toBe('image/jpeg');
    expect(address).toMatch(/^\/storage\/private\/licence\/probe-.*\?attname=licence\.jpg&e=\d+&token=/);
    expect((await deedsOf(companyId))[0]).toMatchObject({
      action: 'licence.read',
      accountId: reviewer.actor.accountId,
      detail: { key: licence },
    });
    for (const body of [
      { companyId: companyId + 1, key: licence },
      { companyId, key: picture },
      { companyId, key: 'licence/unknown' },
    ])
      expect((await reviewer.browser.ask(openFile, body)).status).toBe(404);
    expect((await support.browser.ask(openFile, { companyId, key: licence })).status).toBe(403);
  });

  it('see a PDF licence in the console once opened, and nobody else does', async () => {
    const { companyId } = supplier.actor;
    const { double, close } = await openStorage();
    const sent = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';
    const key = await sendSheet(double, supplier.actor, Buffer.from(sent), 'register.pdf', 'licence');
    const look = (address: string, { browser }: { browser: Browser }) =>
      readFile(
        new Request(`http://${host}${address}`, {
          headers: { host, cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') },
        }),
      );
    const address = `/api/admin/file/pdf?${new URLSearchParams({ companyId: String(companyId), key })}`;
    expect((await look(address, reviewer)).status).toBe(404);
    expect((await openLicence(currentStorage, reviewer.actor, { companyId, key })).address).toBe(address);
    const shown = await look(address, reviewer);
    expect(shown.headers.get('content-disposition')).toMatch(/^inline;/);
    expect(shown.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await shown.text()).toBe(sent);
    const answers = [second, support, supplier].map((who) => look(address, who));
    expect((await Promise.all(answers)).map(({ status: code }) => code)).toEqual([404, 403, 401]);
    await close();
  });
});
