import type { Page } from 'playwright/test';
import { href } from '@/lib/platform/routes/address';
import { violationsOf } from './axe';
import { drawName, enterDemo, open, textOf } from './member';
import { viewing } from './site';
import { expect, test } from './test';
import { control, onward, publishRequest } from './trade-kit';

const site = 'pt';
const { purchaseCenter: center, purchaseForm: form } = textOf(site);

/** Publishes a request of a buyer no other spec uses, and opens it; returns its address. */
async function openRequest(page: Page): Promise<string> {
  const { header } = await enterDemo(page.context(), 'purchaser', 'buyer_pt', [site]);
  const id = await publishRequest(header, {
    locale: site,
    translations: { pt: { title: `Bombas ${drawName()}`, details: 'Para água limpa, corpo em aço inoxidável.' } },
  });
  await open(page, site, href('purchaserPurchaseDetail', { id }));
  await expect(page.getByRole('link', { name: center.addendumAdd })).toBeVisible();
  return page.url();
}

test('suppliers to invite are found by name, one after the other', async ({ browser }) => {
  const context = await browser.newContext(viewing.d);
  const page = await context.newPage();
  await openRequest(page);
  await page.getByRole('button', { name: center.invite, exact: true }).click();
  const box = page.locator('main').getByRole('combobox');
  // Followed suppliers are offered first, until the search responds.
  const name = 'Valtrebbina Macchine S.p.A.';
  await box.fill('Valtrebb');
  const option = page.getByRole('option', { name });
  await expect(option).toBeInViewport();
  await option.click();
  await expect(page.locator('main').getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await expect(box).toBeFocused();
  await context.close();
});

test('a buyer changes an open request on a phone, and nothing typed is lost', async ({ browser }) => {
  const context = await browser.newContext(viewing.m);
  const page = await context.newPage();
  const request = await openRequest(page);
  await page.getByRole('link', { name: center.addendumAdd }).click();
  await expect(control(page, site, form.change.text)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await control(page, site, form.change.text).fill('Mais quatro unidades, por favor.');
  await page.reload();
  await expect(control(page, site, form.change.text)).toHaveValue('Mais quatro unidades, por favor.');
  await onward(page, site);
  await control(page, site, form.quantity).fill('1.250');
  for (let step = 0; step < 5; step++) await onward(page, site);
  await page.getByRole('button', { name: form.change.send }).click();
  await expect(page.getByText(form.change.sent)).toBeVisible();
  await page.getByRole('link', { name: form.change.toRequest }).click();
  await expect(page).toHaveURL(request);
  await expect(page.getByText('Mais quatro unidades, por favor.')).toBeVisible();
  await expect(page.getByRole('table').first()).toContainText(/1\.?250/);
  await context.close();
});

test('a request is withdrawn only with a reason', async ({ browser }) => {
  const context = await browser.newContext(viewing.d);
  const page = await context.newPage();
  await openRequest(page);
  await page.getByRole('button', { name: new RegExp(`^${center.acts.split('{')[0]}`) }).click();
  await page.getByRole('menuitem', { name: center.cancel }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: center.cancel }).click();
  await expect(dialog.getByText(textOf(site).form.reason.choose)).toBeVisible();
  expect(await violationsOf(page, { part: 'dialog[open]' })).toEqual([]);
  await dialog.getByRole('radio', { name: textOf(site).trade.cancelReason.budget }).check();
  await dialog.getByRole('button', { name: center.cancel }).click();
  await expect(page.getByText(center.cancelled)).toBeVisible();
  await expect(page.getByText(textOf(site).trade.cancelReason.budget)).toBeVisible();
  await context.close();
});
