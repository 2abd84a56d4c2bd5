'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { HiddenContacts } from '@/components/trade/hidden-contacts';
import { maskedTexts } from '@/lib/purchase/mask';
import type { PurchaseValues } from './form-value';

const fields = ['translations', 'specification', 'place', 'shippingOther', 'destination', 'paymentOther'] as const;

/** Which contacts will be hidden from suppliers, in the request and in an addendum's message. */
export function HiddenInForm() {
  const t = useTranslations('form.hiddenContacts');
  const { control, setValue } = useFormContext<PurchaseValues & { text?: string }>();
  const [translations, specification, place, shippingOther, destination, paymentOther] = useWatch({
    control,
    name: fields,
  });
  const words = useWatch({ control, name: 'text' }) ?? '';
  const notContacts = useWatch({ control, name: 'notContacts' }) ?? [];
  const texts = maskedTexts({ translations, specification, place, shippingOther, destination, paymentOther });
  return (
    <HiddenContacts
      texts={[words, ...texts]}
      title={t('title')}
      hint={t('hint')}
      claim={{
        notContacts,
        onChange: (list) => setValue('notContacts', list.toSorted(), { shouldDirty: true }),
        label: t('not'),
        hint: t('notHint'),
      }}
    />
  );
}
