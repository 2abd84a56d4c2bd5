import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Bid } from '@/lib/quotation/figure/types';
import { AcceptDialog } from './accept-dialog';
import type { DecisionProps } from './decision-props';
import type { View } from './view';

type Props = {
  bid: Bid;
  view: DecisionProps['view'] & Pick<View, 'chosen'>;
  /** Includes the supplier's name, where it is not shown above. */
  named?: boolean;
};

/** Accepts a quotation after confirmation; primary style for the chosen one only. */
export function AcceptButton({ bid, view, named }: Props) {
  const t = useTranslations('purchaseCenter.comparison');
  const [isAsked, setAsked] = useState(false);
  const { id, company } = bid;
  return (
    <>
      <Button
        size={named ? 'l' : 's'}
        wide={named}
        tone={id === view.chosen?.id ? 'primary' : 'plain'}
        aria-label={t('acceptOf', { company })}
        onClick={() => setAsked(true)}
      >
        <span className="min-w-0 truncate">
          {named ? t('named', { label: t('accept'), text: company }) : t('accept')}
        </span>
      </Button>
      {isAsked && <AcceptDialog bid={bid} view={view} onClose={() => setAsked(false)} />}
    </>
  );
}
