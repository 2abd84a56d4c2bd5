'use client';

import { useTranslations } from 'next-intl';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { registerPasswordCall } from '@/lib/account/registration/schema';
import { call } from '@/lib/http/client';
import type { MemberKind } from '@/lib/http/presence';
import { isolated } from './isolated';

type Props = { kind: MemberKind; ticket: string; phone: string; onDone: () => void };

/** Step 2: the password. */
export function RegisterPassword({ kind, ticket, phone, onDone }: Props) {
  const t = useTranslations('accountPage');
  const form = useZodForm(registerPasswordCall.input, { ticket, password: '', confirm: '' });
  return (
    <>
      <h2>{t('register.passwordTitle')}</h2>
      <p className="muted">{t('register.passwordLead', { phone: isolated(phone) })}</p>
      <Form
        form={form}
        label={t('register.passwordTitle')}
        className="fs acc-form"
        onSubmit={async (values) => {
          await call(registerPasswordCall.path, values, { userType: kind });
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
        <div className="acc-go">
          <SubmitButton>{t('next')}</SubmitButton>
        </div>
      </Form>
    </>
  );
}
