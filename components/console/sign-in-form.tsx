'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CaptchaField } from '@/components/form/captcha-field';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { callConsole } from '@/lib/staff/client';
import { staffSignInCall } from '@/lib/staff/schema';

/** Signs staff in and goes to the return address. */
export function SignInForm({ back }: { back: string }) {
  const t = useTranslations('console.signIn');
  const [entered, setEntered] = useState(false);
  const form = useZodForm(staffSignInCall.input, { username: '', password: '' });
  return (
    <Form
      form={form}
      label={t('title')}
      onSubmit={async (values) => {
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        await callConsole(staffSignInCall, { ...values, timeZone });
        setEntered(true);
        location.assign(back);
      }}
    >
      <TextField name="username" label={t('username')} autoComplete="username" dir="ltr" />
      <PasswordField name="password" label={t('password')} autoComplete="current-password" />
      <CaptchaField />
      <SubmitButton disabled={entered}>{t(entered ? 'entered' : 'submit')}</SubmitButton>
      <p className="fd-h">{t('limits')}</p>
    </Form>
  );
}
