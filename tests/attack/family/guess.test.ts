import { describe, expect, it } from 'vitest';
import { demoPassword } from '@/lib/demo/account';
import { captcha, cookiesOf, drawPhone, registerPhone, session, trySignIn } from '../kit/account';
import { call, each, range } from '../kit/http';
import { from, hostOf, keepSecret, target } from '../kit/target';
import { against, openWeak } from '../kit/weak';

const at = (port: number, source: string) => ({ port, source, host: hostOf('en', port) });
const wrong = 'not the word at all';

/** Different spellings of one number. */
const writings = (number: string, count: number): string[] => {
  const digits = number.slice(1);
  return range(count).map((cut) => {
    const sign = [' ', '-', '.', '  '][(cut >> 3) % 4] ?? ' ';
    const place = 2 + (cut % (digits.length - 3));
    return `+${digits.slice(0, place)}${sign}${digits.slice(place)}`;
  });
};

/** Guesses an account's password under equivalent names from several networks; reports if it is never limited. */
async function guesses(port: number, names: readonly string[], networks: readonly number[]): Promise<string[]> {
  const statuses: number[] = [];
  for (const [turn, name] of names.entries()) {
    const source = from(networks[turn % networks.length] ?? 0);
    statuses.push((await trySignIn('purchaser', name, wrong, at(port, source))).status);
  }
  // If guesses are slowed rather than blocked, one of the last may have been let through.
  return statuses.slice(-4).includes(429) ? [] : [`guess ${statuses.length} was answered with ${statuses.at(-1)}`];
}

/** Wrong passwords from a stranger, then the right one from the owner's known browser. */
async function lockedOut(port: number, username: string, network: number): Promise<string[]> {
  const home = at(port, from(network));
  const browser = { origin: `http://${home.host}` };
  const before = await trySignIn('purchaser', username, demoPassword, { ...home, headers: browser });
  for (let turn = 0; turn < 13; turn++)
    await trySignIn('purchaser', username, wrong, at(port, from(network + 1, 1 + turn)));
  const headers = { ...browser, cookie: cookiesOf(before) };
  const { status } = await trySignIn('purchaser', username, demoPassword, { ...home, headers });
  return status === 200 ? [] : [`its holder is answered with ${status}`];
}

/** Sends passwords with one registration ticket, each costing a hash; returns how many were accepted. */
async function hashesBought(port: number, ticket: string): Promise<number> {
  const password = 'a quiet river at noon';
  const answers = await each(range(60), 6, () =>
    call('/api/register/password', { ticket, password, confirm: password }, at(port, from(78))),
  );
  return answers.filter(({ status }) => status === 200).length;
}

/** Hosts that answer the staff sign-in although only the main host has the console. */
async function staffElsewhere(port: number): Promise<string[]> {
  const found: string[] = [];
  for (const [path, body] of [
    ['/api/sign_in', { kind: 'staff' }],
    ['/api/admin/sign_in', {}],
  ] as const)
    for (const site of ['en', 'fr', 'ar'] as const) {
      const caller = { port, source: from(79), host: hostOf(site, port) };
      const who = { ...body, username: 'staff_reviewer', password: demoPassword, captcha: await captcha(caller) };
      const { status } = await call(path, who, caller);
      if (status === 200) found.push(`${path} on ${site}`);
    }
  return found;
}

/** Submits one captcha eight times at once; returns how many attempts passed. */
async function captchaUses(port: number): Promise<number> {
  const caller = at(port, from(80));
  const solved = await captcha(caller);
  const answers = await each(range(8), 8, () =>
    call('/api/sign_in', { kind: 'purchaser', username: 'nobody_here', password: wrong, captcha: solved }, caller),
  );
  return answers.filter(({ errors }) => errors.some(({ field }) => field === 'password')).length;
}

describe('guess: passwords and captchas', () => {
  it('counts guesses per account, however its number is spelt', async () => {
    const { token } = await session('purchaser', 'buyer_zh');
    const { data } = await call<{ phone: string }>('/api/member/userinfo', { siteId: 5 }, { token, source: from(3) });
    keepSecret('telephone number', data.phone);
    expect(await guesses(target.port, writings(data.phone, 14), [70])).toEqual([]);
    expect(await guesses(target.port, writings(data.phone, 40), [71, 72, 73, 74])).toEqual([]);
  });
  it('counts guesses of an unknown name', async () => {
    const names = range(14).map((turn) => ['nobody_there', 'Nobody_There'][turn % 2] ?? '');
    expect(await guesses(target.port, names, [75])).toEqual([]);
  });
  it('admits the owner of an account that a stranger guesses at', async () =>
    expect(await lockedOut(target.port, 'buyer_es', 76)).toEqual([]));
  it('limits password hashes per ticket', async () => {
    const { ticket, answer } = await registerPhone(drawPhone(), { source: from(78), host: hostOf('en') });
    expect({ ticket, status: answer.status }).toMatchObject({ ticket: expect.any(String) });
    expect(await hashesBought(target.port, ticket ?? '')).toBeLessThanOrEqual(40);
  });
  it('offers staff sign-in on the main host only', async () => expect(await staffElsewhere(target.port)).toEqual([]));
  it('accepts a captcha once', async () => expect(await captchaUses(target.port)).toBeLessThanOrEqual(1));

  it('control: detects a site without limits, or with limits for everybody', async () => {
    const challenge = {
      id: 'x',
      challenge: '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881',
      most: 0,
    };
    const open = () =>
      openWeak((path) =>
        path === '/api/captcha'
          ? { status: 429, data: challenge }
          : { errors: [{ field: 'password', key: 'credentials' }] },
      );
    expect(await against(open(), (port) => guesses(port, writings('+12025550123', 14), [82]))).not.toEqual([]);
    expect(await against(open(), (port) => hashesBought(port, 'x'))).toBe(60);
    expect(await against(open(), staffElsewhere)).toHaveLength(6);
    expect(await against(open(), captchaUses)).toBe(8);
    let count = 0;
    const closed = openWeak((path) => ({ status: path === '/api/captcha' || ++count > 10 ? 429 : 200 }));
    expect(await against(closed, (port) => lockedOut(port, 'x', 85))).toEqual(['its holder is answered with 429']);
  });
});
