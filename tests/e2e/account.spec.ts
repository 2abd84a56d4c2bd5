import type { BrowserContext } from 'playwright/test';
import { href } from '@/lib/platform/routes/address';
import {
  choosePassword,
  drawName,
  drawPhone,
  enter,
  enterDemo,
  fillCode,
  login,
  open,
  signUp,
  textOf,
  typePhone,
} from './member';
import { hosts, read, viewing } from './site';
import { expect, test } from './test';

const en = textOf('en');
const home = { supplier: href('supplierHome'), purchaser: href('purchaserHome') };
const forget = { supplier: href('supplierForget'), purchaser: href('purchaserForget') };

const namesOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => /^(token|usertoken|signed_in)$/.test(name));

for (const site of ['en', 'zh'] as const)
  for (const kind of ['supplier', 'purchaser'] as const)
    test(`a ${kind} registers, signs out and in again on ${site}`, async ({ page, context }) => {
      const { accountPage: t, validation, confirm, form } = textOf(site);
      const person = await signUp(page, site, kind);
      await page
        .getByRole('link', { name: kind === 'supplier' ? t.toSupplierCenter : t.toPurchaserCenter })
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

test('a forgotten password is reset by phone, and the old one no longer works', async ({ browser }) => {
  test.slow();
  const context = await browser.newContext(viewing.m);
  const page = await context.newPage();
  const { accountPage: t, done, validation } = en;
  const person = await signUp(page, 'en', 'purchaser');
  await context.clearCookies();
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

test('a colleague is invited by SMS, accepts on a phone and is signed in', async ({ browser }) => {
  const { accountCenter, accountPage: t, done } = en;
  const [phone, name] = [drawPhone(), `Otto ${drawName()}`];
  const owner = await browser.newContext(viewing.d);
  await enterDemo(owner, 'supplier', 'supplier_b_diamond', ['en']);
  const page = await owner.newPage();
  await open(page, 'en', href('supplierUserType', { type: 'users' }));
  await page.getByRole('button', { name: accountCenter.addUser }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(accountCenter.name).fill(name);
  await dialog.getByLabel(en.form.callingCode).selectOption('US');
  await dialog.getByLabel(accountCenter.phone).fill(phone);
  await dialog.getByRole('button', { name: accountCenter.invite }).click();
  await expect(page.getByText(done.sent)).toBeVisible();
  const again = page.getByRole('button', { name: accountCenter.inviteAgainTo.replace('{name}', name) });
  await expect(again).toBeVisible();

  const colleague = await browser.newContext(viewing.m);
  const own = await colleague.newPage();
  await open(own, 'en', login.supplier);
  await own.getByRole('tab', { name: t.signIn.byPhone }).click();
  await typePhone(own, 'en', phone);
  await fillCode(own, 'en', phone);
  await own.getByLabel(t.register.username).fill(drawName());
  await choosePassword(own);
  await own.getByRole('checkbox').check();
  await own.getByRole('button', { name: t.invitation.accept }).click();
  await expect(own).toHaveURL(hosts.absolute('en', home.supplier));

  await page.reload();
  await expect(page.getByText(name)).toBeVisible();
  await expect(again).toBeHidden();
  await owner.close();
  await colleague.close();
});

test('both sessions exist side by side and end separately', async ({ page, context }) => {
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

test('redirects after sign-in never leave the site', async ({ page }) => {
  await open(page, 'en', `${login.purchaser}?redirect=${encodeURIComponent('//evil.example/')}`);
  await expect(page.getByText(en.accountPage.signIn.returns)).toBeHidden();
  await open(page, 'en', `${login.purchaser}?redirect=${encodeURIComponent('/product.html')}`);
  await expect(page.getByText(en.accountPage.signIn.returns)).toBeVisible();
});

for (const site of ['zh', 'en', 'ar'] as const)
  test(`${site}: sign-in, registration and request forms say without script that they need it`, async () => {
    // An automated browser is classified as one with JavaScript, so the text is read here.
    const { accountPage, purchaseForm } = textOf(site);
    for (const [route, { noScript }] of [
      ['supplierLogin', accountPage],
      ['purchaserRegister', accountPage],
      ['purchaseForm', purchaseForm],
      ['simplePurchase', purchaseForm],
    ] as const) {
      const { text } = await read(site, href(route));
      const texts = [...text.matchAll(/<noscript[^>]*>(.*?)<\/noscript>/gs)].map(([, inner = '']) => inner);
      expect(texts.some((inner) => inner.includes(noScript))).toBe(true);
    }
  });
