import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { POST as captcha } from '@/app/api/captcha/route';
import { POST as sendCode } from '@/app/api/code/send/route';
import { POST as registerPassword } from '@/app/api/register/password/route';
import { POST as registerPhone } from '@/app/api/register/phone/route';
import { POST as registerProfile } from '@/app/api/register/profile/route';
import { database, rows } from '@/lib/platform/db/client';

type Handler = (request: Request) => Promise<Response>;
type Kind = 'supplier' | 'purchaser';
type Options = { origin?: string | null; userType?: Kind; token?: string; host?: string; pageActor?: string };
export type Answer = {
  status: number;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers of forty calls; each test says what it expects
  data: any;
  errors: { field: string; key: string }[];
  retryAfter: number | null;
};

let last = 0;
const areas = [202, 212, 213, 214, 303, 305, 310, 312, 404, 415, 503, 602, 617, 702, 713];
/** A fictional telephone number, each once. */
export const freshPhone = (): string => {
  last++;
  return `+1${areas[Math.floor(last / 100) % areas.length]}55501${String(last % 100).padStart(2, '0')}`;
};
export const password = 'a quiet river at noon';

/** A browser with its cookies, in a network of its own so that limits of other tests do not affect it. */
export class Browser {
  cookies = new Map<string, string>();
  headers = new Headers();
  constructor(readonly address = `2001:db8:0:${(++last).toString(16)}::1`) {}

  /** The cookies, without the one that outlasts sessions. */
  get sessions(): string[] {
    return [...this.cookies.keys()].filter((name) => name !== 'known_device');
  }

  async post(handler: Handler, body: object = {}, options: Options = {}): Promise<Answer> {
    const { host = 'en.geco.localhost:3000', origin = `http://${host}`, userType, token, pageActor } = options;
    const headers = new Headers({
      host,
      'content-type': 'application/json',
      'x-forwarded-for': this.address,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    });
    if (origin !== null) headers.set('origin', origin);
    if (userType) headers.set('userType', userType);
    if (token) headers.set('authorization', token);
    if (pageActor) headers.set('page-actor', pageActor);
    if (this.cookies.size > 0) headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    const response = await handler(
      new Request(`http://${host}/api/x`, { method: 'POST', headers, body: JSON.stringify(body) }),
    );
    this.headers = response.headers;
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (line.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const { message, data, errors = [] } = await response.json();
    const again = response.headers.get('retry-after');
    return { status: response.status, message, data, errors, retryAfter: again === null ? null : Number(again) };
  }

  /** A captcha solved by proof of work. */
  async captcha(): Promise<{ id: string; proof: number }> {
    const { id, challenge } = (await this.post(captcha)).data;
    let proof = 0;
    while (createHash('sha256').update(`${id}:${proof}`).digest('hex') !== challenge) proof++;
    return { id, proof };
  }

  /** Requests a code as the forms do. */
  async code(kind: Kind, purpose: string, phone: string, options: Options = {}): Promise<Answer> {
    return this.post(sendCode, { kind, purpose, phone, captcha: await this.captcha() }, options);
  }

  /** Registers and stays signed in. */
  async register(kind: Kind, username: string, over: object = {}): Promise<{ phone: string; answer: Answer }> {
    const phone = freshPhone();
    await this.code(kind, 'register', phone);
    const step = await this.post(registerPhone, { kind, phone, code: await lastCode(phone) });
    const { ticket } = step.data;
    await this.post(registerPassword, { ticket, password, confirm: password });
    const company = kind === 'supplier' ? { companyName: 'Probe Works', companyCountry: 'DE' } : {};
    const profile = { username, name: 'Lena Probe', email: `${username}@buyer.example`, agreement: true };
    const answer = await this.post(registerProfile, { ticket, ...profile, ...company, ...over });
    return { phone, answer };
  }
}

/** Queued messages to a number or address, newest first. */
export const messagesTo = async (to: string): Promise<string[]> =>
  (
    await rows<{ text: string }>(
      database(),
      sql`select content ->> 'text' as text from outbox where recipient = ${to} order by id desc`,
    )
  ).map(({ text }) => text);

/** The newest code sent to a number or address; '' if none. */
export const lastCode = async (to: string): Promise<string> =>
  (await messagesTo(to)).map((text) => text.match(/(?<!\d)\d{6}(?!\d)/)?.[0]).find((code) => code !== undefined) ?? '';

/** Ages the codes of a number or address, so that another may be sent. */
export const waitFor = async (to: string, seconds: number): Promise<void> => {
  await database().execute(sql`update verification_code set created_at = created_at - ${seconds}::int * interval '1 second',
    expires_at = expires_at - ${seconds}::int * interval '1 second' where target = ${to}`);
};

/** Deletes what registrations created. */
export const forgetAccounts = async (): Promise<void> => {
  for (const table of ['outbox', 'verification_code', 'captcha', 'registration'])
    await database().execute(sql`delete from ${sql.identifier(table)}`);
  await database().execute(sql`delete from account where not demo`);
  await database().execute(sql`delete from company where status = 'draft' and not demo`);
};
