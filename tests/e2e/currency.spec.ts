import type { Page } from 'playwright/test';
import { href } from '@/lib/platform/routes/address';
import { textOf } from './member';
import { hosts, read, viewing } from './site';
import { expect, test, until } from './test';

const { currency } = textOf('en').frame;
const list = href('productList');
const converted = (page: Page) => page.locator('main [data-converted]');

async function choose(page: Page, value: string): Promise<void> {
  const choice = page.getByRole('combobox', { name: currency.label });
  await until(choice, () => page.locator('.lang:not(.acct) summary').click());
  await expect(choice.locator('option[value="EUR"]')).toHaveCount(1);
  await choice.selectOption(value);
  await page.keyboard.press('Escape');
}

test('prices are shown in a chosen currency, in every language, until it is taken off', async ({ browser }) => {
  const context = await browser.newContext(viewing.d);
  const page = await context.newPage();
  await page.goto(hosts.absolute('en', list));
  await expect(page.locator('main article data').first()).toBeVisible();
  await expect(converted(page)).toHaveCount(0);
  await choose(page, 'EUR');
  await expect(converted(page).first()).toHaveText(/^≈ €[\d,.–]+( \/ [\d,]+)? · \d+ \w+/);
  const priced = page
    .locator('main article')
    .filter({ has: page.locator('[data-converted]') })
    .first();
  const product = (await priced.getByRole('link').first().getAttribute('href')) ?? '';
  await page.goto(hosts.absolute('en', list));
  await expect(page.locator('.lang:not(.acct) summary')).toHaveText(/English/);
  await expect(converted(page).first()).toContainText('≈ €');
  await page.goto(hosts.absolute('en', product));
  await expect(page.locator('main h1')).toBeVisible();
  await expect(converted(page).first()).toContainText('≈ €');
  await page.goto(hosts.absolute('ar', list));
  await expect(converted(page).first()).toContainText('€');
  await page.goto(hosts.absolute('en', list));
  await choose(page, '');
  await expect(converted(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('main article data').first()).toBeVisible();
  await expect(converted(page)).toHaveCount(0);
  await context.close();
});

test('a filter by price is filled in, and read, in the chosen currency', async ({ browser }) => {
  for (const device of ['d', 'm'] as const) {
    const context = await browser.newContext(viewing[device]);
    await context.addCookies([{ name: 'currency', value: 'EUR', domain: '.geco.localhost', path: '/' }]);
    const page = await context.newPage();
    await page.goto(hosts.absolute('en', list));
    if (device === 'm')
      await until(page.locator('#filter'), () => page.getByRole('button', { name: 'Filter' }).click());
    const filter = page.locator(device === 'd' ? '.fct' : '#filter');
    await expect(filter.getByText('Price, €', { exact: true })).toBeVisible();
    const from = filter.getByRole('textbox', { name: 'From' }).last();
    await from.fill('20,000');
    await from.press('Enter');
    await expect(page).toHaveURL(/\?price=2[1-9]\d{3}-$/);
    await expect(filter.locator('[name=price_from]')).toHaveAttribute('type', 'hidden');
    if (device === 'd') await expect(from).toHaveValue('20000');
    await expect(page.getByRole('link', { name: /^Remove From US\$2[1-9],/ })).toContainText('≈ €20,000');
    await context.close();
  }
});

test('a choice moves nothing on the page, and a phone stays as wide as it is', async ({ browser }) => {
  const context = await browser.newContext({ ...viewing.m, viewport: { width: 360, height: 780 } });
  await context.addCookies([{ name: 'currency', value: 'IDR', domain: '.geco.localhost', path: '/' }]);
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        if ('value' in entry && typeof entry.value === 'number')
          Object.assign(window, { moved: entry.value + Number(Reflect.get(window, 'moved')) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(hosts.absolute('en', list));
  await expect(converted(page).first()).toContainText('≈ IDR');
  expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThan(0.02);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await context.close();
});

test('a page is the same bytes with and without a currency', async () => {
  const { text } = await read('en', list);
  const chosen = await read('en', list, 'd', { cookie: 'currency=EUR' });
  expect(chosen.text).toBe(text);
  expect(text).toContain('<data value="');
});
