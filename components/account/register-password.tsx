'use client';

import { useTranslations } from 'next-intl';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { registerPasswordCall } from '@/lib/account/registration/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { isolated } from '@/lib/platform/i18n/isolate';
import { accountForm, MainAct } from './account-form';

type Props = { kind: MemberKind; ticket: string; phone: string; onDone: () => void };

/** Step 2: the password. */
export function RegisterPassword({ kind, ticket, phone, onDone }: Props) {
  const t = useTranslations('accountPage');
  const form = useZodForm(registerPasswordCall.input, { ticket, password: '', confirm: '' });
  return (
    <>
      <h2>{t('register.passwordTitle')}</h2>
      <p className="mt-[6px] text-ink-3">{t('register.passwordLead', { phone: isolated(phone) })}</p>
      <Form
        form={form}
        label={t('register.passwordTitle')}
        className={accountForm}
        onSubmit={async (values) => {
          await callContract(registerPasswordCall, values, { userType: kind });
          onDone();
        }}
      >
        <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
        <PasswordField
          name="password"
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          need="required"
        />
        <PasswordField
          name="confirm"
          label={t('confirm')}
          autoComplete="new-password"
          enterKeyHint="done"
          need="required"
        />
        <MainAct>
          <SubmitButton className="phone:h-[52px]">{t('next')}</SubmitButton>
        </MainAct>
      </Form>
    </>
  );
}
