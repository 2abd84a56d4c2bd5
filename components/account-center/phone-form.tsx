'use client';

import { useLocale, useTranslations } from 'next-intl';
import { countryOfNumber } from '@/components/account/country-of-number';
import { homeCountry } from '@/components/account/door';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { type CallingCode, PhoneField } from '@/components/form/phone-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { phoneCall } from '@/lib/account/change/schema';
import { call } from '@/lib/http/client';
import type { MemberKind } from '@/lib/http/presence';
import { useAgain } from './again';
import { OwnCodeButton } from './own-code-button';
import { blankProof, ProofFields } from './proof-fields';

type Props = {
  kind: MemberKind;
  hasPassword: boolean;
  phone: string;
  countries: readonly CallingCode[];
};

/** Another telephone number, proved by a code to it. */
export function PhoneForm({ kind, hasPassword, phone, countries }: Props) {
  const t = useTranslations('accountCenter');
  const again = useAgain();
  const country = countryOfNumber(countries, phone, homeCountry[useLocale()]);
  const form = useZodForm(phoneCall.input, { ...blankProof(hasPassword), phone: '', country, code: '' });
  return (
    <Form
      form={form}
      label={t('phoneTitle')}
      className="fs ac-narrow"
      onSubmit={async (values) => {
        await call(phoneCall.path, values, { userType: kind });
        again();
      }}
    >
      <ProofFields kind={kind} hasPassword={hasPassword} phone={phone} />
      <PhoneField name="phone" label={t('newPhone')} need="required" countries={countries} />
      <OwnCodeButton kind={kind} purpose="phone" />
      <CodeField name="code" label={t('phoneCode')} need="required" enterKeyHint="done" />
      <SubmitButton className="btn p">{t('changePhone')}</SubmitButton>
    </Form>
  );
}
