import type { PurchaseExtra, PurchaseValues } from './form-value';

/**
 * Draft name of a request on this device, shared by the full and short form. Requests begun from different products,
 * searches or suppliers have separate drafts.
 */
export function draftNamer(values: PurchaseValues, { companies }: PurchaseExtra): (id: number | null) => string {
  const { productId, locale, translations } = values;
  const begun = [productId ?? translations?.[locale]?.title ?? '', companies.map(({ id }) => id).join(',')];
  const origin = begun.filter((one) => one !== '').join(':');
  return (id) => `purchase:${id ?? (origin === '' ? 'new' : `new:${origin}`)}`;
}
