import type { DynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import { formatAmount, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { translator } from '@/lib/platform/i18n/translate';
import { incotermRules } from '@/lib/purchase/constants';
import type { ComparedQuotation } from '@/lib/quotation/comparison/rules';
import type { QuotationInput } from '@/lib/quotation/schema';
import type { ReceivedComparison } from '@/lib/quotation/types';

type Words = Awaited<ReturnType<typeof translator>>;

/** Describes the basis of a comparison; if the buyer chose other values, also the request's. */
export function basisText(
  { t, locale }: { t: Words; locale: Locale },
  { basis, own }: Pick<ReceivedComparison, 'basis' | 'own'>,
  place: string,
): string[] {
  if (!basis) return [t('purchaseCenter.comparison.noBasis')];
  const quantity = (count: number) =>
    t(`product.quantity.${basis.unit as 'set'}`, { count, n: formatNumber(locale, count) });
  const { incoterm, currency } = basis;
  const values = { quantity: quantity(basis.quantity), terms: `${incoterm} ${place}`.trim(), currency };
  const text =
    basis.priceQuantity === 1
      ? t('purchaseCenter.comparison.basis', values)
      : t('purchaseCenter.comparison.basisMany', { ...values, per: quantity(basis.priceQuantity) });
  const isOwn = own.quantity === basis.quantity && own.currency === currency;
  if (isOwn || own.quantity === null) return [text];
  const ownValues = { quantity: quantity(own.quantity), currency: own.currency ?? 'none' };
  return [text, t('purchaseCenter.comparison.basisOwn', ownValues)];
}

type Stated = {
  compared: Pick<ComparedQuotation, 'unused'> | null;
  quotation: Pick<QuotationInput, 'incoterm' | 'currency' | 'freight' | 'insurance'>;
};

/** For each of a quotation's stated freight and insurance that does not affect its comparable price, a sentence. */
export const unusedTexts = (
  { t, locale }: { t: DynamicTranslator; locale: Locale },
  { compared, quotation }: Stated,
): string[] =>
  (compared?.unused ?? []).map((cost) =>
    t(`purchaseCenter.comparison.unused.${incotermRules[quotation.incoterm][cost] ? 'within' : 'beyond'}`, {
      cost,
      amount: formatAmount(locale, quotation[cost] ?? 0, quotation.currency),
      incoterm: quotation.incoterm,
    }),
  );
