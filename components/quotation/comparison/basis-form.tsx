import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { NumberInput, Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { Popover } from '@/components/ui/popover';
import { dynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import { formatNumber } from '@/lib/platform/i18n/format';
import { readDecimal, writeDecimal } from '@/lib/platform/i18n/number';
import { sites } from '@/lib/platform/i18n/site';
import { currencyChoices } from '@/lib/platform/money/currency';
import { href } from '@/lib/platform/routes/address';
import { type BasisChoice, basisFields, basisQuery } from '@/lib/quotation/basis/rules';
import type { QuotationComparison } from '@/lib/quotation/figure/types';

type Props = { id: number; comparison: Pick<QuotationComparison, 'basis' | 'own' | 'currencies'> };

/** Currency and quantity of a comparison, kept in the address. */
export function BasisForm({ id, comparison: { basis, own, currencies } }: Props) {
  const all = dynamicTranslator(useTranslations());
  const t = useTranslations('purchaseCenter.comparison');
  const locale = useLocale();
  const router = useRouter();
  const address = href('purchaserComparison', { id });
  const isChosen = basis !== null && (basis.currency !== own.currency || basis.quantity !== own.quantity);
  const quantity = basis?.quantity ?? own.quantity;
  const show = (choice: BasisChoice) => {
    const now = basis ? { currency: basis.currency, quantity: basis.quantity } : {};
    router.push(`${address}?${new URLSearchParams(basisQuery({ ...now, ...choice }))}`, { scroll: false });
  };
  const count = basis && { count: basis.quantity, n: formatNumber(locale, basis.quantity) };
  return (
    <>
      <div className="w-[132px] flex-none">
        <Select
          aria-label={t('currency')}
          className="h-10! phone:h-11!"
          value={basis?.currency ?? own.currency ?? ''}
          empty={basis || own.currency ? undefined : '–'}
          options={currencyChoices(sites[locale].intl, currencies)}
          onChange={({ target }) => target.value !== '' && show({ currency: target.value })}
        />
      </div>
      <Popover
        label={t('quantity')}
        words={basis && count ? all(`product.quantity.${basis.unit}`, count) : t('quantity')}
      >
        {(close) => (
          <div className="grid gap-3">
            <QuantityForm
              quantity={quantity}
              onChoose={(chosen) => {
                show({ quantity: chosen });
                close();
              }}
            />
            {isChosen && own.currency !== null && <ButtonLink href={address}>{t('basisReset')}</ButtonLink>}
            <p className="text-12 text-ink-2">{t('basisHow')}</p>
          </div>
        )}
      </Popover>
    </>
  );
}

function QuantityForm({ quantity, onChoose }: { quantity: number | null; onChoose: (quantity: number) => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const [typed, setTyped] = useState(quantity === null ? '' : writeDecimal(locale, quantity));
  const [error, setError] = useState<string | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { data } = basisFields.shape.quantity.safeParse(readDecimal(locale, typed) ?? undefined);
    if (data === undefined) setError(t('validation.number'));
    else onChoose(data);
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      <Field label={t('purchaseCenter.comparison.quantity')} error={error}>
        {(ties) => (
          <NumberInput
            {...ties}
            value={typed}
            enterKeyHint="done"
            onChange={({ target }) => {
              setTyped(target.value);
              setError(null);
            }}
          />
        )}
      </Field>
      <Button type="submit">{t('purchaseCenter.comparison.basisApply')}</Button>
    </form>
  );
}
