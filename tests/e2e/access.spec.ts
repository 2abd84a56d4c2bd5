import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { violationsOf, violationsOfNew } from './axe';
import { screens } from './screen';
import { hosts, viewing } from './site';
import { expect, test, until } from './test';

for (const locale of ['zh', 'en', 'ar'] as Locale[])
  for (const device of ['d', 'm'] as Device[])
    test(`${locale}, ${device === 'd' ? 'desktop' : 'mobile'}: no WCAG 2.2 A or AA violation, no sideways scrolling`, {
      tag: '@public',
    }, async ({ browser }) => {
      test.setTimeout(900_000);
      const context = await browser.newContext({ ...viewing[device], reducedMotion: 'reduce' });
      const page = await context.newPage();
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/status of 404/.test(message.text()))
          wrong.push(`${page.url()}: ${message.text()}`);
      });
      const violationsIn = violationsOfNew(locale);
      for (const { name, path } of await screens()) {
        await page.goto(hosts.absolute(locale, path), { waitUntil: 'load' });
        wrong.push(...(await violationsIn(page)).map((fault) => `${name} ${path}: ${fault}`));
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (sideways > 0) wrong.push(`${name} ${path}: ${sideways} pixels too wide`);
      }
      await context.close();
      expect(wrong).toEqual([]);
    });

for (const locale of ['zh', 'en', 'ar'] as Locale[]) {
  test(`${locale}: the open filter sheet is accessible, keyboard-operable and returns the focus`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...viewing.m, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(hosts.absolute(locale, href('productList')));
    const opener = page.locator('button[popovertarget="filter"][aria-haspopup="dialog"]');
    const sheet = page.locator('#filter');
    await until(sheet, () => opener.press('Enter'));
    expect(await violationsOf(page, { part: '#filter' })).toEqual([]);
    const chosen = sheet.locator('input[name="continent"]:checked');
    await expect(chosen).toHaveValue('');
    await until(sheet.locator('input[name="continent"]:checked:not([value=""])'), () => chosen.press('ArrowDown'));
    await expect(chosen).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await context.close();
  });

  test(`${locale}: the open category menu is accessible, closes on Escape and returns the focus`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...viewing.d, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(hosts.absolute(locale, href('productList')));
    const opener = page.locator('.all-box > a');
    await until(page.locator('.mega .mp').first(), () => opener.press('ArrowDown'));
    expect(await violationsOf(page, { part: '.all-box' })).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.locator('.mega a:focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('.mega')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await context.close();
  });
}

// A window of 1366 by 900 pixels at 200 % zoom.
for (const locale of ['en', 'de', 'ru', 'ar'] as Locale[])
  test(`${locale}: a page at 200 % zoom shows its entire menu, and its first result within two screens`, async ({
    browser,
  }) => {
    const viewport = { width: 683, height: 450 };
    const context = await browser.newContext({ ...viewing.d, viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of [href('productList'), href('siteSearchKeyword', { keyword: 'Shuolan' }), href('tenderList')]) {
      await page.goto(hosts.absolute(locale, path), { waitUntil: 'load' });
      const item = page.locator('main :is(article, tbody tr)').first();
      expect((await item.boundingBox())?.y ?? Number.POSITIVE_INFINITY, path).toBeLessThan(2 * viewport.height);
      const cut = await page
        .locator('.hd-nav a')
        .evaluateAll(
          (links) =>
            links.filter(
              (link) => link.getBoundingClientRect().right > innerWidth || link.getBoundingClientRect().left < 0,
            ).length,
        );
      expect(cut, path).toBe(0);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, path).toBe(0);
    }
    // The filters are collapsed, not removed.
    await page.goto(hosts.absolute(locale, href('productList')));
    const filter = page.locator('.fct section a').first();
    await expect(filter).toBeHidden();
    await until(filter, () => page.locator('#fold').press('Space'));
    await context.close();
  });

// The same window at 400 % zoom.
for (const locale of ['en', 'de', 'ar'] as Locale[])
  test(`${locale}: a page at 400 % zoom has a usable search, and most of the view for its content`, async ({
    browser,
  }) => {
    const viewport = { width: 341, height: 450 };
    const context = await browser.newContext({ ...viewing.d, viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const product = (await screens()).find(({ name }) => name === 'product')?.path ?? href('productList');
    for (const path of [product, href('productList'), href('siteSearchKeyword', { keyword: 'Shuolan' })]) {
      await page.goto(hosts.absolute(locale, path), { waitUntil: 'load' });
      const header = await page.locator('.hd').boundingBox();
      expect(header?.height, path).toBeLessThan(viewport.height / 2);
      const field = await page.locator('.hd-search input').boundingBox();
      expect(field?.width, path).toBeGreaterThan(viewport.width / 2);
      await expect(page.locator('.hd .acct summary')).toHaveAccessibleName(/\S/);
      const logo = await page.locator('.hd .logo').boundingBox();
      expect(logo?.x, path).toBeGreaterThanOrEqual(0);
      expect((logo?.x ?? 0) + (logo?.width ?? 0), path).toBeLessThanOrEqual(viewport.width);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, path).toBe(0);
    }
    await context.close();
  });

test('in forced colours the focus, the current section and a selected filter are distinguishable', async ({
  browser,
}) => {
  const context = await browser.newContext({ ...viewing.d, forcedColors: 'active' });
  const page = await context.newPage();
  await page.goto(hosts.absolute('en', href('productList', {}, { continent: 'asia' })));
  const border = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderBlockEndColor);
  expect(await border('.hd-nav a.on')).not.toBe(await border('.hd-nav a:not(.on)'));
  const fill = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  expect(await fill('.fct section:not(.plain) li a[aria-current]')).not.toBe(
    await fill('.fct section:not(.plain) li a:not([aria-current])'),
  );
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(ring).toBe('solid');
  await context.close();
});
