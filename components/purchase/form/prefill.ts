import { countryOfNumber } from '@/components/account/country-of-number';
import { homeCountry } from '@/components/account/entry-route';
import { purchaserInfoCall } from '@/lib/account/schema';
import { config } from '@/lib/platform/config';
import { callContract } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import { signedInKinds } from '@/lib/platform/http/signed-in';
import { readDecimal } from '@/lib/platform/i18n/number';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { maxCompanies, readWish } from '@/lib/platform/routes/ask';
import { purchaseLimits } from '@/lib/purchase/constants';
import { purchaseOwnGetCall } from '@/lib/purchase/own/call';
import { purchaseStartCall } from '@/lib/purchase/prefill/call';
import { blankValues, type PurchaseExtra, type PurchaseReferences, type PurchaseValues, valuesOf } from './form-value';

/** Initial data of a form. */
export type FormStart = {
  id: number | null;
  revision: number;
  values: PurchaseValues;
  extra: PurchaseExtra;
  /** No longer a draft, so the form cannot edit it. */
  published: boolean;
  /** Accepts quotations, so an addendum can change it. */
  open: boolean;
  /** In review, which must be withdrawn before editing. */
  waits: boolean;
  /** why staff returned it */
  reviewReason: string | null;
  /** picture of the product it was begun from */
  cover: string | null;
};

const cut = (text: string, max: number): string => text.slice(0, max).trim();
const numbers = (text: string | null): number[] =>
  [...new Set((text ?? '').split(',').map(Number))].filter((one) => Number.isSafeInteger(one) && one > 0);

/** Missing or failing data leaves its section empty. */
const orNull = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CallFailure) return null;
    throw error;
  }
};

export type Wishing = PurchaseReferences & {
  /** formats the preferred countries of suppliers */
  from: (countries: readonly string[]) => string;
};

/** Request values implied by a list's filters; categories other than leaves are ignored. */
function wishOf(search: string, { categories, countries, currencies, from }: Wishing) {
  const { country, cate, price, moq } = readWish(search);
  const names = countries.filter(({ value }) => country.includes(value.toLowerCase())).map(({ label }) => label);
  const priced = price?.max != null && currencies.some(({ value }) => value === config.baseCurrency);
  return {
    details: names.length > 0 ? from(names) : '',
    facts: {
      categoryId: cate.find((id) => categories.some((leaf) => leaf.id === id)) ?? null,
      quantity: moq,
      ...(priced && { targetPrice: price.max, currency: config.baseCurrency }),
    },
  };
}

/** Quantity, unit and country of destination that were typed before the form opened; invalid ones are left out. */
function typedOf(query: URLSearchParams, locale: Locale, countries: PurchaseReferences['countries']) {
  const quantity = readDecimal(locale, query.get('quantity') ?? '');
  const unit = config.units.find((one) => one === query.get('unit'));
  const country = countries.find(({ value }) => value === query.get('countryCode'));
  return {
    ...(quantity !== null && quantity > 0 && { quantity }),
    ...(unit && { unit }),
    ...(country && { countryCode: country.value }),
  };
}

/** Default country and currency: of the buyer's number, else of the browser or site. */
function usualOf(phone: string, locale: Locale, { countries, currencies }: PurchaseReferences) {
  const codes = countries.map(({ value, label, callingCode }) => ({ code: value, name: label, digits: callingCode }));
  const region = new Intl.Locale(navigator.language || locale).region ?? homeCountry[locale];
  const country = countries.find(({ value }) => value === countryOfNumber(codes, phone, region));
  const currency = currencies.find(({ value }) => value === country?.currency);
  return { countryCode: country?.value ?? '', currency: currency?.value ?? '' };
}

async function withAccount(values: PurchaseValues, siteId: number): Promise<PurchaseValues> {
  if (!signedInKinds().includes('purchaser')) return values;
  const person = await orNull(callContract(purchaserInfoCall, { siteId }, { quiet: true, userType: 'purchaser' }));
  if (!person) return values;
  return { ...values, contactName: person.name, contactPhone: person.phone, contactEmail: person.email ?? '' };
}

/**
 * Initial data from the address: an own draft, or a request prefilled from products, suppliers, words or filters.
 * @throws CallFailure if a draft cannot be read
 */
export async function readStart(locale: Locale, search: string, wishing: Wishing): Promise<FormStart> {
  const query = new URLSearchParams(search);
  const { siteId } = sites[locale];
  const [id] = numbers(query.get('id'));
  if (id !== undefined) {
    const found = await callContract(purchaseOwnGetCall, { id }, { userType: 'purchaser' });
    const invited = found.invited.length > 0 ? await readGoods(siteId, [], found.invited) : null;
    const companies = (invited?.companies ?? []).map((one) => ({ ...one, invited: true }));
    const extra = { files: Object.fromEntries(found.files.map((file) => [file.key, file])), companies };
    const published = found.state !== 'draft';
    const { revision, reviewReason } = found;
    const [open, waits] = [found.state === 'open', found.state === 'pending'];
    const values = valuesOf(found.purchase);
    return { id, revision, values, extra, published, open, waits, reviewReason, cover: null };
  }
  const values = await withAccount(blankValues(locale), siteId);
  const products = numbers(query.get('product')).slice(0, config.compare.max);
  const goods = await readGoods(siteId, products, numbers(query.get('companies')).slice(0, maxCompanies));
  const { product = null, companies = [] } = goods ?? {};
  const title = product?.title ?? cut(query.get('keyword') ?? '', purchaseLimits.title);
  const wish = wishOf(search, wishing);
  const texts = { ...values.translations, [locale]: { title, details: wish.details } };
  const usual = usualOf(values.contactPhone ?? '', locale, wishing);
  const { title: _, cover, ...facts } = product ?? { title, cover: null };
  return {
    id: null,
    revision: 0,
    values: {
      ...values,
      ...usual,
      ...wish.facts,
      ...typedOf(query, locale, wishing.countries),
      ...facts,
      translations: texts,
      ...(companies.length > 0 ? { kind: 'inquiry' as const } : {}),
    },
    extra: { files: {}, companies: companies.map((one) => ({ ...one, invited: false })) },
    published: false,
    open: false,
    waits: false,
    reviewReason: null,
    cover,
  };
}

/** Request values from products and suppliers; failures leave their section empty. */
const readGoods = (siteId: number, [productId, ...besideIds]: readonly number[], companyIds: readonly number[]) =>
  productId === undefined && companyIds.length === 0
    ? Promise.resolve(null)
    : orNull(
        callContract(
          purchaseStartCall,
          { siteId, productId: productId ?? null, besideIds, companyIds: [...companyIds] },
          { quiet: true, userType: null },
        ),
      );
