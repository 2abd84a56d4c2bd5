import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as confirmEmail } from '@/app/api/account/email/confirm/route';
import { POST as changeEmail } from '@/app/api/account/email/route';
import { POST as changeName } from '@/app/api/account/name/route';
import { POST as changePassword } from '@/app/api/account/password/route';
import { POST as changePhone } from '@/app/api/account/phone/route';
import { POST as changePreference } from '@/app/api/account/preference/route';
import { POST as ownCode } from '@/app/api/code/own/route';
import { POST as purchaserInfo } from '@/app/api/member/userinfo/route';
import { POST as signIn } from '@/app/api/sign_in/route';
import { database } from '@/lib/platform/db/client';
import { demoDatabase } from '../database';
import { type Answer, Browser, freshPhone, lastCode, messagesTo, password, waitFor } from './browser-double';

const buyer = { userType: 'purchaser' } as const;
const changed = { status: 200, message: 'Operation successful. Please log in again.' };
const enter = async (browser: Browser, username: string, given = password, kind = 'purchaser') =>
  browser.post(signIn, { kind, username, password: given, captcha: await browser.captcha() });
const refused = ({ errors: [first] }: Answer) => [first?.field, first?.key];

beforeAll(async () => {
  await demoDatabase();
});
beforeEach(() => database().execute(sql`delete from verification_code`));

describe('a change of one’s own account', () => {
  it('of the password needs the current one, ends every session and tells the number', async () => {
    const [browser, other] = [new Browser(), new Browser()];
    const { phone } = await browser.register('purchaser', 'change_one');
    await enter(other, 'change_one');
    const next = { password: 'the second long word', confirm: 'the second long word' };
    expect(refused(await browser.post(changePassword, next, buyer))).toEqual(['current', 'required']);
    expect(refused(await browser.post(changePassword, { ...next, current: 'wrong password' }, buyer))).toEqual([
      'current',
      'passwordWrong',
    ]);
    expect(await browser.post(changePassword, { ...next, current: password }, buyer)).toMatchObject(changed);
    expect(browser.sessions).toEqual([]);
    expect((await other.post(purchaserInfo, {}, buyer)).data).toBeNull();
    expect((await messagesTo(phone))[0]).toContain('the password of change_one has been changed');
    expect((await enter(new Browser(), 'change_one')).status).toBe(400);
    expect((await enter(new Browser(), 'change_one', 'the second long word')).status).toBe(200);
  });

  it('limits guesses of the current password in an open session', async () => {
    const browser = new Browser();
    await browser.register('purchaser', 'change_two');
    const next = { password: 'the second long word', confirm: 'the second long word' };
    for (let tries = 0; tries < 10; tries++)
      expect((await browser.post(changePassword, { ...next, current: `wrong ${tries}` }, buyer)).status).toBe(400);
    expect((await browser.post(changePassword, { ...next, current: password }, buyer)).status).toBe(429);
  });

  it('of the number needs a code to the new one and proof by the old, which is notified', async () => {
    const browser = new Browser();
    const { phone } = await browser.register('purchaser', 'change_three');
    await database().execute(sql`delete from verification_code`);
    const next = freshPhone();
    await browser.post(ownCode, { purpose: 'phone', phone: next }, buyer);
    await browser.post(ownCode, { purpose: 'prove' }, buyer);
    const [code, proof] = [await lastCode(next), await lastCode(phone)];
    expect(refused(await browser.post(changePhone, { phone: next, code }, buyer))).toEqual(['current', 'required']);
    expect(await browser.post(changePhone, { phone: next, code, proof }, buyer)).toMatchObject(changed);
    expect((await messagesTo(phone))[0]).toContain('the phone number of change_three has been changed');
    expect((await enter(new Browser(), next)).status).toBe(200);
    expect((await enter(new Browser(), phone)).status).toBe(400);
  });

  it('of the number never accepts one that another account has, nor a code requested by another', async () => {
    const [browser, victim] = [new Browser(), new Browser()];
    const { phone: taken } = await victim.register('purchaser', 'change_victim');
    await browser.register('purchaser', 'change_four');
    await database().execute(sql`delete from verification_code`);
    await victim.post(ownCode, { purpose: 'phone', phone: taken }, buyer);
    const foreign = await lastCode(taken);
    expect(refused(await browser.post(changePhone, { phone: taken, code: foreign, current: password }, buyer))).toEqual(
      ['code', 'code'],
    );
    await waitFor(taken, 61);
    await browser.post(ownCode, { purpose: 'phone', phone: taken }, buyer);
    const own = { phone: taken, code: await lastCode(taken), current: password };
    expect(await browser.post(changePhone, own, buyer)).toMatchObject({
      status: 409,
      errors: [{ field: 'phone', key: 'phoneTaken' }],
    });
    expect((await victim.post(purchaserInfo, {}, buyer)).data).toMatchObject({ phone: taken });
  });

  it('of the e-mail takes effect once confirmed, and the old address is notified', async () => {
    const browser = new Browser();
    await browser.register('purchaser', 'change_five');
    const [old, next] = ['change_five@buyer.example', 'five@other.example'];
    await browser.post(ownCode, { purpose: 'email' }, buyer);
    expect(refused(await browser.post(confirmEmail, { code: '000000' }, buyer))).toEqual(['code', 'code']);
    expect((await browser.post(confirmEmail, { code: await lastCode(old) }, buyer)).message).toBe(
      'Verification successful',
    );
    expect((await browser.post(purchaserInfo, {}, buyer)).data).toMatchObject({ email: old, emailConfirmed: true });
    await browser.post(ownCode, { purpose: 'email', email: next }, buyer);
    const code = await lastCode(next);
    expect(await browser.post(changeEmail, { email: next, code, current: password }, buyer)).toMatchObject(changed);
    expect((await messagesTo(old))[0]).toContain('/amember/forget.html');
    expect((await enter(browser, next)).status).toBe(200);
    const second = new Browser();
    await second.register('purchaser', 'change_six', { email: next });
    await waitFor(next, 61);
    await second.post(ownCode, { purpose: 'email' }, buyer);
    expect(refused(await second.post(confirmEmail, { code: await lastCode(next) }, buyer))).toEqual([
      'email',
      'emailTaken',
    ]);
  });

  it('of name, language and time zone', async () => {
    const browser = new Browser();
    await browser.register('purchaser', 'change_seven');
    await browser.post(changePreference, { locale: 'ar', timeZone: 'Africa/Cairo' }, buyer);
    expect(refused(await browser.post(changePreference, { timeZone: 'Mars/Olympus' }, buyer))).toEqual([
      'timeZone',
      'timeZone',
    ]);
    expect((await browser.post(purchaserInfo, {}, buyer)).data).toMatchObject({
      locale: 'ar',
      timeZone: 'Africa/Cairo',
    });
    const other = new Browser();
    await enter(other, 'change_seven');
    expect(await browser.post(changeName, { name: 'Lena Neu', position: 'Buyer' }, buyer)).toMatchObject({
      status: 200,
      message: 'Updated successfully',
    });
    const renamed = { name: 'Lena Neu', position: 'Buyer' };
    for (const one of [browser, other]) expect((await one.post(purchaserInfo, {}, buyer)).data).toMatchObject(renamed);
  });
});
