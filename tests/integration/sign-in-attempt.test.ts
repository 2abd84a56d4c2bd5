import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as signIn } from '@/app/api/sign_in/route';
import { POST as signOut } from '@/app/api/sign_out/route';
import { knownDevice } from '@/lib/platform/auth/known-device';
import { database } from '@/lib/platform/db/client';
import { demoDatabase } from '@/tests/database';
import { Browser, password } from './browser-double';

const enter = async (browser: Browser, username: string, given = password) =>
  browser.post(signIn, { kind: 'purchaser', username, password: given, captcha: await browser.captcha() });
const statusesOf = async (browser: Browser, names: readonly string[]) => {
  const statuses: number[] = [];
  for (const name of names) statuses.push((await enter(browser, name, 'wrong river at noon')).status);
  return statuses;
};
const times = (count: number, name: string) => Array<string>(count).fill(name);
/** A purchaser, signed out on the device that registered. */
async function makeOwner(username: string): Promise<{ device: Browser; phone: string }> {
  const device = new Browser();
  const { phone } = await device.register('purchaser', username);
  await device.post(signOut, { kind: 'purchaser' });
  return { device, phone };
}

beforeAll(() => demoDatabase());
afterEach(() => vi.useRealTimers());

describe('a guessing stranger', () => {
  it('gets ten attempts per network, while the owner can still sign in', async () => {
    const { device } = await makeOwner('guessed_one');
    const stranger = new Browser();
    expect(await statusesOf(stranger, times(11, 'guessed_one'))).toEqual([...Array(10).fill(400), 429]);
    const stopped = await enter(stranger, 'Guessed_One');
    expect(stopped.retryAfter).toBeGreaterThan(600);
    expect(stopped.message).toMatch(/^Too many attempts\. Try again in 1[45] minutes\.$/);
    expect((await enter(device, 'guessed_one')).status).toBe(200);
    expect((await enter(new Browser(), 'guessed_one')).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 901_000 });
    expect((await enter(stranger, 'guessed_one')).status).toBe(200);
  });

  it('gets no more by spelling a number differently', async () => {
    const { phone } = await makeOwner('guessed_two');
    const digits = phone.slice(2);
    const groupings = Array.from({ length: 26 }, (_, index) => {
      const cut = 1 + (index % 9);
      const [head, tail] = [digits.slice(0, cut), digits.slice(cut)];
      return index < 9 ? `+1 ${head} ${tail}` : index < 18 ? `+1-${head}-${tail}` : `+1 (${head}) ${tail}`;
    });
    expect(new Set(groupings).size).toBe(26);
    const statuses = await statusesOf(new Browser(), groupings);
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(16).fill(429)]);
  });

  it('gets no more by other names of the account, and does not learn that they are', async () => {
    const { phone } = await makeOwner('guessed_three');
    await database().execute(sql`update account set email_confirmed_at = now() where username = 'guessed_three'`);
    const stranger = new Browser();
    expect(await statusesOf(stranger, times(10, 'guessed_three'))).toEqual(Array(10).fill(400));
    for (const name of [phone, 'guessed_three@buyer.example']) {
      const [right, unknown] = [await enter(stranger, name), await enter(stranger, 'nobody@buyer.example')];
      expect(right.status).toBe(400);
      expect(right).toEqual(unknown);
    }
    expect((await enter(new Browser(), phone)).status).toBe(200);
  });

  it('gets the same response for an unknown name', async () => {
    const statuses = await statusesOf(new Browser(), times(11, 'nobody_at_all'));
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });

  it('from many networks delays a name for seconds, but not on the owner’s device', async () => {
    const { device } = await makeOwner('guessed_four');
    for (let network = 0; network < 3; network++) await statusesOf(new Browser(), times(10, 'guessed_four'));
    expect((await enter(new Browser(), 'guessed_four', 'wrong river at noon')).status).toBe(400);
    const slowed = await enter(new Browser(), 'guessed_four');
    expect(slowed.status).toBe(429);
    expect(slowed.retryAfter).toBeLessThanOrEqual(15);
    expect((await enter(device, 'guessed_four')).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16_000 });
    expect((await enter(new Browser(), 'guessed_four')).status).toBe(200);
  });
});

describe('a known device', () => {
  it('has ten attempts of its own, for one account', async () => {
    const { device } = await makeOwner('device_one');
    const stolen = new Browser();
    stolen.cookies.set('known_device', device.cookies.get('known_device') ?? '');
    expect(await statusesOf(stolen, times(11, 'device_one'))).toEqual([...Array(10).fill(400), 429]);
    expect((await enter(new Browser(), 'device_one')).status).toBe(200);
    await makeOwner('device_two');
    const visitor = new Browser();
    visitor.cookies.set('known_device', device.cookies.get('known_device') ?? '');
    expect(await statusesOf(visitor, times(11, 'device_two'))).toEqual([...Array(10).fill(400), 429]);
  });

  it('cannot be forged, and expires', async () => {
    const { device } = await makeOwner('device_three');
    const cookie = device.cookies.get('known_device') ?? '';
    const [id = '', until = '', name = '', signature = ''] = cookie.split('.');
    const used = async (value: string) => {
      const browser = new Browser();
      browser.cookies.set('known_device', value);
      await statusesOf(browser, times(10, 'device_three'));
      // With its cookie, as a known device, it would have attempts of its own left.
      browser.cookies.delete('known_device');
      return (await enter(browser, 'device_three', 'wrong river at noon')).status;
    };
    expect(await used(cookie)).toBe(400);
    const forged = [id, until, `${name}x`, signature].join('.');
    expect(await used(forged)).toBe(429);
    expect(await used([id, String(Number(until) + 1), name, signature].join('.'))).toBe(429);
    const headers = new Headers({ cookie: `known_device=${cookie}` });
    expect(knownDevice(headers, Number(id))).toBe(name);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 181 * 86_400_000 });
    expect(knownDevice(headers, Number(id))).toBeNull();
  });

  it('is remembered for the latest five accounts, inaccessible to scripts', async () => {
    const device = new Browser();
    const names = Array.from({ length: 6 }, (_, index) => `device_of_${index}`);
    for (const name of names) await device.register('purchaser', name);
    expect(device.headers.getSetCookie().at(-1)).toMatch(
      /^known_device=.+; Max-Age=15552000; Domain=.+; HttpOnly; SameSite=Lax$/,
    );
    expect((device.cookies.get('known_device') ?? '').split('~')).toHaveLength(5);
  });
});
