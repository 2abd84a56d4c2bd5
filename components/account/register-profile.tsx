'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CheckboxField } from '@/components/form/checkbox-field';
import { Form } from '@/components/form/form';
import type { CallingCode } from '@/components/form/phone-field';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { registerProfileCall } from '@/lib/account/registration/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { href } from '@/lib/platform/routes/address';
import { accountForm, MainAct } from './account-form';
import { homeCountry } from './entry-route';
import { useTabText } from './use-tab-text';

type Props = {
  kind: MemberKind;
  ticket: string;
  countries: readonly CallingCode[];
  onDone: (person: { name: string; email: string }) => void;
};

const typedFields = ['username', 'name', 'email', 'companyName', 'companyCountry'] as const;
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const opened = (to: string) => (words: ReactNode) => (
  <a href={to} target="_blank" rel="noopener">
    {words}
  </a>
);

/** Step 3: profile and consent; a supplier also names its company. */
export function RegisterProfile({ kind, ticket, countries, onDone }: Props) {
  const t = useTranslations('accountPage');
  const rule = useTranslations('validation');
  const country = homeCountry[useLocale()];
  const supplier = kind === 'supplier';
  const form = useZodForm(registerProfileCall.input, {
    ticket,
    username: '',
    name: '',
    email: '',
    ...(supplier ? { companyName: '', companyCountry: country } : {}),
    agreement: false,
  });
  useTabText(form, `${kind}.profile`, typedFields);
  return (
    <>
      <h2>{t('register.profileTitle')}</h2>
      <p className="mt-[6px] text-ink-3">
        {t(supplier ? 'register.profileLeadSupplier' : 'register.profileLeadPurchaser')}
      </p>
      <Form
        form={form}
        label={t('register.profileTitle')}
        className={accountForm}
        onSubmit={async (values) => {
          await callContract(registerProfileCall, { ...values, timeZone: zoneHere() }, { userType: kind });
          onDone(values);
        }}
      >
        <TextField
          name="username"
          label={t('register.username')}
          hint={rule('username')}
          autoComplete="username"
          dir="ltr"
          need="required"
        />
        <TextField name="name" label={t('register.name')} autoComplete="name" dir="auto" need="required" />
        <TextField
          name="email"
          label={t('email')}
          hint={t('register.emailHint')}
          type="email"
          autoComplete="email"
          dir="ltr"
          need="required"
        />
        {supplier && (
          <>
            <TextField
              name="companyName"
              label={t('register.companyName')}
              autoComplete="organization"
              dir="auto"
              need="required"
            />
            <SelectField
              name="companyCountry"
              label={t('register.companyCountry')}
              autoComplete="country"
              need="required"
              empty={null}
              options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            />
          </>
        )}
        <CheckboxField name="agreement" label={t('register.agreeLabel')}>
          {t.rich('register.agree', { agreement: opened(href('agreement')), privacy: opened(href('privacy')) })}
        </CheckboxField>
        <MainAct>
          <SubmitButton className="phone:h-[52px]">{t('register.submit')}</SubmitButton>
        </MainAct>
      </Form>
    </>
  );
}
