'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { toast } from '@/components/form/toast';
import { useAct } from '@/components/form/use-act';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { Card } from '@/components/ui/card';
import { Combobox, type ComboboxOption } from '@/components/ui/combobox';
import { Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { callContract } from '@/lib/platform/http/call-contract';
import { formatPrice } from '@/lib/platform/i18n/format';
import { quotationOwnGetCall } from '@/lib/quotation/call';
import { type QuotableProduct, quotationProductCall } from '@/lib/quotation/product/call';
import type { OwnQuotation } from '@/lib/quotation/types';
import { fillFromEarlier, fillFromProduct, type QuotationValues } from './quotation-values';

type Props = {
  earlier: readonly OwnQuotation[];
  /** the request's product, already used as prefill */
  product: QuotableProduct | null;
};

const foundOf = (item: QuotableProduct): ComboboxOption<QuotableProduct> => ({
  key: String(item.id),
  label: item.name,
  item,
});

/** Prefills the form from an own product or earlier quotation; overwritten input can be restored. */
export function FillPart({ earlier, product }: Props) {
  const t = useTranslations('quotationCenter');
  const locale = useLocale();
  const { getValues, reset } = useFormContext<QuotationValues>();
  // Resets the search after a choice: it fills fields and has no value itself.
  const [taken, setTaken] = useState(0);
  const [first, setFirst] = useState(product);
  const productId = useWatch<QuotationValues, 'productId'>({ name: 'productId' });
  const isFirst = first !== null && productId === first.id;
  const box = useHeldFocus<HTMLDivElement>();
  const take = (product: QuotableProduct | undefined) => {
    setFirst(null);
    if (product) put(fillFromProduct(product, getValues()));
  };
  const put = (filled: Partial<QuotationValues>) => {
    setFirst(null);
    setTaken((count) => count + 1);
    const before = structuredClone(getValues());
    const keep = { keepDefaultValues: true };
    reset({ ...before, ...filled }, keep);
    toast(t('filled'), 'plain', { label: t('undo'), run: () => reset(before, keep) });
  };
  const copy = useAct(quotationOwnGetCall, { onDone: ({ quotation }) => put(fillFromEarlier(quotation)) });
  const search = async (keyword: string, signal: AbortSignal): Promise<ComboboxOption<QuotableProduct>[]> => {
    const { items } = await callContract(quotationProductCall, { keyword }, { quiet: true, signal });
    return items.map(foundOf);
  };
  return (
    <Card title={t('fill')} padded>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('fromProduct')} hint={t(isFirst ? 'fromAsked' : 'fromProductHint')}>
          {(ties) => (
            <div ref={box}>
              <Combobox<QuotableProduct>
                key={taken}
                {...ties}
                label={t('fromProduct')}
                queryKey={['own', 'quotable']}
                search={search}
                value={isFirst ? foundOf(first) : null}
                placeholder={t('findProduct')}
                onChoose={(found) => take(found?.item)}
              />
            </div>
          )}
        </Field>
        {earlier.length > 0 && (
          <Field label={t('fromEarlier')} hint={t('fromEarlierHint')}>
            {(ties) => (
              <Select
                {...ties}
                value=""
                empty={t('chooseEarlier')}
                aria-busy={copy.busy || undefined}
                options={earlier.map(({ id, title, unitPrice, currency, priceQuantity }) => ({
                  value: String(id),
                  label: t('earlierOf', {
                    title: title.text,
                    price: formatPrice(locale, unitPrice, currency, priceQuantity),
                  }),
                }))}
                onChange={({ target }) => target.value && void copy.act({ id: Number(target.value) })}
              />
            )}
          </Field>
        )}
      </div>
    </Card>
  );
}
