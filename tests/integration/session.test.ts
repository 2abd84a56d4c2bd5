import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as changePassword } from '@/app/api/account/password/route';
import { POST as sessionList } from '@/app/api/account/session/list/route';
import { POST as sessionRevoke } from '@/app/api/account/session/revoke/route';
import { POST as supplierInfo } from '@/app/api/c_center/info/route';
import { POST as captcha } from '@/app/api/captcha/route';
import { POST as checkUnread } from '@/app/api/check_unread/route';
import { POST as purchaserInfo } from '@/app/api/member/userinfo/route';
import { POST as signIn } from '@/app/api/sign_in/route';
import { POST as signOut } from '@/app/api/sign_out/route';
import { findSessionEnd } from '@/lib/platform/auth/session';
import { hashToken } from '@/lib/platform/auth/token';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { demoDatabase } from '../database';
import { Browser, password } from './browser-double';

/** Ages every session. */
const waitDays = (days: number) =>
  database().execute(sql`update session set created_at = created_at - ${days}::int * interval '1 day',
    seen_at = seen_at - ${days}::int * interval '1 day', expires_at = expires_at - ${days}::int * interval '1 day'`);
const at = (when: number) => vi.useFakeTimers({ toFake: ['Date'], now: when });
const purchaser = { userType: 'purchaser' } as const;
const enter = async (browser: Browser, username: string, over: object = {}, options = {}) =>
  browser.post(signIn, { kind: 'purchaser', username, password, captcha: await browser.captcha(), ...over }, options);

beforeAll(async () => {
  await demoDatabase();
  await new Browser().register('purchaser', 'session_buyer');
});
afterEach(() => vi.useRealTimers());

describe('a session', () => {
  it('is stored only as a hash, and inaccessible to scripts', async () => {
    const browser = new Browser();
    const { data, message } = await enter(browser, 'SESSION_BUYER');
    expect(message).toBe('Login successful');
    expect(data.token).toBeNull();
    const token = browser.cookies.get('usertoken') ?? '';
    expect(await rows(database(), sql`select 1 from session where token_hash = ${hashToken(token)}`)).toHaveLength(1);
    expect(JSON.stringify(await rows(database(), sql`select * from session`))).not.toContain(token);
    expect(browser.headers.getSetCookie()[0]).toMatch(
      /^usertoken=[\w-]{43}; Path=\/; Max-Age=2592000; Domain=geco\.localhost; HttpOnly; SameSite=Lax$/,
    );
    await enter(browser, 'session_buyer', {}, { host: 'localhost:3000' });
    expect(browser.headers.getSetCookie()[0]).not.toContain('Domain');
  });

  it('ended elsewhere is removed from the browser, and sign-in can still explain it', async () => {
    const browser = new Browser();
    await enter(browser, 'session_buyer');
    const token = browser.cookies.get('usertoken') ?? '';
    await database().execute(
      sql`update session set revoked_at = now(), end_reason = 'password' where token_hash = ${hashToken(token)}`,
    );
    await browser.post(signOut, { kind: 'purchaser' }, purchaser);
    expect(browser.cookies.get('signed_in')).toBeUndefined();
    expect(browser.cookies.get('usertoken')).toBe(token);
    expect(await findSessionEnd(database(), token)).toBe('password');
    await enter(browser, 'session_buyer');
    await browser.post(signOut, { kind: 'purchaser' }, purchaser);
    expect(browser.sessions).toEqual([]);
  });

  it('expires thirty days after its last use, and is extended by use', async () => {
    const browser = new Browser();
    await enter(browser, 'session_buyer');
    for (const days of [29, 29]) {
      await waitDays(days);
      expect((await browser.post(purchaserInfo, {}, purchaser)).data).toMatchObject({ username: 'session_buyer' });
      expect(browser.headers.getSetCookie()[0]).toMatch(/^usertoken=.+Max-Age=2592000/);
    }
    await waitDays(config.session.days + 1);
    expect((await browser.post(purchaserInfo, {}, purchaser)).data).toBeNull();
    expect((await browser.post(sessionList, {}, purchaser)).status).toBe(401);
  });

  it('counts listing sessions as use, whatever was last recorded', async () => {
    const [own, other] = [new Browser(), new Browser()];
    await enter(other, 'session_buyer');
    await enter(own, 'session_buyer');
    await database().execute(sql`update session set seen_at = seen_at - interval '20 minutes'`);
    const { data } = await own.post(sessionList, {}, purchaser);
    const age = (seenAt: string) => Math.round((Date.now() - Date.parse(seenAt)) / 60_000);
    const [first, ...rest] = data as { current: boolean; seenAt: string }[];
    expect(first).toMatchObject({ current: true });
    expect(age(first?.seenAt ?? '')).toBe(0);
    expect(rest.some(({ seenAt }) => age(seenAt) >= 20)).toBe(true);
  });

  it('can be listed and ended from another browser, only by its owner', async () => {
    const [one, other, stranger] = [new Browser(), new Browser(), new Browser()];
    await enter(one, 'session_buyer');
    await enter(other, 'session_buyer');
    await stranger.register('purchaser', 'session_thief');
    const { data } = await one.post(sessionList, {}, purchaser);
    expect(data[0]).toMatchObject({ current: true, address: one.address });
    expect(JSON.stringify(data)).not.toContain(one.cookies.get('usertoken'));
    const { id } = data.find((session: { address: string }) => session.address === other.address);
    expect((await stranger.post(sessionRevoke, { id }, purchaser)).status).toBe(404);
    expect((await other.post(purchaserInfo, {}, purchaser)).data).not.toBeNull();
    expect((await one.post(sessionRevoke, { id }, purchaser)).status).toBe(200);
    expect((await other.post(purchaserInfo, {}, purchaser)).data).toBeNull();
    expect((await one.post(purchaserInfo, {}, purchaser)).data).not.toBeNull();
  });

  it('can be the only one kept when all others are ended', async () => {
    const [one, other, stranger] = [new Browser(), new Browser(), new Browser()];
    for (const browser of [one, other, other]) await enter(browser, 'session_buyer');
    await stranger.register('purchaser', 'session_other');
    expect((await one.post(sessionRevoke, {}, purchaser)).status).toBe(200);
    expect((await other.post(purchaserInfo, {}, purchaser)).data).toBeNull();
    expect((await one.post(sessionList, {}, purchaser)).data).toMatchObject([{ current: true }]);
    expect((await stranger.post(purchaserInfo, {}, purchaser)).data).not.toBeNull();
    expect((await new Browser().post(sessionRevoke, {}, purchaser)).status).toBe(401);
  });

  it('ends at sign-out, and with the account', async () => {
    const browser = new Browser();
    await browser.register('purchaser', 'leaving_buyer');
    const token = browser.cookies.get('usertoken') ?? '';
    await browser.post(signOut, { kind: 'purchaser' });
    expect(browser.sessions).toEqual([]);
    browser.cookies.set('usertoken', token);
    expect((await browser.post(purchaserInfo, {}, purchaser)).data).toBeNull();
    await enter(browser, 'leaving_buyer');
    await database().execute(sql`update account set status = 'disabled' where username = 'leaving_buyer'`);
    expect((await browser.post(purchaserInfo, {}, purchaser)).data).toBeNull();
    expect((await enter(browser, 'leaving_buyer')).errors[0]).toMatchObject({ key: 'credentials' });
  });
});

describe('the reason a session ended', () => {
  const whyEnded = (token: string | undefined) => findSessionEnd(database(), token ?? '');
  const tokenOf = (browser: Browser) => browser.cookies.get('usertoken');
  const signedIn = async () => {
    const browser = new Browser();
    await enter(browser, 'session_buyer');
    return browser;
  };

  it('is known if its owner ended it', async () => {
    const [one, other, third] = [await signedIn(), await signedIn(), await signedIn()];
    const { data } = await one.post(sessionList, {}, purchaser);
    const { id } = data.find((session: { address: string }) => session.address === other.address);
    await one.post(sessionRevoke, { id }, purchaser);
    await one.post(sessionRevoke, {}, purchaser);
    const [own, before] = [tokenOf(one), tokenOf(one)];
    expect(await whyEnded(own)).toBeNull();
    await enter(one, 'session_buyer');
    const last = tokenOf(one);
    await one.post(signOut, { kind: 'purchaser' });
    const reasons = [tokenOf(other), tokenOf(third), before, last].map(whyEnded);
    expect(await Promise.all(reasons)).toEqual(['ended', 'everywhere', 'replaced', 'signOut']);
  });

  it('is known for a changed password, an expired session and a disabled account, but not for a forged token', async () => {
    const browser = new Browser();
    await browser.register('purchaser', 'ended_buyer');
    const token = tokenOf(browser);
    await database().execute(sql`update account set status = 'disabled' where username = 'ended_buyer'`);
    expect(await whyEnded(token)).toBe('disabled');
    await database().execute(sql`update account set status = 'active' where username = 'ended_buyer'`);
    const other = new Browser();
    await enter(other, 'ended_buyer');
    const fresh = 'another quiet river at dusk';
    await other.post(changePassword, { current: password, password: fresh, confirm: fresh }, purchaser);
    expect(await whyEnded(token)).toBe('password');
    const late = await signedIn();
    await waitDays(config.session.days + 1);
    expect(await whyEnded(tokenOf(late))).toBe('expired');
    expect(await whyEnded('forged')).toBeNull();
  });
});

describe('the actor is', () => {
  it('both kinds at once, each separately, and one ends without the other', async () => {
    const browser = new Browser();
    await browser.register('purchaser', 'double_life');
    await browser.register('supplier', 'double_life');
    expect((await browser.post(supplierInfo)).data).toMatchObject({ role: 'owner' });
    expect((await browser.post(purchaserInfo, {}, purchaser)).data).toMatchObject({ username: 'double_life' });
    expect((await browser.post(checkUnread)).data).toEqual({
      ...{ newsNum: 1, chatNum: 0, followNum: 0 },
      ...{ cgsNewNum: 1, cgsChatNum: 0, cgsFollowNum: 0 },
    });
    expect((await browser.post(checkUnread, {}, purchaser)).data).toEqual({
      ...{ newsNum: null, chatNum: null, followNum: null },
      ...{ cgsNewNum: 1, cgsChatNum: 0, cgsFollowNum: 0 },
    });
    await browser.post(signOut, { kind: 'purchaser' });
    expect((await browser.post(checkUnread)).data).toEqual({
      ...{ newsNum: 1, chatNum: 0, followNum: 0 },
      ...{ cgsNewNum: null, cgsChatNum: null, cgsFollowNum: null },
    });
  });

  it('nobody: header calls respond with nulls, the rest with 401', async () => {
    const visitor = new Browser();
    expect(await visitor.post(supplierInfo)).toMatchObject({ status: 200, data: null });
    expect(await visitor.post(checkUnread)).toMatchObject({ status: 200, data: { newsNum: null, cgsNewNum: null } });
    expect(await visitor.post(sessionList)).toMatchObject({ status: 401, message: 'Sign in first.' });
  });

  it('nobody with a forged or ended token: 401 even for calls open to visitors', async () => {
    const [forged, ended] = [new Browser(), new Browser()];
    await enter(ended, 'session_buyer');
    const { data } = await enter(new Browser(), 'session_buyer', {}, { origin: null });
    await database().execute(sql`update session set revoked_at = now()`);
    forged.cookies.set('usertoken', 'forged');
    for (const browser of [forged, ended])
      for (const call of [purchaserInfo, checkUnread, sessionList])
        expect((await browser.post(call, {}, purchaser)).status).toBe(401);
    // This call is about the other kind, for which no session was sent.
    expect(await ended.post(supplierInfo)).toMatchObject({ status: 200, data: null });
    for (const token of ['forged', `Bearer ${data.token}`])
      for (const call of [purchaserInfo, supplierInfo, checkUnread, sessionList, captcha])
        expect((await new Browser().post(call, {}, { origin: null, token })).status, token).toBe(401);
  });

  it('nobody with a cookie from a page of another site, or from no page', async () => {
    const browser = new Browser();
    await browser.register('purchaser', 'forged_buyer');
    for (const origin of [
      'http://evil.example',
      'http://geco.localhost:3000',
      'https://en.geco.localhost:3000',
      'null',
      null,
    ])
      expect(await browser.post(sessionList, {}, { ...purchaser, origin }), `${origin}`).toMatchObject({
        status: 403,
        errors: [{ field: 'origin', key: 'origin' }],
      });
    expect((await browser.post(sessionList, {}, purchaser)).status).toBe(200);
  });

  it('an API client, by its header with or without the scheme, without Origin', async () => {
    const client = new Browser();
    const { data } = await enter(client, 'session_buyer', {}, { origin: null });
    client.cookies.clear();
    for (const token of [data.token, `Bearer ${data.token}`, `bearer  ${data.token}`])
      expect((await client.post(purchaserInfo, {}, { ...purchaser, origin: null, token })).data, token).toMatchObject({
        username: 'session_buyer',
      });
    expect((await client.post(supplierInfo, {}, { origin: null, token: data.token })).data).toBeNull();
    expect((await client.post(checkUnread, { member_token: data.token }, { origin: null })).data).toEqual({
      ...{ newsNum: null, chatNum: null, followNum: null },
      ...{ cgsNewNum: 1, cgsChatNum: 0, cgsFollowNum: 0 },
    });
    expect((await client.post(checkUnread, { company_token: data.token }, { origin: null })).status).toBe(401);
    expect((await client.post(checkUnread, { company_token: 'a', member_token: 'b' }, { origin: null })).status).toBe(
      400,
    );
  });
});

describe('sign-in', () => {
  it('accepts username, number and confirmed e-mail, not an unconfirmed one', async () => {
    const { phone } = await new Browser().register('purchaser', 'three_names');
    expect((await enter(new Browser(), phone.replace(/^\+1(\d{3})(\d{3})/, '+1 ($1) $2-'))).status).toBe(200);
    expect((await enter(new Browser(), 'three_names@buyer.example')).errors[0]).toMatchObject({ key: 'credentials' });
    await database().execute(sql`update account set email_confirmed_at = now() where username = 'three_names'`);
    expect((await enter(new Browser(), 'Three_Names@buyer.example')).status).toBe(200);
    expect((await enter(new Browser(), 'three_names', { kind: 'supplier' })).status).toBe(400);
  });

  it('does not distinguish an unknown name from a wrong password', async () => {
    const [wrong, unknown] = [
      await enter(new Browser(), 'session_buyer', { password: 'not this one' }),
      await enter(new Browser(), 'nobody_here', { password: 'not this one' }),
    ];
    expect(wrong).toEqual(unknown);
    expect(wrong.errors[0]).toMatchObject({ message: 'Incorrect username or password' });
  });

  it('requires a captcha that is correct, unused, and not expired', async () => {
    const browser = new Browser();
    const captcha = await browser.captcha();
    const { proof } = captcha;
    expect(
      (await enter(browser, 'session_buyer', { captcha: { ...captcha, proof: proof === 0 ? 1 : proof - 1 } }))
        .errors[0],
    ).toMatchObject({
      field: 'captcha',
      message: 'Incorrect verification code',
    });
    expect((await enter(browser, 'session_buyer', { captcha })).errors[0]).toMatchObject({ field: 'captcha' });
    const old = await browser.captcha();
    at(Date.now() + config.captcha.life * 1000 + 1);
    expect((await enter(browser, 'session_buyer', { captcha: old })).errors[0]).toMatchObject({ field: 'captcha' });
  });

  it('is limited for an address that tries many names', async () => {
    const browser = new Browser();
    const tell = async (tries: number) =>
      (
        await browser.post(signIn, {
          kind: 'purchaser',
          username: `name_${tries}`,
          password,
          captcha: { id: crypto.randomUUID(), answer: 'x' },
        })
      ).status;
    for (let tries = 0; tries < 60; tries++) expect(await tell(tries)).toBe(400);
    expect(await tell(60)).toBe(429);
  });

  it('ends the browser’s previous session', async () => {
    const browser = new Browser();
    await enter(browser, 'session_buyer');
    const before = browser.cookies.get('usertoken') ?? '';
    await enter(browser, 'session_buyer');
    const other = new Browser();
    other.cookies.set('usertoken', before);
    expect((await other.post(purchaserInfo, {}, purchaser)).data).toBeNull();
  });
});
