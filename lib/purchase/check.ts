import { z } from 'zod';
import { despiteFieldErrors } from '@/lib/platform/http/form-check';
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

/** A request's text in its original language. */
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

/** Rules for drafts: what is needed to store them. */
export function checkDraft(input: PurchaseInput, ctx: Context): void {
  const report = reportTo(ctx);
  checkTitle(input, report);
  checkMoney(input, report);
  input.specification.forEach(({ min, max }, index) => {
    if (min !== null && max !== null && min > max) report('rangeOrder', 'specification', index, 'max');
  });
}

/** Whether a field is empty. */
export const isBlank = (value: unknown): boolean => value === null || value === '';

/** Shipping methods without a port. */
const portless: readonly (ShippingMethod | null)[] = ['air', 'rail', 'road', 'courier', 'notApplicable'];

/** Incoterms that name the port of arrival. */
const toPort: readonly (Incoterm | null)[] = incoterms.filter(
  (incoterm) => incotermRules[incoterm].place === 'portOfDestination',
);

/** Whether a request must name the port of arrival: not if there is none, or its Incoterm names it. */
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

/** The fields left for negotiation: as the buyer chose, for an inquiry all blank ones. */
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

/** A request as published: fields left for negotiation are blank. */
export const withoutOpenTerms = (input: PurchaseInput): PurchaseInput => {
  const toAgree = leftToAgree(input);
  return Object.assign({}, input, ...toAgree.map((field) => blank[field]), { toAgree: toAgree.toSorted() });
};

/** Required fields of the simple form: goods, quantity and unit, country, details and a contact. */
export function checkSimplePurchase(input: PurchaseInput, ctx: Context): void {
  checkDraft(input, ctx);
  const report = reportTo(ctx);
  requireFields(input, report, ['quantity', 'unit', 'countryCode']);
  if (writtenText(input).details === '') report('required', 'translations', input.locale, 'details');
  if (input.contactPhone === '' && input.contactEmail === '') report('contactEither', 'contactPhone');
}

/**
 * Required fields of the full form, except those left for negotiation. 'Other' needs a description. An inquiry may lack
 * category and validity, which then follow from the suppliers asked.
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

/** Input of a draft: only a product name in one language is required. */
export const purchaseDraft = purchaseFields.superRefine(checkDraft, despiteFieldErrors);

/** Input of the simple form, which saves a draft to be completed. docs/domain.md, Purchase request. */
export const simplePurchaseInput = purchaseFields.superRefine(checkSimplePurchase, despiteFieldErrors);

/** Input for publishing. docs/domain.md, Required fields. */
export const purchaseInput = purchaseFields.superRefine(checkPurchase, despiteFieldErrors);

/** Input of an addendum: a text for all bidders, and the changed request. */
export const addendumInput = z.intersection(z.object({ text: words }), purchaseInput);
