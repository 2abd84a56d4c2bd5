import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POST as mailCode } from '@/app/api/code/mail/route';
import { POST as ownCode } from '@/app/api/code/own/route';
import { POST as sendCode } from '@/app/api/code/send/route';
import { POST as resetPassword } from '@/app/api/password/reset/route';
import { POST as signInByPhone } from '@/app/api/sign_in/phone/route';
import { POST as signIn } from '@/app/api/sign_in/route';
import { database } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { demoDatabase } from '../database';
import { Browser, freshPhone, lastCode, messagesTo, password, waitFor } from './browser-double';

const budget = env().CODE_BUDGET;
let phone = '';
const ask = (browser: Browser, to: string, purpose = 'signIn') => browser.code('purchaser', purpose, to);
const enter = (browser: Browser, to: string, code: string) =>
  browser.post(signInByPhone, { kind: 'purchaser', phone: to, code });
let sites = 0;
/** A browser in a wider network of its own. */
const elsewhere = () => new Browser(`2001:db8:${(0x9000 + ++sites).toString(16)}::1`);
const other = (code: string) => (code === '111111' ? '222222' : '111111');

beforeAll(async () => {
  await demoDatabase();
  ({ phone } = await new Browser().register('purchaser', 'code_buyer'));
  await database().execute(sql`delete from verification_code`);
  await database().execute(sql`delete from outbox`);
});
afterEach(async () => {
  env().CODE_BUDGET = budget;
  await database().execute(sql`delete from verification_code`);
  await database().execute(sql`delete from outbox`);
});

describe('a code', () => {
  it('signs in once', async () => {
    const browser = new Browser();
    expect(await ask(browser, phone)).toMatchObject({
      status: 200,
      message: 'Verification code sent',
      data: { resend: 60 },
    });
    const code = await lastCode(phone);
    expect(await messagesTo(phone)).toEqual([expect.stringContaining(`GECO: your verification code is ${code}`)]);
    expect((await enter(browser, phone, code)).data).toMatchObject({ username: 'code_buyer' });
    expect((await enter(new Browser(), phone, code)).errors).toMatchObject([
      { field: 'code', message: 'Incorrect verification code' },
    ]);
  });

  it('signs in only one of two at the same time', async () => {
    await ask(new Browser(), phone);
    const code = await lastCode(phone);
    const answers = await Promise.all([enter(new Browser(), phone, code), enter(new Browser(), phone, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('expires after five wrong attempts, even if the sixth is right', async () => {
    await ask(new Browser(), phone);
    const code = await lastCode(phone);
    for (let tries = 0; tries < 5; tries++) expect((await enter(new Browser(), phone, other(code))).status).toBe(400);
    expect((await enter(new Browser(), phone, code)).status).toBe(400);
  });

  it('expires after ten minutes, and once a newer one exists', async () => {
    await ask(new Browser(), phone);
    const first = await lastCode(phone);
    await waitFor(phone, 601);
    expect((await enter(new Browser(), phone, first)).status).toBe(400);
    await ask(new Browser(), phone);
    const second = await lastCode(phone);
    await waitFor(phone, 61);
    await ask(new Browser(), phone);
    expect((await enter(new Browser(), phone, second)).status).toBe(second === (await lastCode(phone)) ? 200 : 400);
  });

  it('is valid only for the purpose and kind it was sent for', async () => {
    await ask(new Browser(), phone, 'reset');
    const code = await lastCode(phone);
    expect((await enter(new Browser(), phone, code)).status).toBe(400);
    expect((await new Browser().post(signInByPhone, { kind: 'supplier', phone, code })).status).toBe(400);
  });
});

describe('codes are sent', () => {
  it('once a minute per number, for any caller and purpose', async () => {
    await ask(new Browser(), phone);
    const again = await ask(new Browser(), phone, 'reset');
    expect(again.status).toBe(429);
    expect(again.retryAfter).toBeGreaterThan(50);
    expect(again.message).toMatch(/^Too many attempts\. Try again in (5\d|60) seconds\.$/);
    await waitFor(phone, 61);
    expect((await ask(new Browser(), phone)).status).toBe(200);
  });

  it('five times an hour and ten times a day per number', async () => {
    for (let sent = 0; sent < 10; sent++) {
      expect((await ask(new Browser(), phone)).status, `${sent}`).toBe(200);
      await waitFor(phone, 61);
      if (sent !== 4) continue;
      const stopped = await ask(new Browser(), phone);
      expect([stopped.status, (stopped.retryAfter ?? 0) > 3000]).toEqual([429, true]);
      await waitFor(phone, 3600);
    }
    await waitFor(phone, 3600);
    const stopped = await ask(new Browser(), phone);
    expect([stopped.status, (stopped.retryAfter ?? 0) > 7200]).toEqual([429, true]);
    expect(stopped.message).toMatch(/hours/);
  });

  it('twenty times an hour per address', async () => {
    const browser = new Browser();
    for (let sent = 0; sent < 20; sent++) expect((await ask(browser, freshPhone())).status).toBe(200);
    expect((await ask(browser, freshPhone())).status).toBe(429);
    expect((await ask(new Browser(), freshPhone())).status).toBe(200);
  });

  it('four of the five an hour per network, so that the owner gets one elsewhere', async () => {
    const stranger = new Browser();
    for (let sent = 0; sent < 4; sent++) {
      expect((await ask(stranger, phone)).status).toBe(200);
      await waitFor(phone, 61);
    }
    expect((await ask(stranger, phone)).status).toBe(429);
    expect((await ask(new Browser(), phone)).status).toBe(200);
  });

  it('within a purpose’s share of the budget, for all together', async () => {
    env().CODE_BUDGET = 10;
    for (let sent = 0; sent < 4; sent++)
      expect((await ask(elsewhere(), freshPhone(), 'register')).status, `${sent}`).toBe(200);
    const stopped = await ask(elsewhere(), freshPhone(), 'register');
    expect([stopped.status, (stopped.retryAfter ?? 0) > 80_000]).toEqual([429, true]);
    expect((await ask(elsewhere(), phone)).status).toBe(200);
    await waitFor(phone, 61);
    expect((await ask(elsewhere(), phone, 'reset')).status).toBe(200);
  });

  it('to unknown numbers without using the account holders’ budget', async () => {
    env().CODE_BUDGET = 4;
    for (let attempt = 0; attempt < 8; attempt++)
      for (const purpose of ['signIn', 'reset'])
        expect((await ask(elsewhere(), freshPhone(), purpose)).status, `${attempt} ${purpose}`).toBe(200);
    expect((await ask(elsewhere(), phone)).status).toBe(200);
    expect(await messagesTo(phone)).toHaveLength(1);
    // The sent code used up the limit of sign-in; an unregistered number gets the same response.
    expect((await ask(elsewhere(), freshPhone())).status).toBe(429);
  });

  it('within a share of the budget per network, and a larger one per wider network', async () => {
    env().CODE_BUDGET = 100;
    const [one, beside, other] = ['2001:db8:77:1::', '2001:db8:77:2::', '2001:db8:78:1::'];
    const from = async (network: string, host: number) => {
      const browser = new Browser(`${network}${host}`);
      return (await ask(browser, freshPhone(), 'register')).status;
    };
    const many = async (network: string, count: number) => {
      const statuses: number[] = [];
      for (let host = 1; host <= count; host++) statuses.push(await from(network, host));
      return statuses;
    };
    expect(await many(one, 5)).toEqual([200, 200, 200, 200, 429]);
    expect(await many(beside, 5)).toEqual([200, 200, 200, 200, 429]);
    expect(await many('2001:db8:77:3::', 3)).toEqual([200, 200, 429]);
    expect(await from(other, 1)).toBe(200);
  });

  it('fifteen times an hour per signed-in user', async () => {
    const browser = new Browser();
    await browser.register('purchaser', 'asking_often');
    const own = () => browser.post(ownCode, { purpose: 'phone', phone: freshPhone() }, { userType: 'purchaser' });
    for (let sent = 0; sent < 15; sent++) expect((await own()).status, `${sent}`).toBe(200);
    await database().execute(sql`delete from verification_code`);
    expect((await own()).status).toBe(429);
  });

  it('only after a captcha, each valid once', async () => {
    const to = freshPhone();
    const browser = new Browser();
    const body = { kind: 'purchaser', purpose: 'register', phone: to };
    expect((await browser.post(sendCode, body)).errors).toMatchObject([{ field: 'captcha' }]);
    const wrong = { id: crypto.randomUUID(), proof: 1 };
    expect((await browser.post(sendCode, { ...body, captcha: wrong })).errors).toMatchObject([{ field: 'captcha' }]);
    expect(await messagesTo(to)).toEqual([]);
    const captcha = await browser.captcha();
    expect((await browser.post(sendCode, { ...body, captcha })).status).toBe(200);
    const again = await browser.post(sendCode, { ...body, phone: freshPhone(), captcha });
    expect(again.errors).toMatchObject([{ field: 'captcha' }]);
  });

  it('once for many simultaneous requests', async () => {
    const to = freshPhone();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(new Browser(), to, 'register')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
    expect(await messagesTo(to)).toHaveLength(1);
  });
});

describe('a number without an account', () => {
  it('gets the same response as one with an account, no SMS, and the same limits', async () => {
    const stranger = freshPhone();
    for (const purpose of ['signIn', 'reset']) {
      const [known, unknown] = [await ask(new Browser(), phone, purpose), await ask(new Browser(), stranger, purpose)];
      expect(unknown).toEqual(known);
      expect(await messagesTo(stranger)).toEqual([]);
      expect((await ask(new Browser(), stranger, purpose)).status).toBe(429);
      await waitFor(phone, 61);
      await waitFor(stranger, 61);
    }
    const [wrong, none] = [await enter(new Browser(), phone, '000000'), await enter(new Browser(), stranger, '000000')];
    expect(none).toEqual(wrong);
  });

  it('is refused if invalid', async () => {
    for (const typed of ['12', 'abc', '+44 20 7946 0000', ''])
      expect((await ask(new Browser(), typed)).errors[0], typed).toMatchObject({ field: 'phone' });
    expect((await ask(new Browser(), '12')).errors[0]).toMatchObject({ message: 'Please enter valid phone number' });
    expect((await ask(new Browser(), '')).errors[0]).toMatchObject({ key: 'phoneRequired' });
  });
});

describe('a forgotten password', () => {
  const reset = (body: object) =>
    new Browser().post(resetPassword, {
      kind: 'purchaser',
      password: 'another calm evening',
      confirm: 'another calm evening',
      ...body,
    });

  it('is reset by a code to the number, ends every session, and notifies the old address', async () => {
    const browser = new Browser();
    const { phone: own } = await browser.register('purchaser', 'forgetful_one');
    await waitFor(own, 61);
    await ask(browser, own, 'reset');
    const code = await lastCode(own);
    expect((await reset({ phone: own, code: other(code) })).errors[0]).toMatchObject({ field: 'code' });
    expect(
      (await reset({ phone: own, code, password: 'forgetful_one', confirm: 'forgetful_one' })).errors[0],
    ).toMatchObject({ key: 'passwordOwn' });
    await waitFor(own, 61);
    await ask(browser, own, 'reset');
    expect(await reset({ phone: own, code: await lastCode(own) })).toMatchObject({
      status: 200,
      message: 'Operation successful. Please log in again.',
    });
    expect((await messagesTo(own))[0]).toContain('the password of forgetful_one has been changed');
    const enterWith = async (given: string) =>
      (
        await browser.post(signIn, {
          kind: 'purchaser',
          username: 'forgetful_one',
          password: given,
          captcha: await browser.captcha(),
        })
      ).status;
    expect(await enterWith(password)).toBe(400);
    expect(await enterWith('another calm evening')).toBe(200);
  });

  it('can be reset by e-mail only if confirmed, which is revealed only after a captcha, ten times an hour', async () => {
    const browser = new Browser();
    await browser.register('purchaser', 'forgetful_two');
    const email = 'forgetful_two@buyer.example';
    const askMail = async (over: object = {}) =>
      browser.post(mailCode, { kind: 'purchaser', email, captcha: await browser.captcha(), ...over });
    expect((await askMail({ captcha: { id: crypto.randomUUID(), answer: 'ACEFH' } })).errors).toMatchObject([
      { field: 'captcha' },
    ]);
    expect((await askMail()).errors).toMatchObject([{ field: 'email', message: 'Email does not exist' }]);
    await database().execute(sql`update account set email_confirmed_at = now() where username = 'forgetful_two'`);
    expect((await askMail({ email: email.toUpperCase() })).status).toBe(200);
    expect((await reset({ email, code: await lastCode(email) })).status).toBe(200);
    for (let tries = 3; tries < 10; tries++)
      expect((await askMail({ email: `x${tries}@buyer.example` })).status).toBe(400);
    expect((await askMail()).status).toBe(429);
  });
});
