import type { Page } from 'playwright/test';
import { demoPassword } from '@/lib/demo/account';
import { href } from '@/lib/platform/routes/address';
import { enter, enterDemo, open, textOf } from './member';
import { viewing } from './site';
import { expect, test } from './test';

const site = 'de';
const username = 'supplier_a_diamond';
const { accountPage, form, productForm: t } = textOf(site);
const model = (page: Page) => page.getByRole('textbox', { name: t.model });
const save = (page: Page) => page.getByRole('button', { name: form.save.draft });

test('a failed save is shown in view, beside the button, without layout shift', async ({ browser }) => {
  const context = await browser.newContext(viewing.d);
  await enterDemo(context, 'supplier', username, [site]);
  const page = await context.newPage();
  await open(page, site, href('supplierProductNew'));
  await page.getByRole('textbox', { name: t.name, exact: false }).first().fill('Formtest');
  await model(page).fill('FT-1');
  const field = await model(page).boundingBox();
  await page.route('**/api/product/save', (route) => route.abort());
  await save(page).click();
  const failure = page.getByRole('alert').filter({ hasText: form.offline });
  await expect(failure).toBeInViewport();
  await expect(failure).toBeFocused();
  expect((await model(page).boundingBox())?.width).toBe(field?.width);
  const row = await Promise.all(
    [form.save.discard, form.save.draft, t.submit].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  expect(new Set(row.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))).size).toBe(1);
  await context.close();
});

test('input survives an ended session and a new sign-in', async ({ browser }) => {
  const context = await browser.newContext(viewing.d);
  await enterDemo(context, 'supplier', username, [site]);
  const page = await context.newPage();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await open(page, site, href('supplierProductNew'));
  await page.getByRole('textbox', { name: t.name, exact: false }).first().fill('Formtest zwei');
  await model(page).fill('FT-2');
  await context.clearCookies();
  await save(page).click();
  await page.waitForURL(/\/acompany\/login\.html/);
  expect(dialogs).toEqual([]);
  await expect(page.getByText(accountPage.ended.kept)).toBeVisible();
  await enter(page, site, { username }, demoPassword);
  await page.waitForURL(new RegExp(href('supplierProductNew')));
  await expect(page.getByText(form.draft.restored)).toBeVisible();
  await expect(model(page)).toHaveValue('FT-2');
  await context.close();
});
