'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useFormState } from 'react-hook-form';
import { useBound } from '@/components/form/use-bound';
import { Input } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { FieldError } from '@/components/ui/field-error';
import type { PurchaseValues } from './form-value';

/** Phone number and e-mail address, of which a form may require at least one. */
export function ContactPair({ need }: { need: 'either' | 'optional' }) {
  const t = useTranslations('purchaseForm');
  const optional = useTranslations('form')('optional');
  const { trigger } = useFormContext<PurchaseValues>();
  const { errors } = useFormState<PurchaseValues>();
  const isMissing = errors.contactPhone?.message === 'contactEither';
  const phone = useBound({ name: 'contactPhone', label: t('contactPhone') });
  const wrong = `${phone.id}-error`;
  const email = useBound({ name: 'contactEmail', label: t('contactEmail') }, isMissing ? [wrong] : []);
  return (
    <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0">
      <legend className="mb-3 p-0 font-[550]">
        {t('contactPair')}{' '}
        <span className="ms-[6px] text-12 font-regular text-ink-3">
          {need === 'either' ? t('contactEither') : optional}
        </span>
      </legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id={phone.id} label={t('contactPhone')} error={isMissing ? null : phone.error}>
          {() => (
            <Input
              {...phone.field}
              {...phone.aria}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              dir="ltr"
              maxLength={40}
            />
          )}
        </Field>
        <Field id={email.id} label={t('contactEmail')} error={email.error}>
          {() => (
            <Input
              {...email.field}
              {...email.aria}
              aria-invalid={isMissing || email.aria['aria-invalid']}
              type="email"
              inputMode="email"
              autoComplete="email"
              dir="ltr"
              onChange={(event) => {
                email.field.onChange(event);
                if (isMissing) void trigger('contactPhone');
              }}
            />
          )}
        </Field>
      </div>
      {isMissing && phone.error && <FieldError id={wrong}>{phone.error}</FieldError>}
    </fieldset>
  );
}
