import type { Locator, Page } from 'playwright/test';
import { href } from '@/lib/platform/routes/address';
import { textOf } from './member';
import { hosts, linksOf, read, viewing } from './site';
import { expect, test, until } from './test';

/** The category with most ranges of head, whose products are no more than one page. */
async function pumpCategory(): Promise<string> {
  const { text } = await read('en', href('productHome'));
  const paths = new Set(linksOf(text).flatMap(({ href: path }) => path.match(/^\/product_\d+\.html$/)?.[0] ?? []));
  const ranges: { path: string; count: number }[] = [];
  for (const path of paths)
    ranges.push({ path, count: (await read('en', path)).text.split(`href="${path}?head=`).length - 1 });
  const most = ranges.toSorted((one, other) => other.count - one.count)[0];
  if (!most?.count) throw new Error('no category has a head');
  return most.path;
}

const count = (text: string | null): number => Number(text?.replace(/\D/g, ''));
/** The number of results in the title's row. */
const total = async (page: Page): Promise<number> =>
  count(
    await page
      .locator('.lst-h')
      .getByText(/\d+ items?/)
      .textContent(),
  );
const applied = (page: Page) => new URL(page.url()).search;
/** The sections of a key parameter by its form's name. */
const sectionOf = (page: Page, name: string): Locator =>
  page.locator('.fct section').filter({ has: page.getByRole('form', { name, exact: true }) });

test('a list is narrowed by head, as many as its row says, and back', async ({ browser }) => {
  const page = await browser.newPage(viewing.d);
  const path = await pumpCategory();
  await page.goto(hosts.absolute('en', path));
  const all = await total(page);
  const section = sectionOf(page, 'Head');
  const row = section.getByRole('link').nth(1);
  const expected = count(await row.locator('em').textContent());
  expect(expected).toBeLessThan(all);
  await row.click();
  await expect(page).toHaveURL(/\?head=[\d.]+-[\d.]+$/);
  await expect(section.locator('a[aria-current]')).toHaveCount(1);
  expect(await total(page)).toBe(expected);
  const chip = page.locator('.chosen').getByRole('link', { name: /Head/ });
  await expect(chip).toHaveText(/^Head \u2066[\d,.]+–[\d,.]+\u2069\u00a0m$/);
  await chip.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(section.locator('a[aria-current]')).toHaveCount(0);
  expect(await total(page)).toBe(all);
  await page.goBack();
  await expect(page).toHaveURL(/\?head=/);
  await expect(chip).toBeVisible();
  expect(await total(page)).toBe(expected);
  await page.close();
});

test('a typed range is taken in the chosen unit without script, beside another filter', async ({ browser }) => {
  const page = await browser.newPage({ ...viewing.d, javaScriptEnabled: false });
  await page.goto(hosts.absolute('en', await pumpCategory()));
  await page.locator('.fct').getByRole('link', { name: /China/ }).first().click();
  await expect(page).toHaveURL(/\?country=cn$/);
  const section = sectionOf(page, 'Head');
  await section.getByRole('textbox', { name: 'From' }).fill('100');
  await section.getByRole('combobox', { name: 'Head: unit' }).selectOption('ft');
  await section.getByRole('button', { name: 'Apply Head' }).click();
  await expect(page).toHaveURL(/\?country=cn&head=30\.48-$/);
  await expect(page.locator('.chosen')).toContainText('Head \u2066≥\u00a030.48\u2069\u00a0m');
  await section.getByRole('textbox', { name: 'From' }).fill('');
  await section.getByRole('button', { name: 'Apply Head' }).click();
  await expect(page).toHaveURL(/\?country=cn$/);
  const answer = await page.goto(`${page.url()}&head=60-40`);
  expect(answer?.status()).toBe(200);
  await expect(page.locator('.chosen')).toContainText('\u206640–60\u2069');
  await page.close();
});

test('a phone in Arabic narrows by head in its sheet, with a count before it does', async ({ browser }) => {
  const page = await browser.newPage(viewing.m);
  const path = await pumpCategory();
  await page.goto(hosts.absolute('ar', path));
  const { list } = textOf('ar');
  const sheet = page.locator('#filter');
  await until(sheet, () => page.getByRole('button', { name: list.filter, exact: true }).click());
  const group = sheet.getByRole('group', { name: 'الرفع' });
  const bucket = group.locator('.chip').nth(2);
  const expected = count(await bucket.locator('em').textContent());
  const submit = sheet.locator('button[type=submit]');
  const before = await submit.textContent();
  await bucket.click();
  await expect(submit).not.toHaveText(list.show);
  await expect(submit).not.toHaveText(before ?? '');
  await submit.click();
  await expect(page).toHaveURL(/\?head=[\d.]+-[\d.]+$/);
  const chip = page.locator('.tools').getByRole('link', { name: /الرفع/ });
  await expect(chip).toHaveText(/^الرفع \u2066[\d,.٠-٩]+–[\d,.٠-٩]+\u2069\u00a0م$/);
  await expect(page.locator('[data-items] > article')).toHaveCount(expected);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await chip.click();
  await expect.poll(() => applied(page)).toBe('');
  await page.goBack();
  await expect(page).toHaveURL(/\?head=/);
  await expect(chip).toBeVisible();
  await page.close();
});

test('a sheet opened before its script is there counts what is chosen in it', async ({ browser }) => {
  const page = await browser.newPage(viewing.m);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(hosts.absolute('en', await pumpCategory()), { waitUntil: 'commit' });
  await page.getByRole('button', { name: textOf('en').list.filter, exact: true }).click();
  const bucket = page.locator('#filter').getByRole('group', { name: 'Head' }).locator('.chip').nth(2);
  await bucket.click();
  release();
  const expected = count(await bucket.locator('em').textContent());
  await expect.poll(async () => count(await page.locator('#filter button[type=submit]').textContent())).toBe(expected);
  await page.close();
});
