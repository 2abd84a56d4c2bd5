import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/ui/note';
import { formatPriceRange } from '@/lib/i18n/format';
import { nearestMinor } from '@/lib/money/amount';
import { priceBand } from '@/lib/quotation/band';
import type { Bid } from '@/lib/quotation/figure/types';

/** Who won, once that is decided, and what the others were told of the price. */
export function AwardNote({ items, showsBand }: { items: readonly Bid[]; showsBand: boolean }) {
  const t = useTranslations('purchaseCentre.comparison');
  const locale = useLocale();
  const won = items.find(({ state }) => state === 'accepted');
  if (!won) return null;
  const { unitPrice, priceQuantity: per, currency } = won.quotation;
  const range = { ...priceBand(nearestMinor(unitPrice, currency), currency), per };
  const band = `\u2066${formatPriceRange(locale, range)}\u2069`;
  return (
    <Note tone="ok" title={t('awarded', { company: won.company })}>
      <p>{showsBand ? t('bandTold', { band }) : t('bandKept')}</p>
    </Note>
  );
}
