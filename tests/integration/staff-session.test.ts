import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as changePassword } from '@/app/api/admin/password/route';
import { POST as signIn } from '@/app/api/admin/sign_in/route';
import { POST as signOut } from '@/app/api/admin/sign_out/route';
import { POST as publicSignIn } from '@/app/api/sign_in/route';
import { demoDatabase } from '../database';
import { Browser, password } from './browser-double';
import { one } from './company-kit';
import { type Colleague, ConsoleBrowser, host, makeColleague } from './staff-kit';

const fresh = 'a colder river at dawn';
let rui: Colleague;

beforeAll(async () => {
  await demoDatabase();
  rui = await makeColleague('session_staff', 'reviewer');
}, 240_000);

describe('staff', () => {
  it('sign in on the main host, with a host-only cookie inaccessible to scripts and other sites', async () => {
    const browser = new ConsoleBrowser();
    const answer = await browser.enter('SESSION_STAFF', rui.password);
    expect(answer).toMatchObject({ status: 200, data: { kind: 'staff', token: null } });
    const [line, ...others] = browser.headers.getSetCookie();
    expect(line).toMatch(/^stafftoken=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/);
    expect(others).toEqual([expect.stringMatching(/^known_device=.+; HttpOnly; SameSite=Lax$/)]);
  });

  it('see times in the zone of their last sign-in', async () => {
    const zoneOf = async () =>
      (await one<{ zone: string }>(sql`select time_zone as zone from account where username = 'session_staff'`)).zone;
    const enter = async (timeZone: string) => {
      const browser = new ConsoleBrowser();
      const body = { username: 'session_staff', password: rui.password, captcha: await browser.captcha(), timeZone };
      return (await browser.ask(signIn, body)).status;
    };
    expect([await enter('America/Lima'), await zoneOf()]).toEqual([200, 'America/Lima']);
    expect([await enter('Nowhere/Town'), await zoneOf()]).toEqual([400, 'America/Lima']);
  });

  it('have no console on another host', async () => {
    const browser = new ConsoleBrowser();
    for (const host of ['en.geco.localhost:3000', 'ar.geco.localhost:3000'])
      expect((await browser.enter('session_staff', rui.password, { host })).status, host).toBe(404);
    expect(browser.sessions).toEqual([]);
    expect((await rui.browser.ask(changePassword, {}, { host: 'en.geco.localhost:3000' })).status).not.toBe(200);
  });

  it('are not a kind of the public sign-in, on any host', async () => {
    for (const at of [host, 'en.geco.localhost:3000']) {
      const browser = new ConsoleBrowser();
      const body = { kind: 'staff', username: 'session_staff', password: rui.password };
      const answer = await browser.post(publicSignIn, { ...body, captcha: await browser.captcha() }, { host: at });
      expect(answer, at).toMatchObject({ status: 400, errors: [{ field: 'kind' }] });
      expect(browser.sessions).toEqual([]);
    }
  });

  it('cannot sign in with a wrong password, as a supplier, or from a page of another site', async () => {
    const supplier = new Browser();
    await supplier.register('supplier', 'session_outsider');
    const browser = new ConsoleBrowser();
    const wrong = await browser.enter('session_staff', 'a wrong river at noon');
    expect(wrong).toMatchObject({ status: 400, errors: [{ field: 'password', key: 'credentials' }] });
    expect((await browser.enter('session_outsider', password)).errors).toMatchObject([{ key: 'credentials' }]);
    const foreign = await browser.enter('session_staff', rui.password, { origin: 'http://en.geco.localhost:3000' });
    expect(foreign.status).toBe(403);
    expect(browser.sessions).toEqual([]);
  });

  it('have ten attempts, then see the waiting time', async () => {
    await makeColleague('session_guessed', 'support');
    const tries = [];
    const stranger = new ConsoleBrowser();
    for (let count = 0; count < 11; count++)
      tries.push((await stranger.enter('session_guessed', `wrong ${count} river`)).status);
    expect(tries).toEqual([...Array(10).fill(400), 429]);
    const locked = await stranger.enter('session_guessed', 'wrong again');
    expect(locked.retryAfter).toBeGreaterThan(600);
  });

  it('change their password, which ends every session', async () => {
    const { browser, password: old } = rui;
    const change = (current: string) => browser.ask(changePassword, { current, password: fresh, confirm: fresh });
    expect((await change('not this one')).errors).toMatchObject([{ field: 'current', key: 'passwordWrong' }]);
    const other = new ConsoleBrowser();
    await other.enter('session_staff', old);
    expect((await change(old)).status).toBe(200);
    expect(browser.sessions).toEqual([]);
    expect((await other.ask(changePassword, { current: fresh, password: old, confirm: old })).status).toBe(401);
    expect((await browser.enter('session_staff', old)).status).toBe(400);
    expect((await browser.enter('session_staff', fresh)).status).toBe(200);
  });

  it('sign out', async () => {
    const browser = new ConsoleBrowser();
    await browser.enter('session_staff', fresh);
    const token = browser.cookies.get('stafftoken') ?? '';
    expect((await browser.ask(signOut)).status).toBe(200);
    expect(browser.sessions).toEqual([]);
    browser.cookies.set('stafftoken', token);
    expect((await browser.ask(changePassword, { current: fresh, password, confirm: password })).status).toBe(401);
  });
});
