'use client';

import { useTranslations } from 'next-intl';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { passwordCall } from '@/lib/account/change/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { AccountSubmit } from './account-submit';
import { blankProof, ProofFields } from './proof-fields';
import { useSignInAgain } from './sign-in-again';

type Props = { kind: MemberKind; hasPassword: boolean; phone: string };

/** Current password or a code, and the new password twice. docs/domain.md, Passwords. */
export function PasswordForm({ kind, hasPassword, phone }: Props) {
  const t = useTranslations('accountCenter');
  const again = useSignInAgain();
  const form = useZodForm(passwordCall.input, { ...blankProof(hasPassword), password: '', confirm: '' });
  return (
    <Form
      form={form}
      saves
      label={t('passwordTitle')}
      className="fs max-w-[460px]"
      onSubmit={async (values) => {
        await callContract(passwordCall, values, { userType: kind });
        again();
      }}
    >
      <ProofFields kind={kind} hasPassword={hasPassword} phone={phone} />
      <PasswordField
        name="password"
        label={t('newPassword')}
        hint={t('passwordHint')}
        need="required"
        autoComplete="new-password"
      />
      <PasswordField
        name="confirm"
        label={t('confirm')}
        need="required"
        autoComplete="new-password"
        enterKeyHint="done"
      />
      <AccountSubmit>{t('changePassword')}</AccountSubmit>
    </Form>
  );
}
