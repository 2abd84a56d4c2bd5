import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type Listing, stateFields } from '@/lib/listing/listing';
import { withState } from '@/lib/platform/routes/address';

/** Hidden fields for the rest of a listing's state. */
export function StateFields({ fields }: { fields: [string, string][] }) {
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

type Field = { name: string; label: string; value: number | string | null };

/** A number in the digits and format of any language, parsed by the gateway. */
export function AmountField({ name, label, value }: Field) {
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      name={name}
      defaultValue={value ?? undefined}
      placeholder={label}
      aria-label={label}
    />
  );
}

/** Sends number fields beside a list. */
export const ApplyButton = ({ label }: { label: string }) => (
  <button type="submit" className="btn s" aria-label={label}>
    <Icon name="end" small mirrored />
  </button>
);

/** Whole US dollars, sent as ?price=from-to and parsed by the gateway. */
export function PriceForm({ listing }: { listing: Listing }) {
  const t = useTranslations('list');
  const { page, state } = listing;
  return (
    <form className="in" action={withState(page, {})} aria-label={t('price')}>
      <StateFields fields={stateFields(listing, ['price'])} />
      <AmountField name="price_from" label={t('from')} value={state.price?.min ?? null} />
      <AmountField name="price_to" label={t('to')} value={state.price?.max ?? null} />
      <ApplyButton label={t('applyPrice')} />
    </form>
  );
}

export function MinimumOrderForm({ listing }: { listing: Listing }) {
  const t = useTranslations('list');
  const { page, state } = listing;
  return (
    <form className="in" action={withState(page, {})} aria-label={t('minimumOrder')}>
      <StateFields fields={stateFields(listing, ['moq'])} />
      <AmountField name="moq" label={t('upTo')} value={state.moq} />
      <ApplyButton label={t('applyMinimumOrder')} />
    </form>
  );
}
