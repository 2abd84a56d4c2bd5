'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { PurchaseState } from '@/lib/purchase/constants';
import type { Addendum } from '@/lib/purchase/types';

type Props = {
  id: number;
  state: PurchaseState;
  addenda: readonly Addendum[];
  timeZone: string;
};

/** Numbered addenda of a request, and adding the next. */
export function AddendumCard({ id, state, addenda, timeZone }: Props) {
  const t = useTranslations('purchaseCenter');
  const locale = useLocale();
  return (
    <Card title={t('addenda')} padded>
      <p className="text-ink-2">{t(addenda.length > 0 ? 'addendaLead' : 'noAddenda')}</p>
      {addenda.length > 0 && (
        <ol className="m-0 grid list-none gap-3 p-0">
          {addenda.map(({ number, text, createdAt }) => (
            <li key={number} className="grid gap-1">
              <p className="text-12 text-ink-3">
                {t('addendumOf', {
                  number: formatNumber(locale, number),
                  time: formatInstant(locale, createdAt, timeZone),
                })}
              </p>
              <p className="[overflow-wrap:anywhere] whitespace-pre-line">
                <bdi>{text}</bdi>
              </p>
            </li>
          ))}
        </ol>
      )}
      {state === 'open' && (
        <div>
          <ButtonLink hard icon="plus" href={`${href('purchaseForm')}?id=${id}`}>
            {t('addendumAdd')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
