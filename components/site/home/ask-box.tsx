import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Input, NumberInput, Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import { purchaseLimits } from '@/lib/purchase/constants';

type Props = {
  /** destinations to choose from */
  countries: readonly { code: string; name: string }[];
};

/** Beginning of a request: a plain form that opens the short request form with what was typed here. */
export function AskBox({ countries }: Props) {
  const t = useTranslations();
  const choose = t('form.choose');
  return (
    <form
      action={href('simplePurchase')}
      aria-label={t('purchaseForm.simpleHeading')}
      className="grid content-start gap-3 rounded border border-line-2 bg-paper p-5"
    >
      <Field label={t('home.need')}>
        {(ties) => <Input {...ties} name="keyword" dir="auto" required maxLength={purchaseLimits.title} />}
      </Field>
      <div className="grid gap-3 sm:grid-cols-[2fr_3fr_5fr]">
        <Field label={t('purchaseForm.quantity')}>{(ties) => <NumberInput {...ties} name="quantity" />}</Field>
        <Field label={t('purchaseForm.unit')}>
          {(ties) => (
            <Select
              {...ties}
              name="unit"
              options={config.units.map((value) => ({ value, label: t(`purchaseForm.units.${value}`) }))}
            />
          )}
        </Field>
        <Field label={t('purchaseForm.country')}>
          {(ties) => (
            <Select
              {...ties}
              name="countryCode"
              empty={choose}
              options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            />
          )}
        </Field>
      </div>
      <Button type="submit" tone="primary" wide>
        {t('home.getQuotations')}
      </Button>
    </form>
  );
}
