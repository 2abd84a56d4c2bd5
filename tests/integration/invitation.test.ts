import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as dropInvitation } from '@/app/api/account/invitation/delete/route';
import { POST as sendAgain } from '@/app/api/account/invitation/send/route';
import { POST as addUser } from '@/app/api/account/user/add/route';
import { POST as deleteUser } from '@/app/api/account/user/delete/route';
import { POST as listUsers } from '@/app/api/account/user/list/route';
import { POST as updateUser } from '@/app/api/account/user/update/route';
import { POST as supplierInfo } from '@/app/api/c_center/info/route';
import { POST as accept } from '@/app/api/invitation/accept/route';
import { POST as decline } from '@/app/api/invitation/decline/route';
import { POST as noticeList } from '@/app/api/notice/list/route';
import { POST as registerPassword } from '@/app/api/register/password/route';
import { POST as registerPhone } from '@/app/api/register/phone/route';
import { POST as registerProfile } from '@/app/api/register/profile/route';
import { POST as signInByPhone } from '@/app/api/sign_in/phone/route';
import { sweepAccounts } from '@/lib/account/sweep';
import { database, rows } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { demoDatabase } from '../database';
import { type Answer, Browser, freshPhone, lastCode, messagesTo, password } from './browser-double';

const budget = env().CODE_BUDGET;

/** The owner of a reviewed company; `more` sets columns of its row. */
async function makeOwner(username: string, more = sql``): Promise<Browser> {
  const owner = new Browser();
  await owner.register('supplier', username);
  await database().execute(sql`update company set status = 'normal', published_at = now() ${more}
    where id = (select company_id from account where username = ${username})`);
  return owner;
}
const gold = sql`, membership = 'gold', membership_valid_until = current_date + 10`;
const invite = (owner: Browser, phone: string, over: object = {}): Promise<Answer> =>
  owner.post(addUser, { name: 'Otto', phone, role: 'editor', ...over });
const usersOf = async (owner: Browser) => (await owner.post(listUsers)).data;
const forgetCodes = () => database().execute(sql`delete from verification_code`);

/** Signs in by code, as the owner of a number. */
async function byPhone(phone: string): Promise<{ browser: Browser; answer: Answer }> {
  const browser = new Browser();
  await browser.code('supplier', 'signIn', phone);
  const body = { kind: 'supplier', phone, code: await lastCode(phone) };
  return { browser, answer: await browser.post(signInByPhone, body) };
}
/** Accepts the invitation of a number. */
async function join(phone: string, username: string, over: object = {}) {
  const { browser, answer } = await byPhone(phone);
  const { ticket } = answer.data.invitation;
  const body = { ticket, username, password, confirm: password, agreement: true };
  return { browser, ticket, answer: await browser.post(accept, { ...body, ...over }) };
}

beforeAll(() => demoDatabase());
beforeEach(async () => {
  env().CODE_BUDGET = budget;
  await forgetCodes();
});

describe('an invitation with e-mail', () => {
  const address = 'otto@works.example';

  it('names the company and the number’s last digits, no unreviewed text, and links to the page', async () => {
    const owner = await makeOwner('mail_owner', gold);
    const phone = freshPhone();
    expect((await invite(owner, phone, { email: 'no address' })).errors[0]).toMatchObject({ field: 'email' });
    expect((await invite(owner, phone, { email: address })).status).toBe(200);
    const [text] = await messagesTo(address);
    expect(text).toContain('Probe Works invites you to work on its GECO account');
    expect(text).not.toContain('Lena');
    expect(text).toContain('http://en.geco.localhost:3000/acompany/login.html?invited=1');
    expect(text).toContain(`ending in ${phone.slice(-4)}`);
    expect(text).not.toContain(phone);
    expect((await usersOf(owner)).invitations).toMatchObject([{ phone, email: address }]);
  });

  it('is sent to an address at most three times a day, and never if the number gets none', async () => {
    const owner = await makeOwner('mail_many', gold);
    const { phone: taken } = await new Browser().register('supplier', 'mail_taken');
    await invite(owner, taken, { email: 'taken@works.example' });
    expect(await messagesTo('taken@works.example')).toEqual([]);
    for (let count = 0; count < 4; count++) await invite(owner, freshPhone(), { email: 'many@works.example' });
    expect(await messagesTo('many@works.example')).toHaveLength(3);
  });
});

describe('an invitation', () => {
  it('becomes an account once accepted, and signs its holder in', async () => {
    const owner = await makeOwner('joined_owner');
    const phone = freshPhone();
    expect(await invite(owner, phone)).toMatchObject({ status: 200, message: 'Sent successfully' });
    const [text] = await messagesTo(phone);
    expect(text).toContain('Probe Works invites you');
    expect(text).toContain('http://en.geco.localhost:3000/acompany/login.html?invited=1');
    expect(await rows(database(), sql`select from account where phone = ${phone}`)).toEqual([]);
    expect(await usersOf(owner)).toMatchObject({ invitable: true, invitations: [{ name: 'Otto', state: 'open' }] });

    const { browser, answer } = await byPhone(phone);
    const { invitation } = answer.data;
    expect(invitation).toMatchObject({ company: 'Probe Works', inviter: 'Lena Probe', role: 'editor', name: 'Otto' });
    expect(browser.cookies.get('token')).toBeUndefined();
    const body = { ticket: invitation.ticket, username: 'joined_otto', password, confirm: password };
    expect((await browser.post(registerPassword, body)).errors).toMatchObject([{ key: 'ticket' }]);
    expect((await browser.post(accept, { ...body, agreement: false })).errors).toMatchObject([{ key: 'agreement' }]);
    const taken = await browser.post(accept, { ...body, username: 'JOINED_OWNER', agreement: true });
    expect(taken.errors).toMatchObject([{ field: 'username', key: 'usernameTaken' }]);
    expect(await browser.post(accept, { ...body, agreement: true })).toMatchObject({
      status: 200,
      data: { username: 'joined_otto', name: 'Otto', token: null },
    });
    expect((await browser.post(supplierInfo)).data).toMatchObject({
      role: 'editor',
      timeZone: 'Europe/Berlin',
      company: { name: 'Probe Works' },
    });
    expect(await usersOf(owner)).toMatchObject({ items: [{}, { username: 'joined_otto' }], invitations: [] });
    expect((await owner.post(noticeList, { siteId: 5 })).data.items[0].title).toBe('Sub-user Otto added');
    const accepted = await rows(
      database(),
      sql`select document from consent c join account a on a.id = c.account_id
      where a.username = 'joined_otto'`,
    );
    expect(accepted).toHaveLength(2);
    expect((await browser.post(accept, { ...body, agreement: true })).errors).toMatchObject([{ key: 'ticket' }]);
    const actions = await rows(
      database(),
      sql`select action from audit where action like 'user.%' order by id desc limit 2`,
    );
    expect(actions).toEqual([{ action: 'user.join' }, { action: 'user.invite' }]);
  });

  it('does not block the number: its holder can register a company', async () => {
    const owner = await makeOwner('squat_owner');
    const phone = freshPhone();
    await invite(owner, phone);
    const holder = new Browser();
    await holder.code('supplier', 'register', phone);
    const { ticket } = (await holder.post(registerPhone, { kind: 'supplier', phone, code: await lastCode(phone) }))
      .data;
    await holder.post(registerPassword, { ticket, password, confirm: password });
    const profile = { ticket, username: 'squat_holder', name: 'Otto', email: 'otto@buyer.example', agreement: true };
    const made = await holder.post(registerProfile, { ...profile, companyName: 'Otto Works', companyCountry: 'DE' });
    expect(made.status).toBe(200);
    await forgetCodes();
    expect((await byPhone(phone)).answer.data).toMatchObject({ username: 'squat_holder' });
  });

  it('is declined, visible to the company, and can be repeated', async () => {
    const owner = await makeOwner('declined_owner');
    const phone = freshPhone();
    await invite(owner, phone);
    const { browser, answer } = await byPhone(phone);
    const { ticket } = answer.data.invitation;
    expect((await browser.post(decline, { ticket })).status).toBe(200);
    expect((await usersOf(owner)).invitations).toMatchObject([{ state: 'declined' }]);
    expect((await browser.post(decline, { ticket })).errors).toMatchObject([{ key: 'ticket' }]);
    await forgetCodes();
    expect((await byPhone(phone)).answer.status).toBe(400);
  });

  it('expires after seven days or when withdrawn, also if already opened, and is finally deleted', async () => {
    const owner = await makeOwner('over_owner', gold);
    const [late, expired] = [freshPhone(), freshPhone()];
    await invite(owner, late);
    await invite(owner, expired);
    const first = await byPhone(late);
    const second = await byPhone(expired);
    await database().execute(sql`update invitation set expires_at = now() - interval '1 second' where phone = ${late}`);
    const { id } = (await usersOf(owner)).invitations.find((one: { phone: string }) => one.phone === expired);
    expect((await owner.post(dropInvitation, { id })).status).toBe(200);
    for (const [{ browser, answer }, key] of [
      [first, 'invitationOver'],
      [second, 'ticket'],
    ] as const) {
      const { ticket } = answer.data.invitation;
      const body = { ticket, username: 'over_otto', password, confirm: password, agreement: true };
      expect((await browser.post(accept, body)).errors, key).toMatchObject([{ key }]);
    }
    expect((await usersOf(owner)).invitations).toMatchObject([{ state: 'expired' }]);
    await sweepAccounts(database(), new Date(Date.now() + 31 * 86_400_000));
    expect((await usersOf(owner)).invitations).toEqual([]);
  });
});

describe('the inviting company', () => {
  it('learns nothing about the number: one with an account gets the same response and a neutral notice', async () => {
    const owner = await makeOwner('asking_owner', gold);
    const holder = new Browser();
    const { phone: known } = await holder.register('supplier', 'asked_holder');
    await database().execute(sql`delete from outbox`);
    await forgetCodes();
    const [one, other] = [await invite(owner, known), await invite(owner, freshPhone())];
    expect({ ...one, data: null }).toEqual({ ...other, data: null });
    expect(await messagesTo(known)).toEqual([]);
    const { invitations } = await usersOf(owner);
    expect(invitations.map(({ state }: { state: string }) => state)).toEqual(['open', 'open']);
    const [notice] = (await holder.post(noticeList, { siteId: 5 })).data.items;
    expect(notice).toMatchObject({ title: 'Probe Works has invited your phone number' });
    await forgetCodes();
    const { answer } = await byPhone(known);
    expect(answer.data).toMatchObject({ username: 'asked_holder' });
    expect((await holder.post(supplierInfo)).data).toMatchObject({ role: 'owner' });
  });

  it('must be reviewed, and the user its owner', async () => {
    const draft = new Browser();
    await draft.register('supplier', 'draft_owner');
    const phone = freshPhone();
    expect((await invite(draft, phone)).errors).toMatchObject([{ field: 'user', key: 'inviteReview' }]);
    expect(await messagesTo(phone)).toEqual([]);
    expect(await usersOf(draft)).toMatchObject({ invitable: false });

    const owner = await makeOwner('only_owner', gold);
    await invite(owner, phone);
    const { browser } = await join(phone, 'only_editor');
    for (const call of [addUser, listUsers, deleteUser, updateUser, sendAgain, dropInvitation])
      expect(await browser.post(call, { id: 1, name: 'x', phone: freshPhone(), role: 'sales' })).toMatchObject({
        status: 403,
        errors: [{ key: 'role' }],
      });
    const rival = await makeOwner('only_rival');
    await invite(owner, freshPhone());
    const { id } = (await usersOf(owner)).invitations[0];
    for (const call of [sendAgain, dropInvitation]) expect((await rival.post(call, { id })).status).toBe(404);
  });

  it('invites a number twice a day, withdrawn ones included', async () => {
    const owner = await makeOwner('flood_owner', gold);
    const phone = freshPhone();
    const statuses: number[] = [];
    for (let count = 0; count < 25; count++) {
      const { status, data } = await invite(owner, phone);
      statuses.push(status);
      if (status === 200) await owner.post(dropInvitation, { id: data.id });
      await database().execute(sql`update verification_code set created_at = created_at - interval '61 seconds'`);
    }
    expect(statuses).toEqual([200, 200, ...Array(23).fill(429)]);
    expect(await messagesTo(phone)).toHaveLength(2);
  });

  it('sends it once if the call is repeated with its key', async () => {
    const owner = await makeOwner('invite_once', gold);
    const phone = freshPhone();
    const idempotencyKey = randomUUID();
    const first = await invite(owner, phone, { idempotencyKey });
    expect(first.status).toBe(200);
    expect(await invite(owner, phone, { idempotencyKey })).toMatchObject({ status: 200, data: first.data });
    expect(await messagesTo(phone)).toHaveLength(1);
    expect((await invite(owner, phone)).status).toBe(429);
  });

  it('waits a minute before sending again', async () => {
    const owner = await makeOwner('again_owner');
    const phone = freshPhone();
    const { data } = await invite(owner, phone);
    expect((await owner.post(sendAgain, { id: data.id })).status).toBe(429);
    await database().execute(sql`update verification_code set created_at = created_at - interval '61 seconds'`);
    expect((await owner.post(sendAgain, { id: data.id })).status).toBe(200);
    expect(await messagesTo(phone)).toHaveLength(2);
  });

  it('sends ten a day in total', async () => {
    const owner = await makeOwner(
      'many_owner',
      sql`, membership = 'diamond', membership_valid_until = current_date + 10`,
    );
    for (let count = 0; count < 10; count++) expect((await invite(owner, freshPhone())).status, `${count}`).toBe(200);
    const stopped = await invite(owner, freshPhone());
    expect([stopped.status, (stopped.retryAfter ?? 0) > 80_000]).toEqual([429, true]);
  });

  it('cannot flood a phone together with others, and is not informed of them', async () => {
    const phone = freshPhone();
    for (const name of ['choir_one', 'choir_two', 'choir_three', 'choir_four', 'choir_five'])
      expect((await invite(await makeOwner(name), phone)).status, name).toBe(200);
    expect((await messagesTo(phone)).filter((text) => text.includes('invites you'))).toHaveLength(3);
  });

  it('does not use the budget of codes, only its own', async () => {
    env().CODE_BUDGET = 10;
    const owner = await makeOwner('part_owner', gold);
    await forgetCodes();
    const phone = freshPhone();
    expect((await invite(owner, phone)).status).toBe(200);
    expect((await invite(owner, freshPhone())).status).toBe(429);
    expect((await byPhone(phone)).answer.data).toMatchObject({ invitation: {} });
  });
});

describe('users of a company', () => {
  it('are limited by the membership, including open invitations, also concurrently', async () => {
    const owner = await makeOwner('cap_owner');
    expect((await invite(owner, freshPhone())).status).toBe(200);
    expect((await invite(owner, freshPhone())).errors).toMatchObject([{ key: 'userCap' }]);
    await database().execute(sql`update company set membership = 'gold', membership_valid_until = current_date + 10
      where id = (select company_id from account where username = 'cap_owner')`);
    const many = await Promise.all(Array.from({ length: 6 }, () => invite(owner, freshPhone(), { role: 'sales' })));
    expect(many.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 400, 400]);
  });

  it('beyond an expired membership have no access until it is renewed', async () => {
    const owner = await makeOwner('beyond_owner', gold);
    const until = (days: number) =>
      database().execute(sql`update company set membership_valid_until = current_date + ${days}::int
        where id = (select company_id from account where username = 'beyond_owner')`);
    const phones = [freshPhone(), freshPhone()];
    for (const phone of phones) await invite(owner, phone, { role: 'sales' });
    await join(phones[0] ?? '', 'beyond_first');
    const { browser } = await join(phones[1] ?? '', 'beyond_second');
    expect((await browser.post(supplierInfo)).data).toMatchObject({ role: 'sales' });
    await until(-1);
    expect((await browser.post(supplierInfo)).data).toBeNull();
    const { items } = await usersOf(owner);
    expect(items.map(({ covered }: { covered: boolean }) => covered)).toEqual([true, true, false]);
    await until(10);
    expect((await browser.post(supplierInfo)).data).toMatchObject({ role: 'sales' });
  });

  it('cannot join without a free place', async () => {
    const owner = await makeOwner('full_owner', gold);
    const phones = [freshPhone(), freshPhone()];
    for (const phone of phones) await invite(owner, phone);
    await join(phones[0] ?? '', 'full_first');
    await database().execute(sql`update company set membership = 'regular', membership_valid_until = null
      where id = (select company_id from account where username = 'full_owner')`);
    const { answer } = await join(phones[1] ?? '', 'full_second');
    expect(answer.errors).toMatchObject([{ key: 'invitationOver' }]);
  });

  it('are changed and removed only by their own owner, and the owner by nobody', async () => {
    const owner = await makeOwner('changing_owner');
    const phone = freshPhone();
    await invite(owner, phone);
    const { browser } = await join(phone, 'changing_user');
    const [first, second] = (await usersOf(owner)).items;
    const rival = await makeOwner('changing_rival');
    expect((await rival.post(updateUser, { id: second.id, role: 'sales' })).status).toBe(404);
    expect((await rival.post(deleteUser, { id: second.id })).status).toBe(404);
    expect((await owner.post(deleteUser, { id: first.id })).status).toBe(404);
    expect((await owner.post(updateUser, { id: second.id, role: 'sales' })).status).toBe(200);
    expect((await browser.post(supplierInfo)).data).toBeNull();
    expect((await owner.post(deleteUser, { id: second.id })).message).toBe('Deletion successful');
    await forgetCodes();
    expect((await byPhone(phone)).answer.status).toBe(400);
  });
});
