import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { solveCaptcha } from '@/lib/account/captcha/client';
import { codeSendCall } from '@/lib/account/code/schema';
import { registerPasswordCall, registerPhoneCall, registerProfileCall } from '@/lib/account/registration/schema';
import { demoPassword } from '@/lib/demo/account';
import type { AccountKind } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type english from '@/messages/en.json';
import { type Answer, hosts, post } from './site';

export type Kind = Exclude<AccountKind, 'staff'>;
export type Person = { phone: string; username: string };

const read = new Map<Locale, typeof english>();
/** The messages of a site. */
export function textOf(site: Locale): typeof english {
  const known = read.get(site) ?? (JSON.parse(readFileSync(`messages/${site}.json`, 'utf8')) as typeof english);
  read.set(site, known);
  return known;
}

const data = process.env.E2E_DATA_DIR ?? '.build/test/data';
const outbox = join(data, 'outbox');
const password = 'a quiet river at noon';
export const login = { supplier: href('supplierLogin'), purchaser: href('purchaserLogin') };
const register = { supplier: href('supplierRegister'), purchaser: href('purchaserRegister') };

const draw = (max: number) => Math.floor(Math.random() * max);
// Fictional numbers; each once, since a number gets one code a minute.
export const drawPhone = (): string => {
  const areas = [202, 212, 213, 214, 303, 305, 310, 312, 404, 415, 503, 602, 617, 702, 713, 206, 216, 313, 504, 612];
  const phone = `${areas[draw(areas.length)]}55501${String(draw(100)).padStart(2, '0')}`;
  const drawn = join(data, 'phone');
  mkdirSync(drawn, { recursive: true });
  try {
    mkdirSync(join(drawn, phone));
    return phone;
  } catch {
    return drawPhone();
  }
};
export const drawName = () => `e2e_${Date.now().toString(36)}${draw(1000)}`;

export type Sent = { to: string; subject?: string; text: string };
/** Messages sent to a number or address, oldest first. */
export const messagesTo = (to: string): Sent[] => {
  if (!existsSync(outbox)) return [];
  return (
    readdirSync(outbox)
      // Messages still being written begin with a dot.
      .filter((name) => /^[^.].*\.json$/.test(name))
      .sort()
      .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as Sent)
      .filter((one) => one.to.endsWith(to))
  );
};
const codesTo = (phone: string): string[] =>
  messagesTo(phone).flatMap(({ text }) => text.match(/(?<!\d)\d{6}(?!\d)/) ?? []);

export const open = (page: Page, site: Locale, path: string) => page.goto(hosts.absolute(site, path));

export async function typePhone(page: Page, site: Locale, phone: string): Promise<void> {
  const { form, accountPage } = textOf(site);
  await page.getByLabel(form.callingCode).selectOption('US');
  await page.getByLabel(accountPage.phone, { exact: true }).fill(phone);
}

/** Requests a code and types it. */
export async function fillCode(page: Page, site: Locale, phone: string): Promise<void> {
  const before = codesTo(phone).length;
  await page.getByRole('button', { name: textOf(site).form.code.send }).click();
  // The browser solves a captcha first.
  await expect(page.getByText(textOf(site).done.codeSent)).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => codesTo(phone).length, { timeout: 90_000 }).toBeGreaterThan(before);
  await page.getByLabel(textOf(site).accountPage.code).fill(codesTo(phone).at(-1) ?? '');
}

type Registration = { name?: string; company?: string };

/** Registers through the three steps of the open page, making the given mistakes. */
export async function fillSignUp(
  page: Page,
  site: Locale,
  kind: Kind,
  { name = 'Lena Hoffmann', company }: Registration = {},
): Promise<Person> {
  const { accountPage: t, validation } = textOf(site);
  const person = { phone: drawPhone(), username: drawName() };
  await typePhone(page, site, person.phone);
  await expect(page.getByRole('button', { name: t.next })).toHaveCount(0);
  // The last digit submits the form.
  await fillCode(page, site, person.phone);

  await expect(page.getByRole('heading', { name: t.register.passwordTitle })).toBeVisible();
  await page.reload();
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="confirm"]').fill('another long word');
  await page.getByRole('button', { name: t.next }).click();
  await expect(page.getByText(validation.passwordMismatch)).toBeVisible();
  await page.locator('input[name="confirm"]').fill(password);
  await page.getByRole('button', { name: t.next }).click();

  await page.getByLabel(t.register.username).fill(person.username);
  await page.getByLabel(t.register.name).fill(name);
  await page.getByLabel(t.email).fill(`${person.username}@buyer.example`);
  if (kind === 'supplier') await page.getByLabel(t.register.companyName).fill(company ?? `Company ${person.username}`);
  await page.getByRole('button', { name: t.register.submit }).click();
  await expect(page.getByText(validation.agreement)).toBeVisible();
  await expect(page.getByLabel(t.register.username)).toHaveValue(person.username);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.register.submit }).click();
  return person;
}

/** Opens the registration and completes it. */
export async function signUp(page: Page, site: Locale, kind: Kind, who: Registration = {}): Promise<Person> {
  await open(page, site, register[kind]);
  const person = await fillSignUp(page, site, kind, who);
  await expect(page.getByRole('heading', { name: textOf(site).done.registered })).toBeVisible();
  return person;
}

/** Types a new password twice. */
export async function choosePassword(page: Page): Promise<void> {
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="confirm"]').fill(password);
}

/** Fills in the sign-in form of the open page. */
export async function enter(page: Page, site: Locale, { username }: Pick<Person, 'username'>, word = password) {
  const { accountPage: t } = textOf(site);
  await page.getByLabel(t.signIn.name).fill(username);
  await page.locator('input[name="password"]').fill(word);
  await page.getByRole('button', { name: t.signIn.submit, exact: true }).click();
}

type Signed = { cookies: { name: string; value: string }[]; header: string };

/** A call with the given cookies that must succeed: its response and data. */
export const callOn = async (site: Locale, path: string, input: object, cookie?: string) => {
  const answer = await post(site, path, input, cookie);
  const { code, data } = JSON.parse(answer.text);
  expect([path, code]).toEqual([path, 200]);
  return { answer, data };
};
const solve = async () => {
  const { data } = await callOn('zh', '/api/captcha', {});
  return { id: data.id, proof: await solveCaptcha(data) };
};
const signedBy = ({ headers }: Answer): Signed => {
  const pairs = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '');
  const cookies = pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('=') };
  });
  return { cookies, header: pairs.join('; ') };
};
const give = (context: BrowserContext, { cookies }: Signed, sites: readonly Locale[]) =>
  context.addCookies(sites.flatMap((site) => cookies.map((cookie) => ({ ...cookie, url: hosts.absolute(site, '/') }))));

/** Signs a demo account in through the API; a member's cookies are valid on every site. */
export async function signIn(kind: AccountKind, username: string): Promise<Signed> {
  const who = { username, password: demoPassword, captcha: await solve() };
  const staff = kind === 'staff';
  const path = staff ? '/api/admin/sign_in' : '/api/sign_in';
  return signedBy((await callOn('zh', path, staff ? who : { kind, ...who })).answer);
}

/** Adds the session of a demo account to a context on the named sites. */
export async function enterDemo(
  context: BrowserContext,
  kind: AccountKind,
  username: string,
  sites: readonly Locale[],
): Promise<Signed> {
  const signed = await signIn(kind, username);
  await give(context, signed, sites);
  return signed;
}

/** Registers a purchaser through the API, for one test only. */
export async function makePurchaser(site: Locale): Promise<Person & Signed> {
  const person = { phone: drawPhone(), username: drawName() };
  const who = { kind: 'purchaser', phone: person.phone, country: 'US' };
  await callOn(site, codeSendCall.path, { ...who, purpose: 'register', captcha: await solve() });
  await expect.poll(() => codesTo(person.phone).length, { timeout: 90_000 }).toBe(1);
  const { data } = await callOn(site, registerPhoneCall.path, { ...who, code: codesTo(person.phone)[0] });
  const { ticket } = data;
  await callOn(site, registerPasswordCall.path, { ticket, password, confirm: password });
  const profile = { username: person.username, name: 'Lena Hoffmann', email: `${person.username}@buyer.example` };
  const { answer } = await callOn(site, registerProfileCall.path, { ticket, ...profile, agreement: true });
  return { ...person, ...signedBy(answer) };
}

/** Adds the session of a new purchaser to a context on a site. */
export const enterOwn = async (context: BrowserContext, site: Locale) =>
  give(context, await makePurchaser(site), [site]);

/** The company of the supplier signed in on a page. */
export const companyOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', usertype: 'supplier' };
    const answer = await fetch('/api/chat/open', { method: 'POST', headers, body: '{}' });
    const { data } = (await answer.json()) as { data: { rooms: string[] } };
    return Number(data.rooms.find((room) => room.startsWith('company:'))?.split(':')[1]);
  });
