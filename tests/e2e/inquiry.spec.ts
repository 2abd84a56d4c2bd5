import type { Page } from 'playwright/test';
import { favouriteAddCall } from '@/lib/footprint/schema';
import { href } from '@/lib/platform/routes/address';
import { askAddress } from '@/lib/platform/routes/ask';
import { companyOf, enterDemo, open, textOf } from './member';
import { linksOf, post, read, viewing } from './site';
import { expect, test } from './test';
import { type Bidder, choose, control, dayIn, enterBidder, fill, fillQuotation, find, readNotice } from './trade-kit';

const site = 'en';
const { purchaseForm: form, trade } = textOf(site);
const buyer = { username: 'buyer_en', email: 'buyer.en@demo.example' };
const bidder: Bidder = {
  ...{ site, device: 'd', username: 'supplier_b_gold', email: 'supplier.b.gold@demo.example' },
  ...{ price: '410', currency: 'USD', brand: 'Asked-e2e', message: 'Packed for the sea, with a test certificate.' },
};

/** The first product in a showroom. */
async function firstProduct(companyId: number): Promise<number> {
  const { text } = await read(site, href('showroomProduct', { companyId }));
  return Number(linksOf(text).flatMap((link) => link.href.match(/^\/product\/(\d+)\.html$/)?.[1] ?? [])[0]);
}

/** A product of another company. */
async function otherProduct(companyId: number): Promise<number> {
  const { text } = await read(site, href('companyList'));
  const ids = linksOf(text).flatMap((link) => link.href.match(/^\/company\/(\d+)\.html$/)?.[1] ?? []);
  for (const id of new Set(ids.map(Number)))
    if (id !== companyId) {
      const product = await firstProduct(id);
      if (product) return product;
    }
  throw new Error('there is one showroom alone');
}

/** Completes and sends a request form that was prefilled from its entry point. */
async function send(page: Page, title: string): Promise<number> {
  await fill(page, site, form.title, title);
  await fill(page, site, form.details, 'Duty and standby, with spares for two years.');
  const category = page.getByRole('combobox', { name: form.category }).filter({ visible: true });
  if ((await category.inputValue()) === '') await find(page, site, form.category, 'pump');
  await fill(page, site, form.quantity, '12');
  // A specification row has a unit too.
  await control(page, site, form.unit).first().selectOption('set');
  await choose(page, site, form.currency, 'USD');
  await fill(page, site, form.targetPrice, '450');
  await fill(page, site, form.budget, '6000');
  await choose(page, site, trade.terms, 'CIF');
  await fill(page, site, form.places.portOfDestination, 'Dakar');
  await choose(page, site, trade.shippingMethod, 'sea');
  await find(page, site, form.port, 'SNDKR');
  await choose(page, site, form.country, 'SN');
  await fill(page, site, form.destination, 'Rufisque');
  await fill(page, site, trade.deliveryBy, dayIn(150));
  await choose(page, site, trade.paymentMethod, 'letterOfCredit');
  await fill(page, site, trade.closes, `${dayIn(30)}T12:00`);
  await expect(page.getByRole('radio', { name: form.kindInquiry })).toBeChecked();
  await page.getByRole('button', { name: /^Send to / }).click();
  await expect(page.getByText(form.sent)).toBeVisible();
  return Number(new URL(page.url()).searchParams.get('id'));
}

/** The sheet that a link opens over its page after hydration; before, the link leads to the form. */
const sheetOf = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: form.sheet.send }) });

/** Continues from the sheet to the full form with the input so far. */
async function toForm(page: Page): Promise<void> {
  const more = sheetOf(page).getByRole('link', { name: form.sheet.more });
  // Its heading names the supplier once loaded.
  const suppliers = page.getByRole('list', { name: form.asked });
  await expect(more.or(suppliers)).toBeVisible();
  if (await more.isVisible()) await more.click();
  await expect(suppliers).toBeVisible();
}

test('an inquiry from a product, a showroom, a comparison, the favourites and the follows is answered', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const wrong: string[] = [];
  const supplier = await enterBidder(browser, bidder, wrong);
  await open(supplier.page, site, href('supplierIm'));
  const companyId = await companyOf(supplier.page);
  const [product, other] = [await firstProduct(companyId), await otherProduct(companyId)];

  const context = await browser.newContext(viewing.d);
  const { header } = await enterDemo(context, 'purchaser', buyer.username, [site]);
  const page = await context.newPage();
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  for (const [type, id] of [
    ['product', product],
    ['supplier', companyId],
  ] as const)
    expect(JSON.parse((await post(site, favouriteAddCall.path, { type, id }, header)).text).code).toBe(200);
  expect(JSON.parse((await post(site, '/api/follow/add', { type: 'supplier', id: companyId }, header)).text).code).toBe(
    200,
  );

  const ask = (...args: Parameters<typeof askAddress>) =>
    page
      .locator(`a[href="${askAddress(...args)}"]`)
      .filter({ visible: true })
      .first()
      .click();
  const entrances: Record<string, () => Promise<void>> = {
    product: async () => {
      await open(page, site, href('productDetail', { id: product }));
      await ask({ product, companies: [companyId] });
      await toForm(page);
    },
    showroom: async () => {
      await open(page, site, href('showroomHome', { companyId }));
      await ask({ companies: [companyId] });
      await toForm(page);
    },
    comparison: async () => {
      await open(page, site, href('compare', {}, { ids: [product, other] }));
      await page.locator('main a[href*="companies="]').first().click();
      await toForm(page);
      await expect(page.getByRole('list', { name: form.asked }).getByRole('listitem')).toHaveCount(2);
    },
    favourites: async () => {
      await open(page, site, href('purchaserFavourite'));
      await ask({ product, companies: [companyId] });
    },
    follows: async () => {
      await open(page, site, href('purchaserFollow'));
      await ask({ companies: [companyId] });
    },
  };
  const stamp = Date.now().toString(36);
  for (const [name, enter] of Object.entries(entrances)) {
    const title = `Inquiry by ${name} ${stamp}`;
    await enter();
    const id = await send(page, title);
    await readNotice(bidder.email, 'zh', 'purchaseInvited', title);
    const notice = supplier.page.getByRole('link', { name: new RegExp(title) }).filter({ visible: true });
    await open(supplier.page, site, href('supplierMessage'));
    await expect(supplier.page.getByText(title).filter({ visible: true }).first()).toBeVisible();
    await open(supplier.page, site, href('supplierPurchase'));
    await notice.first().click();
    await fillQuotation(supplier, id);
    await readNotice(buyer.email, site, 'quotationReceived', title);
  }
  await context.close();
  await supplier.context.close();
  expect(wrong).toEqual([]);
});

test('a price is requested in a sheet over a product’s page, and the supplier receives the input', async ({
  browser,
}) => {
  const wrong: string[] = [];
  const supplier = await enterBidder(browser, bidder, wrong);
  await open(supplier.page, site, href('supplierIm'));
  const companyId = await companyOf(supplier.page);
  const product = await firstProduct(companyId);
  const words = `For sea water, with two years of spares. Lot ${Date.now().toString(36)}.`;

  const context = await browser.newContext(viewing.d);
  await enterDemo(context, 'purchaser', buyer.username, [site]);
  const page = await context.newPage();
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  await open(page, site, href('productDetail', { id: product }));
  const link = page.locator(`a[href="${askAddress({ product, companies: [companyId] })}"]`).filter({ visible: true });
  const sheet = sheetOf(page);
  await expect(async () => {
    // Before hydration the link leads to the form.
    if (!page.url().endsWith(href('productDetail', { id: product }))) await page.goBack();
    await link.first().click();
    await expect(sheet).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(sheet.getByRole('radio').first()).toBeChecked();
  await sheet.getByLabel(form.quantity, { exact: true }).fill('');
  await sheet.getByLabel(form.quantity, { exact: true }).pressSequentially('12');
  await sheet.getByRole('textbox', { name: form.sheet.matters }).pressSequentially(words);
  await sheet.getByRole('button', { name: form.sheet.send }).dblclick();
  const answer = page.getByRole('dialog');
  await expect(answer.getByText(/^Sent to \S/)).toBeVisible();
  const request = await answer.getByRole('link', { name: form.view }).getAttribute('href');
  await answer.getByRole('link', { name: form.view }).click();
  await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  const id = Number(request?.match(/(\d+)\.html$/)?.[1]);
  await open(supplier.page, site, href('supplierPurchaseQuote', { id }));
  await expect(supplier.page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  await context.close();
  await supplier.context.close();
  expect(wrong).toEqual([]);
});
