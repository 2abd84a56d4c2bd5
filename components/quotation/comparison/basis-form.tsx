import Form from 'next/form';
import { useLocale, useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { NumberInput, Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { sites } from '@/lib/i18n/site';
import { purchaseLimits } from '@/lib/purchase/constants';
import type { Comparison } from '@/lib/quotation/figure/types';
import { href } from '@/lib/routes/address';

type Props = { id: number; comparison: Pick<Comparison, 'basis' | 'own' | 'currencies'> };

/** The currency and the quantity of a comparison, kept in the address. */
export function BasisForm({ id, comparison: { basis, own, currencies } }: Props) {
  const t = useTranslations('purchaseCentre.comparison');
  const locale = useLocale();
  const names = new Intl.DisplayNames([sites[locale].intl], { type: 'currency' });
  const address = href('purchaserComparison', { id });
  const isChosen = basis !== null && (basis.currency !== own.currency || basis.quantity !== own.quantity);
  return (
    <Form
      key={`${basis?.currency} ${basis?.quantity}`}
      action={address}
      scroll={false}
      className="flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden"
    >
      <Field label={t('currency')}>
        {(ties) => (
          <Select
            {...ties}
            name="currency"
            defaultValue={basis?.currency ?? ''}
            required
            empty={basis ? undefined : '–'}
            options={currencies.map((code) => ({ value: code, label: `${code} – ${names.of(code) ?? code}` }))}
          />
        )}
      </Field>
      <Field label={t('quantity')}>
        {(ties) => (
          <NumberInput
            {...ties}
            type="number"
            name="quantity"
            min={0.001}
            max={purchaseLimits.quantity}
            step="any"
            enterKeyHint="done"
            defaultValue={basis?.quantity ?? own.quantity ?? ''}
            required
          />
        )}
      </Field>
      <Button type="submit">{t('basisApply')}</Button>
      {isChosen && own.currency !== null && <ButtonLink href={address}>{t('basisReset')}</ButtonLink>}
      <p className="basis-full text-12 text-ink-2">{t('basisHow')}</p>
    </Form>
  );
}
