'use client';

import { useTranslations } from 'next-intl';
import { PasswordField } from '@/components/form/password-field';

/** The two fields of a new password. */
export function NewPassword() {
  const t = useTranslations('accountPage');
  return (
    <>
      <PasswordField name="password" label={t('newPassword')} hint={t('passwordHint')} autoComplete="new-password" />
      <PasswordField name="confirm" label={t('confirm')} autoComplete="new-password" enterKeyHint="done" />
    </>
  );
}
