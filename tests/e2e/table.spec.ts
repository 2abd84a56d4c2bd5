import type { Page } from 'playwright/test';
import { locales } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { enterDemo, open } from './member';
import { linksOf, read, viewing } from './site';
import { expect, test, until } from './test';

const lists = [
  { name: 'tenders', path: href('tenderList'), wide: 12 },
  { name: 'requests', path: href('purchaseHome'), wide: 9 },
];

/** Rows of the page's table that are whole above the fold and not under the bar at the foot of a phone. */
const wholeRows = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.bb')?.getBoundingClientRect();
    const foot = bar && bar.height > 0 ? bar.top : innerHeight;
    const rows = [...document.querySelectorAll('main table tbody tr')].map((row) => row.getBoundingClientRect());
    return rows.filter(({ top, bottom, height }) => height > 0 && top >= 0 && Math.floor(bottom) <= foot).length;
  });
const sidewaysBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { name, path, wide } of lists) {
  test(`a list of ${name} shows ${wide} rows above the fold, six on a phone, and never scrolls sideways`, async ({
    browser,
  }) => {
    test.setTimeout(480_000);
    const desktop = await browser.newPage({ ...viewing.d, viewport: { width: 1366, height: 768 } });
    const phone = await browser.newPage(viewing.m);
    for (const site of locales) {
      await open(desktop, site, path);
      await open(phone, site, path);
      expect.soft(await wholeRows(desktop), `${site}, 1366×768`).toBeGreaterThanOrEqual(wide);
      expect.soft(await wholeRows(phone), `${site}, 390×844`).toBeGreaterThanOrEqual(6);
      expect.soft(await sidewaysBy(phone), `${site}, 390`).toBe(0);
      await phone.setViewportSize({ width: 360, height: 740 });
      expect.soft(await sidewaysBy(phone), `${site}, 360`).toBe(0);
      await phone.setViewportSize({ width: 390, height: 844 });
      for (const width of [360, 820, 1366, 1920]) {
        await desktop.setViewportSize({ width, height: 768 });
        expect.soft(await sidewaysBy(desktop), `${site}, ${width}`).toBe(0);
      }
      await desktop.setViewportSize({ width: 1366, height: 768 });
    }
    await desktop.close();
    await phone.close();
  });
}

/** A category with key parameters and enough products for the first screen. */
async function kind(): Promise<string> {
  const found = linksOf((await read('en', href('productHome'))).text).map((link) => link.href);
  for (const path of new Set(found.filter((one) => /^\/product_\d+\.html$/.test(one)))) {
    const { text } = await read('en', path);
    if (/<table/.test(text) && (text.match(/<tr/g)?.length ?? 0) > 12) return path;
  }
  throw new Error('No category has key parameters and twelve products');
}

test('a category of a kind has its figures in columns, twelve rows above the fold, and never scrolls sideways', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const path = await kind();
  const desktop = await browser.newPage({ ...viewing.d, viewport: { width: 1366, height: 768 } });
  for (const site of locales) {
    await open(desktop, site, path);
    expect.soft(await wholeRows(desktop), `${site}, 1366×768`).toBeGreaterThanOrEqual(12);
    const heads = desktop.getByRole('columnheader');
    const figures = desktop.locator('main td bdi[dir="ltr"]');
    expect.soft(await heads.count(), site).toBeGreaterThanOrEqual(6);
    await expect.soft(figures.first(), site).toHaveText(/\d/);
    for (const width of [360, 820, 1366, 1920]) {
      await desktop.setViewportSize({ width, height: 768 });
      expect.soft(await sidewaysBy(desktop), `${site}, ${width}`).toBe(0);
    }
    await desktop.setViewportSize({ width: 1366, height: 768 });
  }
  await open(desktop, 'en', path);
  const row = desktop.getByRole('row').nth(1);
  const address = (await row.getByRole('link').first().getAttribute('href')) ?? '';
  const tick = row.getByRole('checkbox');
  await until(desktop.locator('#compare'), () => tick.check({ force: true }));
  await expect(tick).toBeChecked();
  await row.getByRole('cell').first().click({ force: true });
  await expect(desktop).toHaveURL(new RegExp(address));
  await desktop.close();
});

test('a menu of a list opens without a script, closes with Escape, and keeps the keyboard at its button', async ({
  browser,
}) => {
  const plain = await browser.newPage({ ...viewing.d, javaScriptEnabled: false });
  await open(plain, 'en', href('tenderList'));
  const button = plain.getByRole('button', { name: 'Method' });
  await button.click();
  await expect(plain.getByRole('navigation', { name: 'Method' })).toBeVisible();
  await plain.keyboard.press('Escape');
  await expect(plain.getByRole('navigation', { name: 'Method' })).toBeHidden();
  await button.click();
  await plain.getByRole('link', { name: /^Tender \d/ }).click();
  await expect(plain).toHaveURL(new RegExp(href('tenderWay', { way: 'tender' })));
  await plain.close();

  const page = await browser.newPage(viewing.d);
  await open(page, 'en', href('tenderList'));
  await page.getByRole('button', { name: 'Status' }).press('Enter');
  await page.getByRole('link', { name: /^Open only/ }).press('Enter');
  await expect(page).toHaveURL(/open=1/);
  await expect(page.getByRole('navigation', { name: 'Status' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Status' })).toBeFocused();
  await page.close();
});

test('the whole row is a link, and its favourite is beside it', async ({ browser }) => {
  const page = await browser.newPage(viewing.d);
  await open(page, 'en', href('tenderList'));
  const row = page.getByRole('row').nth(2);
  const address = (await row.getByRole('link').getAttribute('href')) ?? '';
  await until(page.getByRole('alertdialog'), () => row.getByRole('button').click());
  await page.keyboard.press('Escape');
  await row.getByRole('cell').nth(2).click({ force: true });
  await expect(page).toHaveURL(new RegExp(address));
  await page.close();
});

test('the requests of a supplier are rows of 48 px that keys move through', async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ ...viewing.d, viewport: { width: 1366, height: 768 } });
  await enterDemo(context, 'supplier', 'supplier_c_gold', ['en']);
  const page = await context.newPage();
  await open(page, 'en', href('supplierPurchase'));
  const rows = page.locator('main tbody tr');
  await expect(rows.first()).toBeVisible();
  for (const height of await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height)))
    expect(height).toBeLessThanOrEqual(49);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const link = rows.nth(1).locator('th a');
  await expect(link).toBeFocused();
  const address = (await link.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(address));
  await context.close();
});
