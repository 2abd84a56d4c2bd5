'use client';

import { useLocale, useTranslations } from 'next-intl';
import { countryOfNumber } from '@/components/account/country-of-number';
import { homeCountry } from '@/components/account/entry-route';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { type CallingCode, PhoneField } from '@/components/form/phone-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { phoneCall } from '@/lib/account/change/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { AccountSubmit } from './account-submit';
import { OwnCodeButton } from './own-code-button';
import { blankProof, ProofFields } from './proof-fields';
import { useSignInAgain } from './sign-in-again';

type Props = {
  kind: MemberKind;
  hasPassword: boolean;
  phone: string;
  countries: readonly CallingCode[];
};

/** Changes the telephone number, verified by a code sent to it. */
export function PhoneForm({ kind, hasPassword, phone, countries }: Props) {
  const t = useTranslations('accountCenter');
  const again = useSignInAgain();
  const country = countryOfNumber(countries, phone, homeCountry[useLocale()]);
  const form = useZodForm(phoneCall.input, { ...blankProof(hasPassword), phone: '', country, code: '' });
  return (
    <Form
      form={form}
      saves
      label={t('phoneTitle')}
      className="fs max-w-[460px]"
      onSubmit={async (values) => {
        await callContract(phoneCall, values, { userType: kind });
        again();
      }}
    >
      <ProofFields kind={kind} hasPassword={hasPassword} phone={phone} />
      <PhoneField name="phone" label={t('newPhone')} need="required" countries={countries} />
      <OwnCodeButton kind={kind} purpose="phone" />
      <CodeField name="code" label={t('phoneCode')} need="required" enterKeyHint="done" />
      <AccountSubmit>{t('changePhone')}</AccountSubmit>
    </Form>
  );
}
