'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { Note } from '@/components/form/note';
import { type CallingCode, PhoneField } from '@/components/form/phone-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { registerPhoneCall } from '@/lib/account/registration/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { accountForm, MainAct } from './account-form';
import { CodeStep } from './code-step';
import { homeCountry } from './entry-route';
import { useTabText } from './use-tab-text';

const typedFields = ['phone', 'country'] as const;

type Props = {
  kind: MemberKind;
  countries: readonly CallingCode[];
  onDone: (ticket: string, phone: string) => void;
};

/** Step 1: verifies the number by a code. */
export function RegisterPhone({ kind, countries, onDone }: Props) {
  const t = useTranslations('accountPage');
  const country = homeCountry[useLocale()];
  const form = useZodForm(registerPhoneCall.input, { kind, phone: '', country, code: '' });
  useTabText(form, `${kind}.phone`, typedFields);
  const refused = useRef<{ same: string; failure: CallFailure } | null>(null);
  return (
    <>
      <h2>{t('register.phoneTitle')}</h2>
      <p className="mt-[6px] text-ink-3">
        {t(kind === 'supplier' ? 'register.phoneLeadSupplier' : 'register.phoneLead')}
      </p>
      <Form
        form={form}
        label={t('register.phoneTitle')}
        className={accountForm}
        onSubmit={async (values) => {
          const same = JSON.stringify(values);
          // Sending the same wrong code again would use up another attempt.
          if (refused.current?.same === same) throw refused.current.failure;
          try {
            const { ticket } = await callContract(registerPhoneCall, values, { userType: kind });
            onDone(ticket, values.phone);
          } catch (failure) {
            if (failure instanceof CallFailure && failure.errors.some(({ field }) => field === 'code'))
              refused.current = { same, failure };
            throw failure;
          }
        }}
      >
        <CodeStep
          kind={kind}
          purpose="register"
          number={<PhoneField name="phone" label={t('phone')} countries={countries} regional />}
        >
          <CodeField name="code" label={t('code')} submits />
          <Note>{t('codeHelp')}</Note>
          <MainAct>
            <SubmitButton className="phone:h-[52px]">{t('next')}</SubmitButton>
          </MainAct>
        </CodeStep>
      </Form>
    </>
  );
}
