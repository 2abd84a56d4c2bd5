import type { Page } from 'playwright/test';
import { href } from '@/lib/platform/routes/address';
import { textOf } from './member';
import { hosts, linksOf, read, viewing } from './site';
import { expect, test, until } from './test';

/** A category with a column of heads in metres. */
async function pumpCategory(): Promise<string> {
  const { text } = await read('en', href('productHome'));
  const paths = new Set(linksOf(text).flatMap(({ href: path }) => path.match(/^\/product_\d+\.html$/)?.[0] ?? []));
  for (const path of paths) if ((await read('en', path)).text.includes('title="Head"')) return path;
  throw new Error('no category has a head');
}

async function choose(page: Page, label: string): Promise<void> {
  const choice = page.getByRole('combobox', { name: textOf('en').frame.currency.units });
  await until(choice, () => page.locator('.lang:not(.acct) summary').click());
  await choice.selectOption({ label });
  await page.keyboard.press('Escape');
}

test('technical values are shown in chosen units, in lists and on products, until it is taken off', async ({
  browser,
}) => {
  const { none, us } = textOf('en').frame.currency;
  const context = await browser.newContext(viewing.d);
  const page = await context.newPage();
  const path = await pumpCategory();
  await page.goto(hosts.absolute('en', path));
  const head = page.getByRole('columnheader', { name: /^Head/ });
  const cell = page.locator('main tbody tr').first().locator('td').nth(1);
  await expect(head).toHaveText(/ ?m$/);
  const metres = Number((await cell.textContent())?.split('–')[0]);
  await choose(page, us);
  await expect(head).toHaveText(/ft$/);
  const feet = Number((await cell.textContent())?.replace(',', '').split('–')[0]);
  expect(Math.abs(feet / metres - 3.2808)).toBeLessThan(0.02);
  await expect(page.locator('select[name=head_unit]')).toHaveValue('ft');
  await page.locator('main tbody tr').first().getByRole('link').first().click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(
    page
      .locator('main .spec')
      .getByText(/^≈ .*\sft$/)
      .first(),
  ).toBeVisible();
  await page.goto(hosts.absolute('ar', path));
  await expect(page.getByRole('columnheader', { name: /^الرفع/ })).toHaveText(/قدم$/);
  await page.goto(hosts.absolute('en', path));
  await expect(head).toHaveText(/ft$/);
  await choose(page, none);
  await expect(head).toHaveText(/ ?m$/);
  await expect(cell).toHaveText(new RegExp(`^${metres}`));
  await page.reload();
  await expect(page.locator('main tbody tr').first()).toBeVisible();
  await expect(head).toHaveText(/ ?m$/);
  await context.close();
});

test('a page is the same bytes with and without chosen units', async () => {
  const path = await pumpCategory();
  const { text } = await read('en', path);
  const chosen = await read('en', path, 'd', { cookie: 'units=us' });
  expect(chosen.text).toBe(text);
});
