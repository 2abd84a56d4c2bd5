import { useTranslations } from 'next-intl';
import { Note } from '@/components/ui/note';
import { minorOf } from '@/lib/money/amount';
import { priceBand } from '@/lib/quotation/band';
import type { Bid } from '@/lib/quotation/rows';

/** Who won, once that is decided, and what the others were told of the price. */
export function AwardNote({ items, showsBand }: { items: readonly Bid[]; showsBand: boolean }) {
  const t = useTranslations('purchaseCentre.comparison');
  const won = items.find(({ state }) => state === 'accepted');
  if (!won) return null;
  const { unitPrice, currency } = won.quotation;
  const band = priceBand(minorOf(unitPrice, currency) ?? 0, currency);
  return (
    <Note tone="ok" title={t('awarded', { company: won.company })}>
      <p>{showsBand ? t('bandTold', { band }) : t('bandKept')}</p>
    </Note>
  );
}
