import { dayMs } from '@/lib/platform/calendar/constants';
import { checkPurchase } from '@/lib/purchase/check';
import { agreeableFields, purchaseLimits } from '@/lib/purchase/constants';
import { type PurchaseInput, purchaseFields } from '@/lib/purchase/schema';

/** Completes a short request: missing terms are to be agreed; a missing text asks for the price. */
function completed(input: PurchaseInput, words: string): PurchaseInput {
  const { locale, kind, translations } = input;
  const text = translations[locale] ?? { title: '', details: '' };
  const closes = new Date(Date.now() + purchaseLimits.inquiryDays * dayMs).toISOString();
  return {
    ...input,
    translations: { ...translations, [locale]: { ...text, details: text.details || words } },
    toAgree: agreeableFields.filter((field) => input[field] === null || input[field] === ''),
    validUntil: input.validUntil || (kind === 'public' ? closes : ''),
  };
}

/** Schema of a request over the sheet's fields. */
export const askSchema = (words: string) =>
  purchaseFields.transform((input) => completed(input, words)).superRefine(checkPurchase);
