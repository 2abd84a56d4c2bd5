import { z } from 'zod';
import { besideFaults } from '@/lib/platform/http/beside-faults';
import { minorOf } from '@/lib/platform/money/amount';
import { isCurrency } from '@/lib/platform/money/currency';
import {
  type AgreeableField,
  agreeableFields,
  type Incoterm,
  incotermRules,
  incoterms,
  type ShippingMethod,
} from './constants';
import { type PurchaseFormInput, type PurchaseInput, purchaseFields, words } from './schema';

type Context = z.core.$RefinementCtx<PurchaseInput>;
type Report = (message: string, ...path: (string | number)[]) => void;

const reportTo =
  (ctx: Context): Report =>
  (message, ...path) =>
    ctx.addIssue({ code: 'custom', message, path });

/** The text of a request in the language that it was written in. */
export const writtenText = ({ translations, locale }: Pick<PurchaseInput, 'translations' | 'locale'>) =>
  translations[locale] ?? { title: '', details: '' };

const checkTitle = (input: PurchaseInput, report: Report): void => {
  if (writtenText(input).title === '') report('required', 'translations', input.locale, 'title');
  for (const [locale, text] of Object.entries(input.translations))
    if (locale !== input.locale && text && text.title === '' && text.details !== '')
      report('required', 'translations', locale, 'title');
};

const checkMoney = ({ currency, toAgree, ...input }: PurchaseInput, report: Report): void => {
  const targetPrice = toAgree.includes('targetPrice') ? null : input.targetPrice;
  const budget = toAgree.includes('budget') ? null : input.budget;
  if (currency === '') {
    if (targetPrice !== null || budget !== null) report('required', 'currency');
    return;
  }
  if (!isCurrency(currency)) {
    report('choice', 'currency');
    return;
  }
  if (targetPrice !== null && minorOf(targetPrice, currency) === null) report('priceDigits', 'targetPrice');
  if (budget !== null && minorOf(budget, currency) === null) report('priceDigits', 'budget');
};

/** What even a draft must keep, so that it can be stored. */
export function checkDraft(input: PurchaseInput, ctx: Context): void {
  const report = reportTo(ctx);
  checkTitle(input, report);
  checkMoney(input, report);
  input.specification.forEach(({ min, max }, index) => {
    if (min !== null && max !== null && min > max) report('rangeOrder', 'specification', index, 'max');
  });
}

/** Whether nothing stands in a field. */
export const isBlank = (value: unknown): boolean => value === null || value === '';

/** Ways of transport on which goods pass no port. */
const portless: readonly (ShippingMethod | null)[] = ['air', 'rail', 'road', 'courier', 'notApplicable'];

/** Trade terms that name the port at which the goods arrive. */
const toPort: readonly (Incoterm | null)[] = incoterms.filter(
  (incoterm) => incotermRules[incoterm].place === 'portOfDestination',
);

/** Whether a request has to say at which port its goods arrive: not where they pass none, nor where its terms name it. */
export function needsPort({
  incoterm = null,
  shippingMethod = null,
  toAgree = [],
}: Pick<PurchaseFormInput, 'incoterm' | 'shippingMethod' | 'toAgree'>): boolean {
  const isNamed = !toAgree.includes('incoterm') && toPort.includes(incoterm);
  return !isNamed && (toAgree.includes('shippingMethod') || !portless.includes(shippingMethod));
}

const requireFields = (input: PurchaseInput, report: Report, fields: readonly (keyof PurchaseInput)[]): void => {
  for (const field of fields) if (isBlank(input[field])) report('required', field);
};

/** What a request leaves to be agreed: what its buyer says, and of an inquiry whatever is blank. */
const leftToAgree = (input: PurchaseInput): AgreeableField[] =>
  agreeableFields.filter(
    (field) => input.toAgree.includes(field) || (input.kind === 'inquiry' && isBlank(input[field])),
  );

const blank: Record<AgreeableField, Partial<PurchaseInput>> = {
  incoterm: { incoterm: null, place: '' },
  targetPrice: { targetPrice: null },
  budget: { budget: null },
  shippingMethod: { shippingMethod: null, shippingOther: '' },
  port: { port: '' },
  countryCode: { countryCode: '' },
  destination: { destination: '' },
  deliveryBy: { deliveryBy: '' },
  paymentMethod: { paymentMethod: null, paymentOther: '' },
};

/** A request as it is published: nothing stands where the terms are to be agreed. */
export const withoutOpenTerms = (input: PurchaseInput): PurchaseInput => {
  const toAgree = leftToAgree(input);
  return Object.assign({}, input, ...toAgree.map((field) => blank[field]), { toAgree: toAgree.toSorted() });
};

/** What the simple form asks for: goods, quantity and unit, country, details and a contact. */
export function checkSimplePurchase(input: PurchaseInput, ctx: Context): void {
  checkDraft(input, ctx);
  const report = reportTo(ctx);
  requireFields(input, report, ['quantity', 'unit', 'countryCode']);
  if (writtenText(input).details === '') report('required', 'translations', input.locale, 'details');
  if (input.contactPhone === '' && input.contactEmail === '') report('contactEither', 'contactPhone');
}

/**
 * What the full form asks for, but for what is left to be agreed. 'Other' is to be named. An inquiry without a category or a
 * time goes by those of whom it asks.
 */
export function checkPurchase(input: PurchaseInput, ctx: Context): void {
  checkDraft(input, ctx);
  const report = reportTo(ctx);
  const left = leftToAgree(input);
  requireFields(input, report, ['quantity', 'unit']);
  requireFields(
    input,
    report,
    agreeableFields.filter((field) => !left.includes(field) && (field !== 'port' || needsPort(input))),
  );
  if (!left.includes('incoterm')) requireFields(input, report, ['place']);
  if (input.kind === 'public') requireFields(input, report, ['categoryId', 'validUntil']);
  if (writtenText(input).details === '') report('required', 'translations', input.locale, 'details');
  if (!left.includes('shippingMethod') && input.shippingMethod === 'other' && input.shippingOther === '')
    report('required', 'shippingOther');
  if (!left.includes('paymentMethod') && input.paymentMethod === 'other' && input.paymentOther === '')
    report('required', 'paymentOther');
}

/** A draft: a name of the goods in one language is all it must have. */
export const purchaseDraft = purchaseFields.superRefine(checkDraft, besideFaults);

/** What the simple form holds, which saves a draft to complete. docs/domain.md, Purchase request. */
export const simplePurchaseInput = purchaseFields.superRefine(checkSimplePurchase, besideFaults);

/** What can be published. docs/domain.md, Required fields. */
export const purchaseInput = purchaseFields.superRefine(checkPurchase, besideFaults);

/** What changes an open request: words for every bidder, and the request as it is to be. */
export const addendumInput = z.intersection(z.object({ text: words }), purchaseInput);
