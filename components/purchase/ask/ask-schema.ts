import { dayMs } from '@/lib/platform/calendar/constants';
import { checkPurchase } from '@/lib/purchase/check';
import { agreeableFields, purchaseLimits } from '@/lib/purchase/constants';
import { type PurchaseInput, purchaseFields } from '@/lib/purchase/schema';

/** A request as it is sent: what nothing is said of is to be agreed, and who says nothing of the goods asks for the price. */
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

/** The contract of a request over what a sheet asks for. */
export const askSchema = (words: string) =>
  purchaseFields.transform((input) => completed(input, words)).superRefine(checkPurchase);
