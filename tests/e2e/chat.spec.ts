import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright/test';
import { href } from '@/lib/platform/routes/address';
import { violationsOf } from './axe';
import { companyOf, enterDemo, enterOwn, signIn, textOf } from './member';
import { drawPicture } from './picture';
import { hosts, viewing } from './site';
import { expect, test } from './test';
import { publishRequest, submitQuotation } from './trade-kit';

const [ar, zh] = [textOf('ar').chat, textOf('zh').chat];
const writeIn = (page: Page, words: { write: string }) => page.getByRole('textbox', { name: words.write });
const messageOf = (page: Page, words: string) =>
  page.getByRole('region').getByRole('listitem').filter({ hasText: words });
const stamp = () => Date.now().toString(36);

/** A supplier of the demo with its chat open, and the address of one of its products. */
async function enterSupplier(context: BrowserContext, username: string): Promise<{ page: Page; product: string }> {
  await enterDemo(context, 'supplier', username, ['zh']);
  const page = await context.newPage();
  await page.goto(hosts.absolute('zh', href('supplierIm')));
  const companyId = await companyOf(page);
  const visitor = await context.newPage();
  await visitor.goto(hosts.absolute('ar', href('showroomProduct', { companyId })));
  const product = await visitor.locator('main a[href^="/product/"]').first().getAttribute('href');
  await visitor.close();
  return { page, product: product ?? '' };
}

test('an Arabic purchaser on a phone and a Chinese supplier talk about a product', async ({ browser }) => {
  const desk = await browser.newContext(viewing.d);
  const phone = await browser.newContext(viewing.m);
  const { page: supplier, product } = await enterSupplier(desk, 'supplier_b_gold');
  await enterOwn(phone, 'ar');
  const buyer = await phone.newPage();
  await buyer.goto(hosts.absolute('ar', product));
  await buyer.getByRole('link', { name: ar.contact }).click();

  const question = `هل تتوفر نسخة بجهد 380 فولت؟ ${stamp()}`;
  await expect(buyer.getByText(ar.cardAttached)).toBeVisible();
  await writeIn(buyer, ar).fill(question);
  await buyer.getByRole('button', { name: ar.send, exact: true }).click();
  await expect(messageOf(buyer, question)).toBeVisible();

  const row = supplier.getByRole('list', { name: zh.conversations }).getByRole('button').first();
  await expect(row).toContainText(question);
  await row.click();
  const seen = supplier.getByRole('region').filter({ hasText: question });
  await expect(seen.getByRole('link').filter({ hasText: zh.card.product }).last()).toBeVisible();
  await expect(buyer.getByText(ar.state.read, { exact: true }).last()).toBeAttached();

  const answer = `可以，出厂电压 380 V。${stamp()}`;
  await writeIn(supplier, zh).fill(answer);
  await supplier.keyboard.press('Enter');
  await expect(messageOf(buyer, answer)).toBeVisible();

  await supplier.getByRole('button', { name: zh.more }).click();
  const saved = supplier.waitForEvent('download');
  await supplier.getByRole('menuitem', { name: zh.export.open }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain(question);
  expect(file).toContain(answer);
  expect(await violationsOf(supplier)).toEqual([]);
  expect(await violationsOf(buyer)).toEqual([]);
  await desk.close();
  await phone.close();
});

/** The element of a sent picture. */
const pictureIn = (page: Page, name: string) => page.getByRole('listitem').getByRole('img', { name });

test('they continue about a quotation, with pictures, over a lost connection and a second page', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const desk = await browser.newContext(viewing.d);
  const phone = await browser.newContext(viewing.m);
  const title = `مضخات للمياه ${stamp()}`;
  const { header } = await enterDemo(phone, 'purchaser', 'buyer_fr', ['ar']);
  const requestId = await publishRequest(header, {
    locale: 'ar',
    translations: { ar: { title, details: 'للمياه النقية.' } },
  });
  const { page: supplier } = await enterSupplier(desk, 'supplier_a_diamond');
  const { header: offering } = await signIn('supplier', 'supplier_a_diamond');
  await submitQuotation(offering, requestId, { locale: 'zh', message: '含出厂试验。' });

  // From the comparison: the quotation is attached.
  const buyer = await phone.newPage();
  await buyer.goto(hosts.absolute('ar', href('purchaserComparison', { id: requestId })));
  await buyer.locator('a[href*="card=quotation-"]').filter({ visible: true }).first().click();
  await expect(buyer.getByText(ar.cardAttached)).toBeVisible();
  const question = `هل يشمل السعر GX-200 (380 V)؟ ${stamp()}`;
  await writeIn(buyer, ar).fill(question);
  await buyer.getByRole('button', { name: ar.send, exact: true }).click();
  await expect(messageOf(buyer, question)).toBeVisible();
  await supplier.getByRole('list', { name: zh.conversations }).getByRole('button', { name: question }).click();
  await expect(messageOf(supplier, title)).toBeVisible();
  await expect(messageOf(supplier, zh.card.quotation)).toBeVisible();

  const sites = await drawPicture(`site-${stamp()}.png`, 640, 480);
  await buyer.locator('input[type="file"]').first().setInputFiles(sites);
  await expect(pictureIn(supplier, sites.name)).toBeVisible();
  const plate = await drawPicture(`plate-${stamp()}.png`, 480, 640);
  await supplier.locator('input[type="file"]').first().setInputFiles(plate);
  await expect(pictureIn(buyer, plate.name)).toBeVisible();

  await phone.setOffline(true);
  await expect(buyer.getByText(ar.offline)).toBeVisible();
  const later = `سأعود إليكم ${stamp()}`;
  await writeIn(buyer, ar).fill(later);
  await buyer.getByRole('button', { name: ar.send, exact: true }).click();
  await expect(buyer.getByText(ar.state.waiting)).toBeVisible();
  const meanwhile = `已收到图片。${stamp()}`;
  await writeIn(supplier, zh).fill(meanwhile);
  await supplier.keyboard.press('Enter');
  await expect(messageOf(supplier, meanwhile)).toBeVisible();
  await phone.setOffline(false);
  await expect(messageOf(supplier, later)).toBeVisible();
  await expect(messageOf(buyer, meanwhile)).toBeVisible();
  await expect(buyer.getByText(ar.offline)).toHaveCount(0);

  const second = await phone.newPage();
  await second.goto(buyer.url());
  await expect(buyer.getByText(ar.superseded)).toBeVisible();
  await buyer.getByRole('button', { name: ar.takeOver }).click();
  const last = `النهاية ${stamp()}`;
  await writeIn(buyer, ar).fill(last);
  await buyer.getByRole('button', { name: ar.send, exact: true }).click();
  await expect(messageOf(supplier, last)).toBeVisible();
  for (const words of [question, later, meanwhile, last]) await expect(messageOf(buyer, words)).toHaveCount(1);
  expect(await violationsOf(supplier)).toEqual([]);
  expect(await violationsOf(buyer)).toEqual([]);
  await desk.close();
  await phone.close();
});

test.describe('a message', () => {
  // Never retried: a message that is lost rarely is still lost.
  test.describe.configure({ retries: 0 });

  test('written offline is queued on the device, survives a reload and is sent once online', async ({ browser }) => {
    const context = await browser.newContext(viewing.d);
    const { product } = await enterSupplier(await browser.newContext(viewing.d), 'supplier_a_gold');
    await enterOwn(context, 'ar');
    const page = await context.newPage();
    await page.goto(hosts.absolute('ar', product));
    await page.getByRole('link', { name: ar.contact }).click();
    await expect(writeIn(page, ar)).toBeVisible();
    await expect(page.getByText(ar.offline)).toHaveCount(0);
    await page.getByRole('button', { name: ar.removeCard }).click();

    // The server's end of every connection is cut, and new ones are blocked.
    await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
    await page.route(/socket\.io/, (route) => route.abort());
    await page.reload();
    await expect(page.getByText(ar.offline)).toBeVisible();
    const words = `رسالة بلا اتصال ${stamp()}`;
    await writeIn(page, ar).fill(words);
    await page.keyboard.press('Enter');
    await expect(messageOf(page, words)).toBeVisible();
    await expect(page.getByText(ar.state.waiting)).toBeVisible();

    const back = await context.newPage();
    await back.goto(page.url());
    await page.close();
    await expect(messageOf(back, words)).toBeVisible();
    await expect(back.getByText(ar.state.waiting)).toHaveCount(0);
    await back.reload();
    await expect(messageOf(back, words)).toHaveCount(1);
    await context.close();
  });
});

test('two members chat where WebSocket is blocked', async ({ browser }) => {
  const [desk, phone] = [await browser.newContext(viewing.d), await browser.newContext(viewing.m)];
  for (const context of [desk, phone]) await context.routeWebSocket(/socket\.io/, (socket) => socket.close());
  const { page: supplier, product } = await enterSupplier(desk, 'supplier_c_diamond');
  await enterOwn(phone, 'ar');
  const buyer = await phone.newPage();
  await buyer.goto(hosts.absolute('ar', product));
  await buyer.getByRole('link', { name: ar.contact }).click();
  const question = `ما مدة التسليم؟ ${stamp()}`;
  await writeIn(buyer, ar).fill(question);
  await buyer.getByRole('button', { name: ar.send, exact: true }).click();
  const row = supplier.getByRole('list', { name: zh.conversations }).getByRole('button', { name: question });
  await row.click();
  const answer = `四周左右。${stamp()}`;
  await writeIn(supplier, zh).fill(answer);
  await supplier.keyboard.press('Enter');
  await expect(messageOf(buyer, answer)).toBeVisible();
  await expect(buyer.getByText(ar.offline)).toHaveCount(0);
  await desk.close();
  await phone.close();
});

test('a second page takes over, and the first can take back', async ({ browser }) => {
  const context = await browser.newContext(viewing.d);
  await enterDemo(context, 'supplier', 'supplier_c_gold', ['zh']);
  const first = await context.newPage();
  await first.goto(hosts.absolute('zh', href('supplierIm')));
  await expect(first.getByRole('heading', { name: zh.title, level: 1 })).toBeVisible();
  const second = await context.newPage();
  await second.goto(hosts.absolute('zh', href('supplierIm')));
  await expect(first.getByText(zh.superseded)).toBeVisible();
  expect(await violationsOf(first)).toEqual([]);
  await first.getByRole('button', { name: zh.takeOver }).click();
  await expect(first.getByText(zh.superseded)).toHaveCount(0);
  await expect(second.getByText(zh.superseded)).toBeVisible();
  await context.close();
});
