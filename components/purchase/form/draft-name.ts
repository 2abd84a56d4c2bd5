import type { PurchaseExtra, PurchaseValues } from './form-value';

/**
 * What a request is called among the drafts of this device, in the full form as in the short one. What was begun from one
 * product, search or supplier is not mixed with what is begun from another.
 */
export function draftNamer(values: PurchaseValues, { companies }: PurchaseExtra): (id: number | null) => string {
  const { productId, locale, translations } = values;
  const begun = [productId ?? translations?.[locale]?.title ?? '', companies.map(({ id }) => id).join(',')];
  const origin = begun.filter((one) => one !== '').join(':');
  return (id) => `purchase:${id ?? (origin === '' ? 'new' : `new:${origin}`)}`;
}
