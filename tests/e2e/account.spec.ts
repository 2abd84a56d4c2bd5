import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import type { Locale } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';
import type english from '@/messages/en.json';
import { hosts, viewing } from './site';

type Kind = 'supplier' | 'purchaser';
const read = (site: Locale): typeof english => JSON.parse(readFileSync(`messages/${site}.json`, 'utf8'));
const texts = { en: read('en'), zh: read('zh') };
const { en } = texts;
type Site = keyof typeof texts;

const outbox = join(process.env.E2E_DATA_DIR ?? '.build/test/data', 'outbox');
const password = 'a quiet river at noon';
const login = { supplier: href('supplierLogin'), purchaser: href('purchaserLogin') };
const home = { supplier: href('supplierHome'), purchaser: href('purchaserHome') };
const forget = { supplier: href('supplierForget'), purchaser: href('purchaserForget') };
const register = { supplier: href('supplierRegister'), purchaser: href('purchaserRegister') };

const draw = (most: number) => Math.floor(Math.random() * most);
// Of the range that is kept for fiction.
const drawPhone = () => {
  const areas = [202, 212, 213, 214, 303, 305, 310, 312, 404, 415, 503, 602, 617, 702, 713, 206, 216, 313, 504, 612];
  return `${areas[draw(areas.length)]}55501${String(draw(100)).padStart(2, '0')}`;
};
const drawName = () => `e2e_${Date.now().toString(36)}${draw(1000)}`;

const codesTo = (phone: string): string[] => {
  try {
    return readdirSync(outbox)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as { to: string; text: string })
      .filter(({ to }) => to.endsWith(phone))
      .flatMap(({ text }) => text.match(/\b\d{6}\b/) ?? []);
  } catch {
    return [];
  }
};

const open = (page: Page, site: Locale, path: string) => page.goto(hosts.absolute(site, path));

async function typePhone(page: Page, site: Site, phone: string): Promise<void> {
  const { form, accountPage } = texts[site];
  await page.getByLabel(form.callingCode).selectOption('US');
  await page.getByLabel(accountPage.phone, { exact: true }).fill(phone);
}

async function fillCode(page: Page, site: Site, phone: string): Promise<void> {
  const before = codesTo(phone).length;
  await page.getByRole('button', { name: texts[site].form.code.send }).click();
  await expect(page.getByText(texts[site].done.codeSent)).toBeVisible();
  await expect.poll(() => codesTo(phone).length, { timeout: 90_000 }).toBeGreaterThan(before);
  await page.getByLabel(texts[site].accountPage.code).fill(codesTo(phone).at(-1) ?? '');
}

type Person = { phone: string; username: string };
async function signUp(page: Page, site: Site, kind: Kind): Promise<Person> {
  const { accountPage: t, validation, done } = texts[site];
  const person = { phone: drawPhone(), username: drawName() };
  await open(page, site, register[kind]);
  await typePhone(page, site, person.phone);
  await fillCode(page, site, person.phone);
  await page.getByRole('button', { name: t.next }).click();

  await expect(page.getByRole('heading', { name: t.register.passwordTitle })).toBeVisible();
  await page.reload();
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="confirm"]').fill('another long word');
  await page.getByRole('button', { name: t.next }).click();
  await expect(page.getByText(validation.passwordMismatch)).toBeVisible();
  await page.locator('input[name="confirm"]').fill(password);
  await page.getByRole('button', { name: t.next }).click();

  await page.getByLabel(t.register.username).fill(person.username);
  await page.getByLabel(t.register.name).fill('Lena Hoffmann');
  await page.getByLabel(t.email).fill(`${person.username}@buyer.example`);
  if (kind === 'supplier') await page.getByLabel(t.register.companyName).fill(`Company ${person.username}`);
  await page.getByRole('button', { name: t.register.submit }).click();
  await expect(page.getByText(validation.agreement)).toBeVisible();
  await expect(page.getByLabel(t.register.username)).toHaveValue(person.username);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.register.submit }).click();
  await expect(page.getByRole('heading', { name: done.registered })).toBeVisible();
  return person;
}

async function enter(page: Page, site: Site, { username }: Person, word = password): Promise<void> {
  const { accountPage: t, form } = texts[site];
  await page.getByLabel(t.signIn.name).fill(username);
  await page.locator('input[name="password"]').fill(word);
  await page.getByRole('button', { name: form.captcha.unseen }).click();
  await expect(page.getByRole('status').filter({ hasText: form.captcha.solved })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: t.signIn.submit, exact: true }).click();
}

const namesOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => /^(token|usertoken|signed_in)$/.test(name));

for (const site of ['en', 'zh'] as const)
  for (const kind of ['supplier', 'purchaser'] as const)
    test(`a ${kind} registers, signs out and in again on ${site}`, async ({ page, context }) => {
      const { accountPage: t, validation, confirm, form } = texts[site];
      const person = await signUp(page, site, kind);
      await page
        .getByRole('link', { name: kind === 'supplier' ? t.toSupplierCentre : t.toPurchaserCentre })
        .first()
        .click();
      await expect(page).toHaveURL(hosts.absolute(site, home[kind]));

      await page.getByRole('button', { name: form.signOut }).click();
      await expect(page.getByRole('alertdialog')).toContainText(confirm.signOut);
      await page.getByRole('button', { name: confirm.proceed }).click();
      await expect(page).toHaveURL(hosts.absolute(site, login[kind]));
      expect(await namesOf(context)).toEqual([]);

      await open(page, site, home[kind]);
      await expect(page).toHaveURL(/redirect=/);
      await enter(page, site, person, 'not the password');
      await expect(page.getByText(validation.credentials)).toBeVisible();
      await expect(page.getByLabel(t.signIn.name)).toHaveValue(person.username);
      await enter(page, site, person);
      await expect(page).toHaveURL(hosts.absolute(site, home[kind]));
    });

test('a forgotten password is chosen anew by phone, and the old one is good no more', async ({ browser }) => {
  const context = await browser.newContext(viewing.m);
  const page = await context.newPage();
  const { accountPage: t, done, validation } = en;
  const person = await signUp(page, 'en', 'purchaser');
  await context.clearCookies();
  // A number gets a code a minute.
  await page.waitForTimeout(61_000);
  await open(page, 'en', forget.purchaser);
  await typePhone(page, 'en', person.phone);
  await fillCode(page, 'en', person.phone);
  await page.locator('input[name="password"]').fill('the second long word');
  await page.locator('input[name="confirm"]').fill('the second long word');
  await page.getByRole('button', { name: t.forget.submit }).click();
  await expect(page.getByText(done.changed)).toBeVisible();
  await page.getByRole('link', { name: t.forget.backToSignIn }).first().click();
  await enter(page, 'en', person);
  await expect(page.getByText(validation.credentials)).toBeVisible();
  await enter(page, 'en', person, 'the second long word');
  await expect(page).toHaveURL(hosts.absolute('en', home.purchaser));
  await context.close();
});

test('both sessions stand side by side and end apart', async ({ page, context }) => {
  const { form, confirm } = en;
  await signUp(page, 'en', 'supplier');
  await signUp(page, 'en', 'purchaser');
  expect((await namesOf(context)).sort()).toEqual(['signed_in', 'token', 'usertoken']);
  await open(page, 'en', home.purchaser);
  await page.getByRole('button', { name: form.signOut }).click();
  await page.getByRole('button', { name: confirm.proceed }).click();
  await expect(page).toHaveURL(hosts.absolute('en', login.purchaser));
  expect((await namesOf(context)).sort()).toEqual(['signed_in', 'token']);
  await open(page, 'en', home.supplier);
  await expect(page).toHaveURL(hosts.absolute('en', home.supplier));
});

test('the way back from sign-in never leaves the site', async ({ page }) => {
  await open(page, 'en', `${login.purchaser}?redirect=${encodeURIComponent('//evil.example/')}`);
  await expect(page.getByText(en.accountPage.signIn.returns)).toBeHidden();
  await open(page, 'en', `${login.purchaser}?redirect=${encodeURIComponent('/product.html')}`);
  await expect(page.getByText(en.accountPage.signIn.returns)).toBeVisible();
});
