import { type Browser, type BrowserContext, expect, type Locator, type Page } from 'playwright/test';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { purchasePublishCall } from '@/lib/purchase/call';
import type { PurchaseFormInput } from '@/lib/purchase/schema';
import { quotationSubmitCall } from '@/lib/quotation/call';
import type { QuotationFormInput } from '@/lib/quotation/schema';
import { categoryCall } from '@/lib/reference/schema';
import { callOn, enterDemo, messagesTo, open, type Sent, textOf } from './member';
import { hosts, viewing } from './site';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A label, with or without the required mark. */
const labelled = (site: Locale, label: string): RegExp => {
  const { required, optional } = textOf(site).form;
  return new RegExp(`^${escaped(label)}( (${escaped(required)}|${escaped(optional)}))?$`);
};

/** The visible control with a label. */
export const control = (page: Page, site: Locale, label: string): Locator =>
  page.getByLabel(labelled(site, label)).filter({ visible: true });
export const fill = (page: Page, site: Locale, label: string, text: string) => control(page, site, label).fill(text);
export const choose = (page: Page, site: Locale, label: string, value: string) =>
  control(page, site, label).selectOption(value);

/** Types into a search field and selects the first suggestion once it matches. */
export async function find(page: Page, site: Locale, label: string, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: labelled(site, label) }).filter({ visible: true });
  const meant = new RegExp(words, 'i');
  const choices = page.getByRole('listbox').getByRole('option');
  // A suggestion list closes when the page scrolls, also because of the focus, which a busy machine reports late.
  await expect(async () => {
    await box.fill('');
    await box.pressSequentially(words);
    await expect(choices.first()).toContainText(meant, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(box).toHaveValue(meant);
  // The selection, not the typed text.
  await expect(box).not.toHaveValue(words);
}

/** Continues to the form's next step; only phones have steps. */
export const onward = (page: Page, site: Locale) =>
  page.getByRole('button', { name: textOf(site).form.step.next, exact: true }).click();

const day = 86_400_000;
/** A date in some days, as a date field's value. */
export const dayIn = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** Publishes a request through the API as the buyer with these cookies; returns its id. */
export async function publishRequest(
  cookie: string,
  over: Pick<PurchaseFormInput, 'locale'> & Partial<PurchaseFormInput>,
): Promise<number> {
  const { locale } = over;
  const { data: categories } = await callOn(locale, categoryCall.path, {}, cookie);
  const purchase: PurchaseFormInput = {
    categoryId: categories[0].id,
    ...{ quantity: 20, unit: 'set', targetPrice: 900, budget: 25_000, currency: 'EUR' },
    ...{ incoterm: 'CIF', place: 'Santos', shippingMethod: 'sea', port: 'BRSSZ' },
    ...{ countryCode: 'BR', destination: 'Campinas', deliveryBy: dayIn(150) },
    ...{ paymentMethod: 'letterOfCredit', validUntil: new Date(Date.now() + 30 * day).toISOString() },
    ...over,
  };
  const { data } = await callOn(locale, purchasePublishCall.path, { id: null, revision: 0, purchase }, cookie);
  return data.id;
}

/** Sends a quotation through the API as the supplier with these cookies; returns its id. */
export async function submitQuotation(
  cookie: string,
  requestId: number,
  over: Pick<QuotationFormInput, 'locale'> & Partial<QuotationFormInput>,
): Promise<number> {
  const quotation: QuotationFormInput = {
    ...{ unitPrice: 880, currency: 'EUR', quantity: 20, unit: 'set', incoterm: 'CIF', place: 'Santos' },
    ...{ leadDays: 45, paymentMethod: 'letterOfCredit', validUntil: `${dayIn(20)}T12:00:00.000Z` },
    ...over,
  };
  const { data } = await callOn(over.locale, quotationSubmitCall.path, { requestId, quotation }, cookie);
  return data.id;
}

type NoticeType = keyof ReturnType<typeof textOf>['account']['notice'];
/** The subject of a notice's e-mail, with any names. */
const subjectOf = (site: Locale, type: NoticeType): RegExp => {
  const words = textOf(site).account.notice[type].title.split(/\{\w+\}/);
  return new RegExp(`^${words.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
};

/** The e-mail of a notice about a request, in its reader's language. */
export async function readNotice(to: string, site: Locale, type: NoticeType, title: string): Promise<Sent> {
  const subject = subjectOf(site, type);
  const found = () => messagesTo(to).filter((one) => subject.test(one.subject ?? '') && one.text.includes(title));
  await expect.poll(() => found().length, { timeout: 90_000, message: `${subject} to ${to}` }).toBeGreaterThan(0);
  return found().at(-1) as Sent;
}
/** How many e-mails of a notice an address has received. */
export const countNotices = (to: string, site: Locale, type: NoticeType): number =>
  messagesTo(to).filter(({ subject }) => subjectOf(site, type).test(subject ?? '')).length;

/** A supplier of the demo and its offer; `brand` and `message` are unique. */
export type Bidder = {
  site: Locale;
  device: Device;
  username: string;
  email: string;
  price: string;
  currency: string;
  brand: string;
  message: string;
};
export type Bidding = Bidder & { context: BrowserContext; page: Page };

/** A supplier's window. */
export async function enterBidder(browser: Browser, bidder: Bidder, wrong: string[]): Promise<Bidding> {
  const context = await browser.newContext({ ...viewing[bidder.device], locale: bidder.site });
  await enterDemo(context, 'supplier', bidder.username, [bidder.site]);
  const page = await context.newPage();
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  return { ...bidder, context, page };
}

/** Finds a request through the lists, and sends a quotation. */
export async function quote(bidding: Bidding, id: number, title: string): Promise<void> {
  const { page, site } = bidding;
  await open(page, site, href('purchaseDetail', { id }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page
    .getByRole('link', { name: textOf(site).purchaseHall.send })
    .filter({ visible: true })
    .click();
  await fillQuotation(bidding, id);
}

/** Sends a quotation on a request's terms, while its form is opening. */
export async function fillQuotation({ page, site, price, currency, brand, message }: Bidding, id: number) {
  const { quotationCenter: t } = textOf(site);
  await expect(page).toHaveURL(hosts.absolute(site, href('supplierPurchaseQuote', { id })));
  await fill(page, site, t.unitPrice, price);
  await choose(page, site, t.currency, currency);
  await fill(page, site, t.leadDays, '40');
  await fill(page, site, t.validUntil, dayIn(15));
  await fill(page, site, t.brand, brand);
  await fill(page, site, t.message, message);
  await page.getByRole('button', { name: t.send, exact: true }).click();
  await expect(page.getByText(t.sent, { exact: true })).toBeVisible();
  await expect(page.getByText(textOf(site).trade.quotationState.submitted, { exact: true }).first()).toBeVisible();
}

/** Sends the quotation again with another price. */
export async function requote({ page, site }: Bidding, id: number, price: string): Promise<void> {
  const { quotationCenter: t } = textOf(site);
  await open(page, site, href('supplierPurchaseQuote', { id }));
  await fill(page, site, t.unitPrice, price);
  await page.getByRole('button', { name: t.sendRevision, exact: true }).click();
  await expect(page.getByText(t.revised, { exact: true })).toBeVisible();
}
