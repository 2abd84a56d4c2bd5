import { href } from '@/lib/platform/routes/address';
import { coveredStops } from './focus';
import { enterDemo, open, textOf } from './member';
import { linksOf, read, viewing } from './site';
import { expect, test, until } from './test';

const site = 'en';
// High enough for bars to be sticky, and low enough for the content below them to scroll.
const low = { ...viewing.d, viewport: { width: 1366, height: 640 }, reducedMotion: 'reduce' } as const;

test('no focused control of a list is covered by the comparison tray', async ({ browser }) => {
  const context = await browser.newContext(low);
  const page = await context.newPage();
  await open(page, site, href('productList'));
  const ticks = page.locator('main article').getByRole('checkbox');
  await until(page.locator('.tray.on'), async () => {
    await ticks.nth(0).check();
    await ticks.nth(1).check();
  });
  await ticks.nth(1).focus();
  expect(await coveredStops(page, 'Tab', 40)).toEqual([]);
  expect(await coveredStops(page, 'Shift+Tab', 40)).toEqual([]);
  await context.close();
});

test('no focused field of the price sheet is covered by its footer', async ({ browser }) => {
  test.setTimeout(120_000);
  const { text } = await read(site, href('productList'));
  const product = linksOf(text).find((link) => /^\/product\/\d+\.html$/.test(link.href))?.href ?? '';
  const { sheet: t } = textOf(site).purchaseForm;
  for (const settings of [low, viewing.m]) {
    const context = await browser.newContext(settings);
    const page = await context.newPage();
    const sheet = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: t.send }) });
    await open(page, site, product);
    await until(sheet, async () => {
      // Before hydration the link leads to the form.
      if (!page.url().endsWith(product)) await page.goBack();
      await page.locator('a[href*="companies="]').filter({ visible: true }).first().click();
    });
    await sheet.getByRole('textbox', { name: t.matters }).focus();
    expect(await coveredStops(page, 'Tab', 20)).toEqual([]);
    expect(await coveredStops(page, 'Shift+Tab', 20)).toEqual([]);
    await context.close();
  }
});

test('nothing focused in a comparison of quotations is covered by its header or footer', async ({ browser }) => {
  test.setTimeout(240_000);
  for (const settings of [low, viewing.m]) {
    const context = await browser.newContext(settings);
    await enterDemo(context, 'purchaser', 'buyer_en', [site]);
    const page = await context.newPage();
    await open(page, site, href('purchaserQuotation'));
    const link = page.locator('main a[href*="/amember/quotation/"]').filter({ visible: true }).first();
    await open(page, site, (await link.getAttribute('href')) ?? '');
    const table = page.locator('main table').filter({ visible: true }).first();
    await table.locator('tbody :is(a, button)').filter({ visible: true }).first().focus();
    expect(await coveredStops(page, 'Tab', 60)).toEqual([]);
    expect(await coveredStops(page, 'Shift+Tab', 60)).toEqual([]);
    await context.close();
  }
});

test('a field of a request is no wider than its content needs, in a wide window too', async ({ browser }) => {
  const context = await browser.newContext({ ...viewing.d, viewport: { width: 1920, height: 1080 } });
  const page = await context.newPage();
  for (const path of [href('purchaseForm'), href('simplePurchase')]) {
    await open(page, site, path);
    const label = new RegExp(`^${textOf(site).purchaseForm.quantity}`);
    await expect(page.getByRole('textbox', { name: label })).toBeVisible();
    const widths = async (selector: string) =>
      page
        .locator(`form ${selector}`)
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.length > 0 ? Math.max(...all.map((one) => one.getBoundingClientRect().width)) : Number.NaN,
        );
    expect(await widths('[name^="translations."]'), path).toBeLessThanOrEqual(720);
    for (const selector of ['[name="quantity"]', '[name="unit"]', '[name="countryCode"]'])
      expect(await widths(selector), `${path} ${selector}`).toBeLessThanOrEqual(360);
  }
  await context.close();
});
