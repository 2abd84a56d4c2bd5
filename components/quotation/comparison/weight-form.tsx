'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/form/use-act';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { Popover } from '@/components/ui/popover';
import { quotationWeightsCall } from '@/lib/quotation/call';
import { criteria, maxWeight, type Weights } from '@/lib/quotation/score';

const steps = Array.from({ length: maxWeight + 1 }, (_, value) => ({ value: String(value), label: String(value) }));
type Props = { id: number; saved: Weights; tried: Weights; onTry: (weights: Weights) => void };

/** Weights of the criteria: applied at once, stored with the request on save; explains the score. */
export function WeightForm({ id, saved, tried, onTry }: Props) {
  const t = useTranslations('purchaseCenter.comparison');
  const { act, busy } = useAct(quotationWeightsCall, { done: t('weightsSaved'), rereads: [['comparison', id]] });
  const isChanged = criteria.some((one) => tried[one] !== saved[one]);
  return (
    <Popover label={t('weights')} words={t('weights')}>
      <div className="grid gap-3">
        <p className="text-ink-2">{t('weightsLead')}</p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(130px,1fr))] gap-3">
          {criteria.map((one) => (
            <Field key={one} label={t(`criterion.${one}`)}>
              {(ties) => (
                <Select
                  {...ties}
                  value={String(tried[one])}
                  options={steps}
                  onChange={({ target }) => onTry({ ...tried, [one]: Number(target.value) })}
                />
              )}
            </Field>
          ))}
        </div>
        <p className="text-12 text-ink-2">{t('scoreHow')}</p>
        <p className="text-12 text-ink-2">{t('paymentHow')}</p>
        <div>
          <Button busy={busy} disabled={!isChanged} onClick={() => void act({ requestId: id, weights: tried })}>
            {t('weightsSave')}
          </Button>
        </div>
      </div>
    </Popover>
  );
}
