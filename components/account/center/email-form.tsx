'use client';

import { useTranslations } from 'next-intl';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { emailCall } from '@/lib/account/change/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { AccountSubmit } from './account-submit';
import { OwnCodeButton } from './own-code-button';
import { blankProof, ProofFields } from './proof-fields';
import { useSignInAgain } from './sign-in-again';

type Props = { kind: MemberKind; hasPassword: boolean; phone: string };

/** Changes the e-mail address, verified by a code sent to it. */
export function EmailForm({ kind, hasPassword, phone }: Props) {
  const t = useTranslations('accountCenter');
  const again = useSignInAgain();
  const form = useZodForm(emailCall.input, { ...blankProof(hasPassword), email: '', code: '' });
  return (
    <Form
      form={form}
      saves
      label={t('emailTitle')}
      className="fs max-w-[460px]"
      onSubmit={async (values) => {
        await callContract(emailCall, values, { userType: kind });
        again();
      }}
    >
      <ProofFields kind={kind} hasPassword={hasPassword} phone={phone} />
      <TextField name="email" type="email" label={t('newEmail')} need="required" autoComplete="email" dir="ltr" />
      <OwnCodeButton kind={kind} purpose="email" />
      <CodeField name="code" label={t('emailCode')} need="required" enterKeyHint="done" />
      <AccountSubmit>{t('changeEmail')}</AccountSubmit>
    </Form>
  );
}
