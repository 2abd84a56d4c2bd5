import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/form/use-act';
import { Checkbox } from '@/components/ui/control';
import type { Bid } from '@/lib/quotation/figure/types';
import { quotationToleranceCall } from '@/lib/quotation/tolerance/call';
import type { Deviation } from '@/lib/quotation/types';

type Props = { bid: Bid; requestId: number; deviation: Deviation };

/** Accepts a deviation from a requirement; saved at once. */
export function ToleranceTick({ bid: { id, company }, requestId, deviation }: Props) {
  const t = useTranslations('purchaseCenter.comparison');
  const { accepted, text } = deviation;
  const [ticked, setTicked] = useState({ accepted, read: accepted });
  // A newly stored value, from here or another tab, overrides the local one.
  if (ticked.read !== accepted) setTicked({ accepted, read: accepted });
  const { act, busy } = useAct(quotationToleranceCall, { rereads: [['comparison', requestId]] });
  const tick = async (wanted: boolean) => {
    if (busy) return;
    setTicked({ accepted: wanted, read: accepted });
    const done = await act({ id, deviation: { ...deviation, accepted: wanted } });
    if (done === null) setTicked(({ read }) => ({ accepted: read, read }));
  };
  return (
    <div className="mt-1 print:hidden">
      <Checkbox
        checked={ticked.accepted}
        aria-label={t('tolerateOf', { company, text })}
        onChange={({ target }) => void tick(target.checked)}
      >
        {t('tolerate')}
      </Checkbox>
    </div>
  );
}
