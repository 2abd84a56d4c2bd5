import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import type { translator } from '@/lib/i18n/translate';
import type { Comparison } from './rows';

type Words = Awaited<ReturnType<typeof translator>>;

/** On what the quotations are put, in sentences; where the buyer chose otherwise, also what the request says. */
export function basisText(
  { t, locale }: { t: Words; locale: Locale },
  { basis, own }: Pick<Comparison, 'basis' | 'own'>,
  place: string,
): string[] {
  if (!basis) return [t('purchaseCentre.comparison.noBasis')];
  const quantity = (count: number) =>
    t(`product.quantity.${basis.unit as 'set'}`, { count, n: formatNumber(locale, count) });
  const { incoterm, currency } = basis;
  const said = { quantity: quantity(basis.quantity), incoterm, place, currency };
  const text =
    basis.priceQuantity === 1
      ? t('purchaseCentre.comparison.basis', said)
      : t('purchaseCentre.comparison.basisMany', { ...said, per: quantity(basis.priceQuantity) });
  const isOwn = own.quantity === basis.quantity && own.currency === currency;
  if (isOwn || own.quantity === null) return [text];
  const ownSaid = { quantity: quantity(own.quantity), currency: own.currency ?? 'none' };
  return [text, t('purchaseCentre.comparison.basisOwn', ownSaid)];
}
