import { useTranslations } from 'next-intl';
import type { Bid } from '@/lib/quotation/figure/types';
import { isOpen, type View } from './view';

/** Selects the quotation to accept. */
export function ChooseRadio({ bid, view, name }: { bid: Bid; view: View; name: string }) {
  const t = useTranslations('purchaseCenter.comparison');
  if (!view.isUndecided || !isOpen(bid)) return null;
  return (
    <label className="inline-grid size-6 flex-none cursor-pointer place-items-center phone:-ms-1 phone:size-11 print:hidden">
      <input
        type="radio"
        name={name}
        aria-label={t('choose', { company: bid.company })}
        checked={bid.id === view.chosen?.id}
        onChange={() => view.onChoose(bid.id)}
        className="m-0 size-6 cursor-pointer accent-accent"
      />
    </label>
  );
}
