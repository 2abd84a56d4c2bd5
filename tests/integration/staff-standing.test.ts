import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as setStanding } from '@/app/api/admin/standing/route';
import { POST as answer } from '@/app/api/admin/upgrade/route';
import { database, rows } from '@/lib/platform/db/client';
import { notification } from '@/lib/platform/db/schema/notification';
import { findRevision } from '@/lib/platform/revision/queries';
import { href } from '@/lib/platform/routes/address';
import { listDelayed } from '@/lib/staff/hold/queries';
import { listUpgrades } from '@/lib/staff/queue/queries';
import { demoDatabase } from '../database';
import { makeSupplier } from '../factories';
import { companyColumn, one } from './company-kit';
import { dropped } from './showcase-kit';
import { type Colleague, deedsOf, makeColleague, passUndo } from './staff-kit';

let reviewer: Colleague;
let second: Colleague;
let supplier: Awaited<ReturnType<typeof makeSupplier>>;

/** One date for all tests of the file, even across midnight. */
const now = Date.now();
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
const check = { kind: 'licence', checkedOn: inDays(-2), validUntil: inDays(700) };
const readRevision = () => findRevision(database(), 'standing', supplier.actor.companyId);
const ask = async (over: object) =>
  reviewer.browser.settle(setStanding, {
    revision: await readRevision(),
    companyId: supplier.actor.companyId,
    grade: 'B',
    gradeValidUntil: inDays(365),
    membership: 'gold',
    membershipValidUntil: inDays(365),
    checks: [check],
    ...over,
  });
const reply = async ({ browser }: Colleague, body: object) =>
  browser.ask(answer, { revision: await readRevision(), ...body });
const settle = async (body: object) => reviewer.browser.settle(answer, { revision: await readRevision(), ...body });
const standingRow = () =>
  one(sql`select grade, grade_valid_until::text as "gradeUntil", membership, membership_valid_until::text as "membershipUntil"
    from company where id = ${supplier.actor.companyId}`);
const noticesOf = async () =>
  (
    await rows<{ type: string }>(
      database(),
      sql`select type from notification where account_id = ${supplier.actor.accountId} order by id desc`,
    )
  ).map(({ type }) => type);
const wish = async (wanted: string) =>
  (
    await one<{ id: number }>(
      sql`insert into upgrade_request (company_id, account_id, wanted, message)
      values (${supplier.actor.companyId}, ${supplier.actor.accountId}, ${wanted}, 'Please') returning id`,
    )
  ).id;

beforeAll(async () => {
  await demoDatabase();
  reviewer = await makeColleague('standing_first', 'reviewer');
  second = await makeColleague('standing_second', 'admin');
  supplier = await makeSupplier('standing_supplier');
}, 240_000);
beforeEach(async () => {
  await ask({ grade: 'C', gradeValidUntil: null, membership: 'regular', membershipValidUntil: null, checks: [] });
});

describe('the standing of a company', () => {
  it('is set with dates and what was checked, with a notice and an audit entry', async () => {
    const { companyId } = supplier.actor;
    let status = 0;
    const tags = await dropped(async () => {
      status = (await ask({})).status;
    });
    expect(status).toBe(200);
    expect(tags).toEqual(expect.arrayContaining([`company:${companyId}`, 'company-list', 'product-list']));
    expect(await standingRow()).toEqual({
      ...{ grade: 'B', gradeUntil: inDays(365), membership: 'gold', membershipUntil: inDays(365) },
    });
    expect(
      await rows(
        database(),
        sql`select kind, checked_on::text as "checkedOn", valid_until::text as "validUntil" from company_verification where company_id = ${companyId}`,
      ),
    ).toEqual([check]);
    expect((await noticesOf())[0]).toBe('standingChanged');
    expect((await deedsOf(companyId))[0]).toMatchObject({
      action: 'company.standing',
      accountId: reviewer.actor.accountId,
      detail: { before: { grade: 'C' }, after: { grade: 'B', membership: 'gold' } },
    });
  });

  it('requires future dates, and a grade requires a check', async () => {
    const refused = async (over: object) => (await ask(over)).errors.map(({ field, key }) => `${field} ${key}`);
    expect(await refused({ gradeValidUntil: null })).toEqual(['gradeValidUntil required']);
    expect(await refused({ membershipValidUntil: '' })).toEqual(['membershipValidUntil required']);
    expect(await refused({ gradeValidUntil: inDays(-1) })).toEqual(['gradeValidUntil dayPast']);
    expect(await refused({ checks: [] })).toEqual(['grade checksNone']);
    expect(await refused({ checks: [{ ...check, validUntil: check.checkedOn }] })).toEqual([
      'checks.0.validUntil dayOrder',
    ]);
    expect((await ask({ companyId: 2_000_000_000 })).status).toBe(404);
    expect(await standingRow()).toMatchObject({ grade: 'C', membership: 'regular' });
  });

  it('keeps a past date if unchanged', async () => {
    const past = inDays(-3);
    await ask({});
    await database().execute(
      sql`update company set membership_valid_until = ${past} where id = ${supplier.actor.companyId}`,
    );
    expect((await ask({ grade: 'A', membershipValidUntil: past })).status).toBe(200);
    expect(await standingRow()).toMatchObject({ grade: 'A', membershipUntil: past });
  });
});

describe('a standing edited by two reviewers', () => {
  it('is not set on an outdated version, nor is a request granted on it', async () => {
    const id = await wish('diamond');
    const read = await readRevision();
    await ask({ membership: 'gold' });
    const late = await second.browser.ask(setStanding, {
      ...{ companyId: supplier.actor.companyId, revision: read, checks: [] },
      ...{ grade: 'C', gradeValidUntil: null, membership: 'regular', membershipValidUntil: null },
    });
    expect(late).toMatchObject({
      status: 409,
      errors: [{ field: 'revision', key: 'changed' }],
      data: { revision: read + 1, own: false, current: { grade: 'B', membership: 'gold', checks: [check] } },
    });
    const granted = { id, revision: read, granted: true, validUntil: inDays(30), answer: 'Welcome' };
    expect((await second.browser.ask(answer, granted)).errors).toMatchObject([{ key: 'changed' }]);
    expect(await standingRow()).toMatchObject({ grade: 'B', membership: 'gold' });
    await database().execute(sql`delete from upgrade_request where id = ${id}`);
  });
});

describe('an upgrade request', () => {
  it('is granted until a date', async () => {
    const id = await wish('diamond');
    const granted = { id, granted: true, answer: 'Welcome' };
    expect((await reply(reviewer, granted)).errors).toMatchObject([{ field: 'validUntil' }]);
    const past = await reply(reviewer, { ...granted, validUntil: inDays(-1) });
    expect(past.errors).toMatchObject([{ field: 'validUntil', key: 'dayPast' }]);
    expect((await settle({ ...granted, validUntil: inDays(90) })).status).toBe(200);
    expect(await standingRow()).toMatchObject({ membership: 'diamond', membershipUntil: inDays(90), grade: 'C' });
    expect(await one(sql`select state, answer, closed_by as by from upgrade_request where id = ${id}`)).toEqual({
      ...{ state: 'done', answer: 'Welcome', by: reviewer.actor.accountId },
    });
    expect((await noticesOf())[0]).toBe('upgradeGranted');
    expect((await deedsOf(supplier.actor.companyId))[0]).toMatchObject({ action: 'upgrade.grant', targetId: id });
  });

  it('for a grade requires a check', async () => {
    const id = await wish('B');
    const granted = { id, granted: true, validUntil: inDays(90) };
    expect((await reply(reviewer, granted)).errors).toMatchObject([{ field: 'granted', key: 'checksFirst' }]);
    expect(await companyColumn(supplier.actor, 'grade')).toBe('C');
    await ask({ grade: 'C', gradeValidUntil: null, membership: 'regular', membershipValidUntil: null });
    expect((await settle(granted)).status).toBe(200);
    expect(await standingRow()).toMatchObject({ grade: 'B', gradeUntil: inDays(90) });
  });

  it('is closed by a manually set standing that satisfies it, not by a lower one', async () => {
    const id = await wish('diamond');
    const state = () => one(sql`select state, closed_by as by from upgrade_request where id = ${id}`);
    await ask({ membership: 'gold' });
    expect(await state()).toEqual({ state: 'open', by: null });
    const before = (await noticesOf()).length;
    await ask({ membership: 'diamond' });
    expect(await state()).toEqual({ state: 'done', by: reviewer.actor.accountId });
    expect((await noticesOf()).slice(0, -before)).toEqual(['upgradeGranted']);
  });

  it('satisfied by a larger change is notified with all of it, once', async () => {
    const id = await wish('B');
    // An unread one would be merged with it.
    await database().update(notification).set({ readAt: new Date() });
    const before = (await noticesOf()).length;
    await ask({});
    expect(await one(sql`select state from upgrade_request where id = ${id}`)).toEqual({ state: 'done' });
    expect((await noticesOf()).slice(0, -before)).toEqual(['standingChanged']);
  });

  it('stays in the queue while its company’s standing is being set, but not while being answered', async () => {
    const id = await wish('B');
    const { companyId } = supplier.actor;
    const waits = async () => {
      const { rows: found } = await listUpgrades(reviewer.actor, 1, 'en');
      return found.find((row) => row.id === id);
    };
    expect(await waits()).toMatchObject({ held: false, checked: false });
    const standing = {
      companyId,
      grade: 'C',
      gradeValidUntil: null,
      membership: 'regular',
      membershipValidUntil: null,
    };
    await reviewer.browser.ask(setStanding, { ...standing, revision: await readRevision(), checks: [check] });
    expect(await waits()).toMatchObject({ held: true });
    await passUndo();
    await database().execute(sql`insert into company_verification (company_id, kind, checked_on)
      values (${companyId}, 'licence', current_date) on conflict do nothing`);
    expect(await waits()).toMatchObject({ held: false, checked: true });
    await reply(reviewer, { id, granted: true, validUntil: inDays(90) });
    expect(await waits()).toBeUndefined();
    // An undone decision is found again where it was made.
    expect(await listDelayed(reviewer.actor, 'en')).toMatchObject([
      { action: 'upgrade.grant', href: href('adminQueue', { section: 'upgrade' }), row: `upgrade:${id}` },
    ]);
    await passUndo();
    expect(await standingRow()).toMatchObject({ grade: 'B' });
  });

  it('is answered once, and declined with a reason', async () => {
    const id = await wish('A');
    expect((await reply(reviewer, { id, granted: false })).errors).toMatchObject([{ field: 'answer' }]);
    const answers = await Promise.all([
      reply(reviewer, { id, granted: false, answer: 'The report is missing' }),
      reply(second, { id, granted: false, answer: 'Not yet' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.errors).toMatchObject([{ key: 'decided' }]);
    await passUndo();
    expect((await noticesOf())[0]).toBe('upgradeDeclined');
    expect(await companyColumn(supplier.actor, 'grade')).toBe('C');
  });
});
