'use client';

import { useTranslations } from 'next-intl';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { href } from '@/lib/platform/routes/address';
import { callConsole } from '@/lib/staff/client';
import { staffPasswordCall } from '@/lib/staff/schema';

/** Changes the reader's own password, which ends every session. */
export function PasswordForm() {
  const t = useTranslations('console.password');
  const form = useZodForm(staffPasswordCall.input, { current: '', password: '', confirm: '' });
  return (
    <Form
      form={form}
      className="fs max-w-[420px]"
      label={t('title')}
      onSubmit={async (values) => {
        await callConsole(staffPasswordCall, values);
        location.assign(href('adminSignIn'));
      }}
    >
      <PasswordField name="current" label={t('current')} autoComplete="current-password" />
      <PasswordField name="password" label={t('next')} hint={t('rule')} autoComplete="new-password" />
      <PasswordField name="confirm" label={t('again')} autoComplete="new-password" />
      <SubmitButton size="m">{t('submit')}</SubmitButton>
    </Form>
  );
}
