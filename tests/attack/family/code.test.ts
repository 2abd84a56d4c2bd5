import { describe, expect, it } from 'vitest';
import { askCode, captcha, drawName, drawPhone, messages, messagesByNow, registerPhone, session } from '../kit/account';
import { type Called, call, each, range } from '../kit/http';
import { over } from '../kit/judge';
import { from, hostOf, keepSecret, target } from '../kit/target';
import { against, openWeak } from '../kit/weak';

type At = { source: string; port: number; host: string; token?: string };
const at = (port: number, source: string): At => ({ port, source, host: hostOf('en', port) });

const invite = (caller: At, phone: string, username = drawName()): Promise<Called<{ id: number } | null>> =>
  call('/api/account/user/add', { username, name: 'Invited', position: '', phone, role: 'sales' }, caller);

type Users = { items: { id: number; role: string; username: string }[]; invitations?: { id: number }[] };

/** Removes a company's users and invitations, so that the next ones can be sent. */
async function removeUsers(caller: At): Promise<void> {
  const { data } = await call<Users | null>('/api/account/user/list', {}, caller);
  for (const { id } of data?.invitations ?? []) await call('/api/account/invitation/delete', { id }, caller);
  for (const { id, role, username } of data?.items ?? [])
    if (role !== 'owner' && username.startsWith('atk_')) await call('/api/account/user/delete', { id }, caller);
}

/** Invites numbers from as many networks, withdrawing each at once; returns how many messages were sent to them. */
async function invitations(caller: At, phones: readonly string[], sent = messagesByNow): Promise<number> {
  for (const [turn, phone] of phones.entries()) {
    await invite({ ...caller, source: from(140 + turn) }, phone);
    await removeUsers(caller);
  }
  const all = await sent();
  return all.filter(({ to }) => phones.includes(to)).length;
}

/** What an invitation reveals about a number and a username: responses that differ from those for unknown ones. */
async function revealed(caller: At, known: { phone: string; username: string }): Promise<string[]> {
  const say = async (network: number, phone: string, username = drawName()): Promise<string> => {
    const { status, errors } = await invite({ ...caller, source: from(network) }, phone, username);
    await removeUsers(caller);
    return `${status} ${errors.map(({ key }) => key).join()}`;
  };
  const unknown = await say(170, drawPhone());
  const number = await say(171, known.phone);
  const name = await say(172, drawPhone(), known.username);
  return [
    ...(number === unknown ? [] : [`a number that has an account: ${number}, another: ${unknown}`]),
    ...(name === unknown ? [] : [`a name that has an account: ${name}, another: ${unknown}`]),
  ];
}

/** Requests codes for unregistered numbers from seven networks, then registers from an eighth. */
async function usedUp(port: number, count: number): Promise<string[]> {
  const numbers = range(count).map(() => drawPhone());
  await each(numbers, 4, (number, turn) => askCode('purchaser', 'signIn', number, at(port, from(101 + (turn % 7)))));
  const { status } = await askCode('purchaser', 'register', drawPhone(), at(port, from(109)));
  return status === 200 ? [] : [`a visitor who registers is answered with ${status}`];
}

const purposes = ['register', 'signIn', 'reset'] as const;
/** Codes that are sent without a solved captcha, or with one already used. */
async function withoutCaptcha(port: number): Promise<string[]> {
  const caller = at(port, from(110));
  const found: string[] = [];
  for (const purpose of purposes) {
    const { status } = await call('/api/code/send', { kind: 'purchaser', purpose, phone: drawPhone() }, caller);
    if (status === 200) found.push(`${purpose} without a captcha`);
  }
  const solved = await captcha(caller);
  const again = await each(range(2), 1, () =>
    call('/api/code/send', { kind: 'purchaser', purpose: 'reset', phone: drawPhone(), captcha: solved }, caller),
  );
  if (again.every(({ status }) => status === 200)) found.push('two codes for one captcha');
  return found;
}

describe('code: messages to telephones', () => {
  const owner = async (network: number, username = 'supplier_a_diamond'): Promise<At> => ({
    ...at(target.port, from(network)),
    token: (await session('supplier', username)).token,
  });

  it('requires a captcha for a code', async () => expect(await withoutCaptcha(target.port)).toEqual([]));

  it('does not flood a number with invitations', async () => {
    const phone = drawPhone();
    expect(
      over(
        'messages to one number',
        await invitations(
          await owner(95),
          range(8).map(() => phone),
        ),
        3,
        '',
      ),
    ).toEqual([]);
  });
  it('sends nothing for an unreviewed company', async () => {
    const { token } = await session('supplier', 'waiting_fenghe');
    expect(await invitations({ ...at(target.port, from(96)), token }, [drawPhone()])).toBe(0);
  });
  it('does not reveal to a company who has an account', async () => {
    const { token } = await session('supplier', 'supplier_b_gold');
    const { data } = await call<{ phone: string }>('/api/c_center/info', { siteId: 5 }, { token, source: from(3) });
    keepSecret('telephone number', data.phone);
    expect(
      await revealed(await owner(97, 'supplier_a_gold'), { phone: data.phone, username: 'supplier_b_gold' }),
    ).toEqual([]);
  });
  it('does not block a number that a company invited', async () => {
    const [phone, inviter] = [drawPhone(), await owner(98, 'supplier_b_diamond')];
    await invite(inviter, phone);
    await messagesByNow();
    const { ticket, answer } = await registerPhone(phone, at(target.port, from(99)), 'supplier');
    await removeUsers(inviter);
    expect({ ticket, status: answer.status, errors: answer.errors }).toMatchObject({ ticket: expect.any(String) });
  });
  it('does not flood numbers with invitations of one company', async () => {
    const phones = range(20).map(() => drawPhone());
    expect(over('messages of one company', await invitations(await owner(100), phones), 12, '')).toEqual([]);
  });
  it('keeps codes available for registration when others waste requests', async () =>
    expect(await usedUp(target.port, 130)).toEqual([]));

  it('control: detects a site that sends and reveals everything', async () => {
    const to: string[] = [];
    const open = () =>
      openWeak((path, body) => {
        if (path === '/api/captcha') return { status: 429 };
        if (path !== '/api/account/user/add') return {};
        const { phone, username } = JSON.parse(body) as { phone: string; username: string };
        to.push(phone);
        const key = phone === '+12025550199' ? 'phoneTaken' : username === 'known_name' ? 'usernameTaken' : null;
        return key ? { status: 409, errors: [{ field: 'x', key }] } : { data: { id: 1 } };
      });
    const sent = async () => to.map((one) => ({ to: one, text: '', name: '' }));
    const flooded = await against(open(), (port) =>
      invitations(at(port, from(112)), Array(8).fill('+12025550198'), sent),
    );
    expect(over('messages to one number', flooded, 3, '')).not.toEqual([]);
    const known = { phone: '+12025550199', username: 'known_name' };
    expect(await against(open(), (port) => revealed(at(port, from(112)), known))).toHaveLength(2);
    expect(await against(open(), withoutCaptcha)).toHaveLength(4);
  });
  it('control: detects a budget used up by codes that were not sent', async () => {
    let count = 0;
    const weak = openWeak((path) => ({ status: path === '/api/captcha' || ++count > 120 ? 429 : 200 }));
    expect(await against(weak, (port) => usedUp(port, 130))).toEqual(['a visitor who registers is answered with 429']);
  });
  it('control: reads the sent messages', () => expect(messages().length).toBeGreaterThan(0));
});
