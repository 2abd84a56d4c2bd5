import type { Page } from 'playwright/test';
import { href } from '@/lib/platform/routes/address';
import { decidePurchaseCall } from '@/lib/staff/schema';
import { fillSignUp, messagesTo, open, signIn, textOf } from './member';
import { hosts, post, read, viewing } from './site';
import { expect, test } from './test';
import {
  type Bidder,
  choose,
  control,
  countNotices,
  dayIn,
  enterBidder,
  fill,
  find,
  onward,
  quote,
  readNotice,
  requote,
} from './trade-kit';

const fr = textOf('fr');
const buyer = { name: 'Awa Sarr Diop', email: 'awa.diop@achats.example', phone: '+221 33 823 10 10', budget: '47310' };
const title = `Pompes de relevage ${Date.now().toString(36)}`;
const demo = (username: string) => ({ username, email: `${username.replaceAll('_', '.')}@demo.example` });
const bidders = {
  zh: {
    ...demo('supplier_a_diamond'),
    ...{ site: 'zh', device: 'd', price: '5600', currency: 'CNY', brand: 'Zhonghe-e2e' },
    message: '含出厂水压试验，可提供备件包。',
  },
  ar: {
    ...demo('supplier_c_diamond'),
    ...{ site: 'ar', device: 'm', price: '3100', currency: 'AED', brand: 'Madarij-e2e' },
    message: 'يشمل السعر التغليف البحري وشهادة الفحص.',
  },
  en: {
    ...demo('supplier_c_gold'),
    ...{ site: 'en', device: 'd', price: '850', currency: 'USD', brand: 'Northlyle-e2e' },
    message: 'Tested at the works; two impellers are included.',
  },
} as const satisfies Record<string, Bidder>;

/** What a visitor types before signing up. */
async function beginSimple(page: Page): Promise<void> {
  const { purchaseForm: t } = fr;
  await open(page, 'fr', href('simplePurchase'));
  await fill(page, 'fr', t.title, title);
  await fill(page, 'fr', t.quantity, '50');
  await choose(page, 'fr', t.unit, 'set');
  await choose(page, 'fr', t.country, 'SN');
  await fill(page, 'fr', t.details, `Eaux usées, corps en fonte. Appelez le ${buyer.phone}.`);
  await fill(page, 'fr', t.contactName, buyer.name);
  await fill(page, 'fr', t.contactEmail, buyer.email);
  await page.getByRole('button', { name: t.goOn, exact: true }).click();
  await expect(page.getByRole('alert').getByText(t.account)).toBeVisible();
  // Phones discard background pages and reload them.
  await page.reload();
  await expect(control(page, 'fr', t.title)).toHaveValue(title);
  await expect(control(page, 'fr', t.contactEmail)).toHaveValue(buyer.email);
  await page.getByRole('button', { name: t.goOn, exact: true }).click();
  await page.getByRole('alert').getByRole('link', { name: t.register }).click();
}

/** Registers on the page the form led to, which then continues with the typed data; then confirms the address. */
async function register(page: Page): Promise<{ username: string; email: string }> {
  const { accountPage, mail } = fr;
  await expect(page.getByRole('heading', { level: 1, name: accountPage.register.titlePurchaser })).toBeVisible();
  const { username } = await fillSignUp(page, 'fr', 'purchaser', { name: buyer.name });
  await page.getByRole('link', { name: accountPage.register.goBack }).click();
  await expect(page).toHaveURL(new RegExp(`${href('purchaseForm')}\\?id=\\d+`), { timeout: 60_000 });
  const email = `${username}@buyer.example`;
  await expect.poll(() => messagesTo(email).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const [welcome] = messagesTo(email);
  expect(welcome?.subject).toBe(mail.welcome.subject.replace('{site}', 'GECO'));
  const link = welcome?.text.match(/http\S+confirmEmail\S+/)?.[0] ?? '';
  expect(link).toContain(hosts.origin('fr'));
  const other = await page.context().newPage();
  await other.goto(link);
  await other.getByRole('button', { name: accountPage.confirmEmail.confirm }).click();
  await expect(other.getByRole('status').filter({ hasText: email })).toBeVisible();
  await other.close();
  return { username, email };
}

/** Completes the draft, step by step. */
async function complete(page: Page): Promise<void> {
  const { purchaseForm: t, trade } = fr;
  await expect(control(page, 'fr', t.title)).toHaveValue(title);
  await expect(control(page, 'fr', t.quantity)).toHaveValue('50');
  await find(page, 'fr', t.category, 'pompe');
  await onward(page, 'fr');
  await page.getByRole('button', { name: t.rowAdd }).click();
  await fill(page, 'fr', t.rowLabel.replace('{n}', '1'), 'Débit');
  await choose(page, 'fr', t.rowHow, 'least');
  await fill(page, 'fr', t.rowFigure, '120');
  await fill(page, 'fr', t.rowUnit, 'm³/h');
  await onward(page, 'fr');
  await choose(page, 'fr', t.currency, 'EUR');
  await fill(page, 'fr', t.targetPrice, '700');
  await fill(page, 'fr', t.budget, buyer.budget);
  await page.getByRole('checkbox', { name: t.showPriceBand }).check();
  await onward(page, 'fr');
  await choose(page, 'fr', trade.terms, 'CIF');
  await fill(page, 'fr', t.places.portOfDestination, 'Dakar');
  await choose(page, 'fr', trade.shippingMethod, 'sea');
  await find(page, 'fr', t.port, 'SNDKR');
  await expect(control(page, 'fr', t.country)).toHaveValue('SN');
  await fill(page, 'fr', t.destination, 'Rufisque');
  await fill(page, 'fr', trade.deliveryBy, dayIn(150));
  await onward(page, 'fr');
  await choose(page, 'fr', trade.paymentMethod, 'letterOfCredit');
  await fill(page, 'fr', trade.closes, `${dayIn(30)}T12:00`);
  await onward(page, 'fr');
}

/** Publishes the request, which waits for review as the first of its buyer. */
async function publish(page: Page): Promise<number> {
  const { purchaseForm: t } = fr;
  await page.getByRole('button', { name: t.publish, exact: true }).click();
  await expect(page.getByText(t.waits)).toBeVisible();
  await expect(page.getByText(t.masked)).toBeVisible();
  await expect(page.getByRole('link', { name: t.view })).toHaveCount(0);
  return Number(new URL(page.url()).searchParams.get('id'));
}

/** The revision shown on its buyer's page. */
const revisionOf = (page: Page, id: number): Promise<number> =>
  page.evaluate(async (which) => {
    const headers = { 'content-type': 'application/json', usertype: 'purchaser' };
    const body = JSON.stringify({ id: which });
    const answer = await fetch('/api/purchase/own/get', { method: 'POST', headers, body });
    const { data } = (await answer.json()) as { data: { revision: number } };
    return data.revision;
  }, id);

/** Approves this revision as staff; from now on suppliers find it. */
async function approve(id: number, revision: number, email: string): Promise<void> {
  const { text: early } = await read('fr', href('purchaseDetail', { id }), 'd');
  expect(early).not.toContain(title);
  const { header } = await signIn('staff', 'staff_reviewer');
  const answer = await post('zh', decidePurchaseCall.path, { id, revision, decision: 'approve' }, header);
  expect(JSON.parse(answer.text)).toMatchObject({ code: 200 });
  await readNotice(email, 'fr', 'purchaseApproved', title);
}

/** Visible to the buyer and to suppliers it revealed them to. */
const contacts = [buyer.name, buyer.email, '33 823 10 10'];
/** Texts and prices of all offers but one supplier's. */
const offersBut = (own: string) =>
  Object.values(bidders).flatMap((one) => (one.username === own ? [] : [one.brand, one.message]));

/** Reads the request's pages as a supplier: its own offer, and nothing of the buyer or others. */
async function walkAsSupplier({ site, username, brand, message }: Bidder, id: number): Promise<void> {
  const { header } = await signIn('supplier', username);
  const paths = [
    href('purchaseDetail', { id }),
    href('supplierPurchaseQuote', { id }),
    href('supplierPurchase'),
    href('supplierQuotation'),
  ];
  for (const path of paths) {
    const { status, text } = await read(site, path, 'd', { cookie: header });
    expect([path, status]).toEqual([path, 200]);
    for (const secret of [...contacts, buyer.budget, ...offersBut(username)]) expect(text).not.toContain(secret);
    if (path === href('supplierPurchaseQuote', { id }))
      for (const word of [brand, message]) expect(text).toContain(word);
  }
}

/** Reads the buyer's pages of a request as another buyer: not found. */
async function walkAsBuyer(id: number): Promise<void> {
  const { header } = await signIn('purchaser', 'buyer_de');
  for (const path of [href('purchaserPurchaseDetail', { id }), href('purchaserComparison', { id })]) {
    const { text } = await read('de', path, 'd', { cookie: header });
    for (const secret of [title, ...contacts, buyer.budget, ...offersBut('')]) expect(text).not.toContain(secret);
  }
}

test('a request goes from a visitor’s phone to an award in three languages', async ({ browser }) => {
  test.setTimeout(900_000);
  const wrong: string[] = [];
  const phone = await browser.newContext({ ...viewing.m, locale: 'fr-FR', timezoneId: 'Africa/Dakar' });
  const page = await phone.newPage();
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  const { comparison: t } = fr.purchaseCenter;

  await beginSimple(page);
  const { email } = await register(page);
  await complete(page);
  const id = await publish(page);
  await approve(id, await revisionOf(page, id), email);

  const zh = await enterBidder(browser, bidders.zh, wrong);
  const ar = await enterBidder(browser, bidders.ar, wrong);
  const en = await enterBidder(browser, bidders.en, wrong);
  for (const bidder of [zh, ar, en]) await quote(bidder, id, title);
  await requote(en, id, '820');
  await readNotice(email, 'fr', 'quotationRevised', title);
  expect(countNotices(email, 'fr', 'quotationReceived')).toBe(3);
  for (const bidder of Object.values(bidders)) await walkAsSupplier(bidder, id);
  await walkAsBuyer(id);

  await open(page, 'fr', href('purchaserComparison', { id }));
  // A phone compares two quotations side by side, each column with a picker.
  const pair = page.getByRole('table', { name: t.pair });
  const picker = pair.getByLabel(t.pick.replace('{n}', '1'));
  const labelled = (label: string) =>
    pair
      .locator('tr')
      .filter({ has: page.getByText(label) })
      .locator('xpath=following-sibling::tr[1]/td[1]');
  // Before hydration the page shows the first again.
  const show = async ({ brand }: Bidder) => {
    let company = '';
    await expect(async () => {
      for (const option of await picker.locator('option').allTextContents()) {
        await picker.selectOption({ label: option });
        company = option;
        if ((await labelled(t.row.brand).textContent())?.includes(brand)) return;
      }
      throw new Error(`no quotation of ${brand}`);
    }).toPass();
    return company;
  };
  const onBasis = labelled(t.row.onBasis);
  for (const [bidder, price] of [
    [ar, '€'],
    [en, '738'],
    [zh, '709,86'],
  ] as const) {
    await show(bidder);
    await expect(onBasis).toContainText(price);
    await expect(onBasis).toContainText('€');
  }

  const company = await show(zh);
  await pair.getByRole('button', { name: t.roundTitle.replace('{company}', company) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').last().fill('690 € par pompe pour 50 pompes ?');
  await dialog.getByRole('button', { name: t.askBetter }).click();
  await expect(page.getByText(t.roundSent.replace('{company}', company))).toBeVisible();
  await readNotice(zh.email, 'zh', 'betterOfferAsked', title);
  await requote(zh, id, '5300');

  await page.reload();
  await show(zh);
  await expect(onBasis).toContainText('671,83');
  await pair.getByRole('radio', { name: t.choose.replace('{company}', company) }).check();
  await page
    .getByRole('button', { name: t.acceptOf.replace('{company}', company) })
    .filter({ visible: true })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.accept, exact: true }).click();
  await expect(page.getByText(t.awarded.replace('{company}', company))).toBeVisible();

  await readNotice(zh.email, 'zh', 'quotationAwarded', title);
  for (const bidder of [ar, en]) {
    await readNotice(bidder.email, bidder.site, 'quotationNotSelected', title);
    await open(bidder.page, bidder.site, href('supplierPurchaseQuote', { id }));
    await expect(bidder.page.getByText(textOf(bidder.site).quotationCenter.notSelected)).toBeVisible();
    await walkAsSupplier(bidder, id);
  }
  await open(zh.page, 'zh', href('supplierPurchaseQuote', { id }));
  await expect(zh.page.getByText(textOf('zh').quotationCenter.accepted)).toBeVisible();
  await expect(zh.page.getByText(buyer.email)).toBeVisible();

  expect(wrong).toEqual([]);
  for (const { context } of [zh, ar, en, { context: phone }]) await context.close();
});
