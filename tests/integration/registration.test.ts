import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as emailLink } from '@/app/api/account/email/link/route';
import { POST as supplierInfo } from '@/app/api/c_center/info/route';
import { POST as purchaserInfo } from '@/app/api/member/userinfo/route';
import { POST as noticeList } from '@/app/api/notice/list/route';
import { POST as registerPassword } from '@/app/api/register/password/route';
import { POST as registerPhone } from '@/app/api/register/phone/route';
import { POST as registerProfile } from '@/app/api/register/profile/route';
import { findConfirmLink } from '@/lib/account/change/queries';
import { confirmToken } from '@/lib/account/change/token';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { demoDatabase } from '../database';
import { Browser, freshPhone, lastCode, messagesTo, password } from './browser-double';

beforeAll(async () => {
  await demoDatabase();
});

const ticketFor = async (
  browser: Browser,
  phone: string,
  kind: 'supplier' | 'purchaser' = 'purchaser',
): Promise<string> => {
  await browser.code(kind, 'register', phone);
  return (await browser.post(registerPhone, { kind, phone, code: await lastCode(phone) })).data.ticket;
};

describe('the three registration steps', () => {
  it('create a purchaser, signed in, welcomed and with accepted documents', async () => {
    const browser = new Browser();
    const { answer } = await browser.register('purchaser', 'Lena_Probe');
    expect(answer).toMatchObject({
      status: 200,
      message: 'Registration successful',
      data: { username: 'Lena_Probe', token: null },
    });
    expect(browser.sessions).toEqual(['usertoken', 'signed_in']);
    const info = await browser.post(purchaserInfo, { siteId: 5 }, { userType: 'purchaser' });
    expect(info.data).toMatchObject({ username: 'Lena_Probe', locale: 'en', emailConfirmed: false, hasPassword: true });
    expect(JSON.stringify(info.data)).not.toContain('argon2');
    const notices = await browser.post(noticeList, { siteId: 12 }, { userType: 'purchaser' });
    expect(notices.data).toMatchObject({ unread: 1, items: [{ title: 'Willkommen bei GECO', path: '/welcome.html' }] });
    expect((await messagesTo('Lena_Probe@buyer.example'))[0]).toContain('http://en.geco.localhost:3000/welcome.html');
    const accepted = await rows(
      database(),
      sql`select document, version, locale from consent where account_id = ${answer.data.id} order by document`,
    );
    expect(accepted).toEqual([
      { document: 'agreement', version: config.document.agreement, locale: 'en' },
      { document: 'privacy', version: config.document.privacy, locale: 'en' },
    ]);
  });

  it('send a link that confirms the address: once, not for another address, until it expires', async () => {
    const browser = new Browser();
    const { answer } = await browser.register('purchaser', 'link_probe');
    const confirmed = async () =>
      (await browser.post(purchaserInfo, { siteId: 5 }, { userType: 'purchaser' })).data.emailConfirmed;
    const [mail = ''] = await messagesTo('link_probe@buyer.example');
    const link = /http:\/\/en\.geco\.localhost:3000\/confirmEmail\.html\?token=([\w.-]+)/.exec(mail);
    const token = link?.[1] ?? '';
    const open = async (given: string) => (await new Browser().post(emailLink, { token: given })).status;
    const [id = '', until = '', signature = ''] = token.split('.');
    for (const forged of [
      `${id}.${Number(until) + 1}.${signature}`,
      `${Number(id) - 1}.${until}.${signature}`,
      confirmToken(answer.data.id, 'other@buyer.example'),
      confirmToken(answer.data.id, 'link_probe@buyer.example', Date.now() - (config.confirm.days * 86_400 + 2) * 1000),
      'x',
    ])
      expect(await open(forged)).toBe(400);
    expect(await findConfirmLink(confirmToken(answer.data.id, 'other@buyer.example'))).toBeNull();
    expect(await confirmed()).toBe(false);
    const known = { kind: 'purchaser', email: 'link_probe@buyer.example' };
    expect(await findConfirmLink(token)).toEqual({ ...known, confirmed: false });
    expect(await open(token)).toBe(200);
    expect(await confirmed()).toBe(true);
    expect(await findConfirmLink(token)).toEqual({ ...known, confirmed: true });
    expect(await open(token)).toBe(400);
  });

  it('create a supplier with its own draft company', async () => {
    const browser = new Browser();
    const { phone } = await browser.register('supplier', 'probe_works');
    expect(browser.sessions).toEqual(['token', 'signed_in']);
    expect((await browser.post(supplierInfo, { siteId: 5 })).data).toMatchObject({
      role: 'owner',
      timeZone: 'Europe/Berlin',
      company: { name: 'Probe Works', status: 'draft', grade: 'C', membership: 'regular' },
    });
    const bare = await new Browser().register('supplier', 'probe_bare', {
      companyName: undefined,
      companyCountry: 'XX',
    });
    expect(bare.answer).toMatchObject({ status: 400, errors: [{ field: 'companyName', key: 'required' }] });
    expect(await rows(database(), sql`select 1 from account where phone = ${phone}`)).toHaveLength(1);
    expect(await rows(database(), sql`select 1 from account where username = 'probe_bare'`)).toHaveLength(0);
  });
});

describe('registration refuses', () => {
  it('a number with an account, revealed only to its holder', async () => {
    const { phone } = await new Browser().register('purchaser', 'holder_one');
    const stranger = new Browser();
    await database().execute(sql`delete from verification_code where target = ${phone}`);
    const [known, unknown] = [
      await stranger.code('purchaser', 'register', phone),
      await stranger.code('purchaser', 'register', freshPhone()),
    ];
    expect(known).toEqual(unknown);
    expect(await stranger.post(registerPhone, { kind: 'purchaser', phone, code: '000000' })).toMatchObject({
      status: 400,
      errors: [{ field: 'code', key: 'code' }],
    });
    expect(await stranger.post(registerPhone, { kind: 'purchaser', phone, code: await lastCode(phone) })).toMatchObject(
      {
        status: 409,
        errors: [{ field: 'phone', key: 'phoneTaken' }],
      },
    );
  });

  it('a second account of the same kind for a number', async () => {
    const browser = new Browser();
    const { phone } = await browser.register('purchaser', 'both_kinds');
    await database().execute(sql`delete from verification_code where target = ${phone}`);
    const ticket = await ticketFor(browser, phone, 'supplier');
    await browser.post(registerPassword, { ticket, password, confirm: password });
    const profile = { ticket, username: 'both_kinds', name: 'Lena', email: 'both@buyer.example', agreement: true };
    const made = await browser.post(registerProfile, { ...profile, companyName: 'Both', companyCountry: 'fr' });
    expect(made.status).toBe(200);
    expect(browser.sessions.sort()).toEqual(['signed_in', 'token', 'usertoken']);
  });

  it('a username taken in different case, or an invalid one', async () => {
    await new Browser().register('purchaser', 'Case_Matters');
    const { answer } = await new Browser().register('purchaser', 'case_matters');
    expect(answer).toMatchObject({ status: 409, errors: [{ field: 'username', key: 'usernameTaken' }] });
    for (const username of ['abc', '13800138000', 'a b c d', 'x'.repeat(33), 'naïve'])
      expect((await new Browser().register('purchaser', username)).answer.errors[0], username).toMatchObject({
        field: 'username',
        key: 'username',
      });
  });

  it('a missing agreement, a weak password, unequal passwords, and an unknown ticket', async () => {
    const browser = new Browser();
    const phone = freshPhone();
    const ticket = await ticketFor(browser, phone);
    const tell = async (body: object) => (await browser.post(registerPassword, { ticket, ...body })).errors[0];
    expect(await tell({ password: 'short', confirm: 'short' })).toMatchObject({ key: 'passwordLength' });
    expect(await tell({ password: 'password123', confirm: 'password123' })).toMatchObject({ key: 'passwordCommon' });
    expect(await tell({ password: phone, confirm: phone })).toMatchObject({ key: 'passwordOwn' });
    expect(await tell({ password, confirm: `${password}!` })).toMatchObject({
      field: 'confirm',
      message: 'The two password entries do not match',
    });
    expect(await tell({ ticket: 'x'.repeat(43), password, confirm: password })).toMatchObject({ key: 'ticket' });
    const profile = { ticket, username: 'no_password', name: 'Lena', email: 'lena@buyer.example' };
    expect((await browser.post(registerProfile, { ...profile, agreement: true })).errors[0]).toMatchObject({
      field: 'password',
    });
    expect((await browser.post(registerProfile, { ...profile, agreement: false })).errors[0]).toMatchObject({
      message: 'Please agree to the user agreement',
    });
    await browser.post(registerPassword, { ticket, password, confirm: password });
    expect(
      (await browser.post(registerProfile, { ...profile, email: 'lena@', agreement: true })).errors[0],
    ).toMatchObject({
      message: 'Invalid email format',
    });
    await database().execute(sql`update registration set expires_at = now() - interval '1 second'`);
    expect((await browser.post(registerProfile, { ...profile, agreement: true })).errors[0]).toMatchObject({
      key: 'ticket',
    });
  });

  it('a ticket after too many attempts', async () => {
    const browser = new Browser();
    const ticket = await ticketFor(browser, freshPhone());
    const tries = [];
    for (let count = 0; count < 31; count++)
      tries.push((await new Browser().post(registerPassword, { ticket, password, confirm: password })).status);
    expect(tries).toEqual([...Array(30).fill(200), 429]);
    const profile = { ticket, username: 'tried_often', name: 'Lena', email: 'lena@buyer.example', agreement: true };
    expect((await new Browser().post(registerProfile, profile)).status).toBe(429);
  });

  it('a second use of a ticket, at once or later', async () => {
    const browser = new Browser();
    const ticket = await ticketFor(browser, freshPhone());
    await browser.post(registerPassword, { ticket, password, confirm: password });
    const send = (username: string) =>
      new Browser().post(registerProfile, {
        ticket,
        username,
        name: 'Lena',
        email: 'lena@buyer.example',
        agreement: true,
      });
    const answers = await Promise.all(['twice_one', 'twice_two'].map(send));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await send('twice_three')).errors[0]).toMatchObject({ key: 'ticket' });
  });

  it('a page of another site', async () => {
    const browser = new Browser();
    const foreign = { origin: 'http://evil.example' };
    const ticket = await ticketFor(browser, freshPhone());
    expect(
      (
        await browser.post(
          registerProfile,
          { ticket, username: 'abcd', name: 'x', email: 'a@b.example', agreement: true },
          foreign,
        )
      ).status,
    ).toBe(403);
    expect((await browser.code('purchaser', 'register', freshPhone(), foreign)).status).toBe(403);
  });
});
