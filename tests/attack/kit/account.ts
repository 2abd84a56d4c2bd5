import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPassword } from '@/lib/demo/account';
import type { AccountKind } from '@/lib/platform/config';
import { type Asked, type Called, call, pause } from './http';
import { random, randomText } from './random';
import { from, hostOf, keepSecret, target } from './target';

type At = Pick<Asked, 'source' | 'port' | 'host' | 'headers'>;
export type Proof = { id: string; proof: number };

/** Solves a captcha's proof of work. */
export function solve({ id, challenge, most: max }: { id: string; challenge: string; most: number }): Proof {
  for (let proof = 0; proof <= max; proof++) if (hash('sha256', `${id}:${proof}`) === challenge) return { id, proof };
  throw new Error('the captcha has no answer');
}

/** A captcha and its solution; null if refused. */
export async function captcha(at: At): Promise<Proof | null> {
  const { status, data } = await call<{ id: string; challenge: string; most: number }>('/api/captcha', {}, at);
  return status === 200 ? solve(data) : null;
}

export type Session = { id: number; token: string; cookie: string };
export type Attempt = Called<{ id: number; token: string } | null>;

/** Attempts a sign-in with a fresh captcha. */
export async function trySignIn(kind: AccountKind, username: string, password: string, at: At): Promise<Attempt> {
  const solved = await captcha(at);
  return call('/api/sign_in', { kind, username, password, captcha: solved }, at);
}

/** Opens a new session of a demo account. @throws Error if refused */
export async function openSession(kind: AccountKind, username: string, source = from(3)): Promise<Session> {
  const at = { source, host: kind === 'staff' ? hostOf('zh') : hostOf('en') };
  const answer: Attempt =
    kind === 'staff'
      ? await call('/api/admin/sign_in', { username, password: demoPassword, captcha: await captcha(at) }, at)
      : await trySignIn(kind, username, demoPassword, at);
  if (!answer.data?.token) throw new Error(`${kind} ${username} cannot sign in: ${answer.status} ${answer.text}`);
  keepSecret('session token', answer.data.token);
  return { ...answer.data, cookie: cookiesOf(answer) };
}

/** The cookies set by a response, as a Cookie header. */
export const cookiesOf = ({ headers }: Pick<Attempt, 'headers'>): string =>
  (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');

const sessions = new Map<string, Promise<Session>>();

/** The session of a demo account, shared by all families. @throws Error if refused */
export function session(kind: AccountKind, username: string, source = from(3)): Promise<Session> {
  const key = `${kind} ${username}`;
  const known = sessions.get(key) ?? openSession(kind, username, source);
  sessions.set(key, known);
  return known;
}

export type Message = { to: string; text: string; name: string };

/** Messages sent to a number or address, oldest first; all messages by default. */
export function messages(to?: string): Message[] {
  let names: string[] = [];
  try {
    names = readdirSync(join(target.dataDir, 'outbox')).filter((name) => /^[^.].*\.json$/.test(name));
  } catch {
    return [];
  }
  return names
    .sort()
    .map((name) => ({
      ...(JSON.parse(readFileSync(join(target.dataDir, 'outbox', name), 'utf8')) as Message),
      name,
    }))
    .filter((message) => to === undefined || message.to === to);
}

/** The latest code sent to a number; null if none arrives in time. */
export async function codeTo(to: string, before: number, patience = 90_000): Promise<string | null> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(150)) {
    const sent = messages(to);
    const code = sent.length > before ? /(?<!\d)\d{6}(?!\d)/.exec(sent.at(-1)?.text ?? '')?.[0] : undefined;
    if (code) {
      keepSecret('code', code);
      return code;
    }
  }
  return null;
}

const drawn = new Set<string>();
/** A fictional number, each once. */
export function drawPhone(): string {
  const areas = [202, 212, 213, 214, 303, 305, 310, 312, 404, 415, 503, 602, 617, 702, 713, 206, 216, 313, 504, 612];
  const number = `+1${areas[random(areas.length)]}55501${String(random(100)).padStart(2, '0')}`;
  if (drawn.has(number)) return drawPhone();
  drawn.add(number);
  keepSecret('telephone number', number);
  return number;
}
export const drawName = (): string => `atk_${randomText()}`;

/** Requests a code as a page does, with a captcha in case it is needed. */
export async function askCode(kind: 'supplier' | 'purchaser', purpose: string, number: string, at: At) {
  return call('/api/code/send', { kind, purpose, phone: number, captcha: await captcha(at) }, at);
}

let lastAsked = 180;
/** All messages sent so far: they go out in order, so this waits for a code requested now from another network. */
export async function messagesByNow(): Promise<Message[]> {
  const number = drawPhone();
  const { status } = await askCode('purchaser', 'register', number, { source: from(++lastAsked) });
  if (!(await codeTo(number, 0)))
    throw new Error(`no code comes to another network, which was answered with ${status}`);
  return messages();
}

/** The first step of a registration: the ticket, or the response that refused it. */
export async function registerPhone(
  number: string,
  at: At,
  kind: 'supplier' | 'purchaser' = 'purchaser',
): Promise<{ ticket: string | null; answer: Called<unknown> }> {
  const before = messages(number).length;
  const sent = await askCode(kind, 'register', number, at);
  if (sent.status !== 200) return { ticket: null, answer: sent };
  const code = await codeTo(number, before);
  const answer = await call<{ ticket: string } | null>(
    '/api/register/phone',
    { kind, phone: number, code: code ?? '000000' },
    at,
  );
  if (answer.data?.ticket) keepSecret('ticket', answer.data.ticket);
  return { ticket: answer.data?.ticket ?? null, answer };
}
