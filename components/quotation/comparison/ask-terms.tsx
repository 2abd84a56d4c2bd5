import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { DecisionProps } from './decision-props';
import { RoundDialog } from './round-dialog';

/** Requests the asked trade terms from a supplier whose quotation is not comparable. */
export function AskTerms({ bid, view }: Omit<DecisionProps, 'onClose'>) {
  const t = useTranslations('purchaseCenter.comparison');
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="mt-1 print:hidden">
      <Button
        size="s"
        className="h-auto! px-2! text-start whitespace-normal!"
        aria-label={t('askTermsOf', { company: bid.company, terms: view.terms })}
        onClick={() => setAsked(true)}
      >
        {t('askTerms', { terms: view.terms })}
      </Button>
      {isAsked && <RoundDialog bid={bid} view={view} onClose={() => setAsked(false)} />}
    </div>
  );
}
