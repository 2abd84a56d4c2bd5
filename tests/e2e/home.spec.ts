import type { Page } from 'playwright/test';
import { type Device, type Locale, locales } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { textOf } from './member';
import { hosts, viewing } from './site';
import { expect, test } from './test';

/** Highest page, in pixels. */
const limit: Record<Device, number> = { d: 4_800, m: 5_200 };
/** Highest footer of a phone with its sections closed, in pixels. */
const footer = 420;
const full = { d: { width: 1366, height: 768 }, m: { width: 390, height: 844 } } as const;
const widths = { d: [820, 1366, 1920], m: [360, 390] } as const;

const open = async (page: Page, locale: Locale) => {
  await page.goto(hosts.absolute(locale, href('home')));
  await page.evaluate(() => document.fonts.ready);
};
/** The height of the page once everything has been in sight, as sections are laid out only then. */
const heightOf = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.home > *, .ftr'))
      part.style.contentVisibility = 'visible';
    return document.documentElement.scrollHeight;
  });
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const device of ['d', 'm'] as const)
  test(`home is short and does not go sideways: ${device}`, async ({ browser }) => {
    const found: string[] = [];
    for (const locale of locales)
      for (const width of widths[device]) {
        const viewport = { ...full[device], width };
        const context = await browser.newContext({ ...viewing[device], viewport, reducedMotion: 'reduce', locale });
        const page = await context.newPage();
        await open(page, locale);
        if ((await sideways(page)) > 0) found.push(`${locale} at ${width} goes sideways`);
        if (width === full[device].width) {
          const height = await heightOf(page);
          if (height > limit[device]) found.push(`${locale} at ${width} is ${height} px high`);
          const box = await page.locator('footer.ftr').boundingBox();
          if (device === 'm' && (box?.height ?? 0) > footer) found.push(`${locale}: footer of ${box?.height} px`);
        }
        await context.close();
      }
    expect(found).toEqual([]);
  });

test('trade is on the first screen: the heading on one line, a box to ask, and sectors', async ({ browser }) => {
  for (const locale of locales) {
    const page = await browser.newPage({ ...viewing.d, viewport: full.d, locale });
    await open(page, locale);
    const lines = await page.locator('h1').evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    });
    expect(lines, locale).toBe(1);
    const button = await page.getByRole('button', { name: textOf(locale).home.getQuotations }).boundingBox();
    const sectors = await page.getByRole('heading', { name: textOf(locale).home.sectors }).boundingBox();
    expect((button?.y ?? 999) + (button?.height ?? 0), locale).toBeLessThan(sectors?.y ?? 0);
    expect(sectors?.y, locale).toBeLessThan(560);
    await page.close();
  }
});

for (const locale of ['en', 'ar'] as const)
  for (const javaScriptEnabled of [true, false])
    test(`${locale}: what is typed on home opens the short form filled in, with script ${javaScriptEnabled}`, async ({
      browser,
    }) => {
      const { home, purchaseForm } = textOf(locale);
      const context = await browser.newContext({ ...viewing.d, javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(hosts.absolute(locale, href('home')));
      await page.getByLabel(home.need).fill('Slurry pump, 50 m head');
      await page.getByLabel(purchaseForm.quantity).fill(locale === 'ar' ? '١٢' : '12');
      await page.getByRole('combobox', { name: purchaseForm.unit }).selectOption('set');
      await page.getByLabel(purchaseForm.country).selectOption('SN');
      await page.getByRole('button', { name: home.getQuotations }).click();
      await expect(page).toHaveURL(/\/simplePurchase\.html\?keyword=Slurry/);
      if (javaScriptEnabled) {
        await expect(page.getByLabel(purchaseForm.title)).toHaveValue('Slurry pump, 50 m head');
        await expect(page.getByRole('textbox', { name: purchaseForm.quantity })).toHaveValue(/^(?:12|١٢)$/);
        await expect(page.getByRole('combobox', { name: purchaseForm.unit })).toHaveValue('set');
        await expect(page.getByLabel(purchaseForm.country)).toHaveValue('SN');
      } else {
        const { searchParams } = new URL(page.url());
        expect(searchParams.get('unit')).toBe('set');
        expect(searchParams.get('countryCode')).toBe('SN');
        await expect(page.locator('noscript p')).toHaveText(purchaseForm.noScript);
      }
      await context.close();
    });

test('the sections of a phone’s footer fold, by keyboard and without script', async ({ browser }) => {
  const context = await browser.newContext({ ...viewing.m, javaScriptEnabled: false });
  const page = await context.newPage();
  await open(page, 'en');
  const folds = page.locator('footer summary');
  await expect(folds).toHaveCount(5);
  const link = page.locator(`footer a[href="${href('purchaseHome')}"]`);
  await expect(link).toBeHidden();
  await folds.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  await context.close();
});

test('a phone shows the way to the parent page under its header', async ({ browser }) => {
  const context = await browser.newContext(viewing.m);
  const page = await context.newPage();
  await page.goto(hosts.absolute('en', href('home')));
  await page.locator('table a').first().click();
  const row = page.getByRole('navigation', { name: textOf('en').frame.breadcrumb });
  const parents = row.getByRole('link').filter({ visible: true });
  await expect(parents).toHaveCount(1);
  const box = await row.boundingBox();
  expect(Math.round(box?.height ?? 0)).toBe(40);
  await parents.click();
  await expect(page).toHaveURL(hosts.absolute('en', href('tenderList')));
  await context.close();
});
