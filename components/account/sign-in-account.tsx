'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CaptchaField } from '@/components/form/captcha-field';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { captchaField } from '@/lib/account/captcha/schema';
import { signInCall } from '@/lib/account/sign-in/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { accountForm, MainAct } from './account-form';
import { EntryLink } from './entry-link';
import { entryHref, homeCountry } from './entry-route';
import { solveCaptchaSilently } from './silent-captcha';

/** The captcha may be missing: the browser solves it on submit. */
const unasked = signInCall.input.extend({ captcha: captchaField.optional() });

/**
 * Signs in by name and password. Each attempt costs a captcha, solved in the background; the picture is shown if that
 * fails. docs/decisions/0019-code.md; docs/decisions/0020-guess.md.
 */
export function SignInAccount({ kind, onEntered }: { kind: MemberKind; onEntered: () => void }) {
  const t = useTranslations('accountPage');
  const proving = useTranslations('form.captcha');
  const country = homeCountry[useLocale()];
  const [seen, setSeen] = useState(false);
  const [solving, setSolving] = useState(false);
  const form = useZodForm(unasked, { kind, username: '', country, password: '' });
  const prove = async () => {
    setSolving(true);
    try {
      return await solveCaptchaSilently();
    } finally {
      setSolving(false);
    }
  };
  return (
    <Form
      form={form}
      label={t('signIn.byAccount')}
      className={accountForm}
      onSubmit={async (values) => {
        const captcha = seen ? values.captcha : await prove();
        if (!captcha) {
          form.setError('captcha', { type: 'custom', message: 'captchaRequired' }, { shouldFocus: seen });
          return setSeen(true);
        }
        try {
          await callContract(signInCall, { ...values, captcha }, { userType: kind });
        } catch (error) {
          if (error instanceof CallFailure && error.errors.some(({ field }) => field === 'captcha')) setSeen(true);
          throw error;
        }
        onEntered();
      }}
    >
      <TextField name="username" label={t('signIn.name')} autoComplete="username" dir="auto" />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        aside={<EntryLink href={entryHref(kind, 'forget')}>{t('signIn.forgot')}</EntryLink>}
      />
      {seen && <CaptchaField />}
      <MainAct>
        <SubmitButton className="phone:h-[52px]">{t('signIn.submit')}</SubmitButton>
        <p role="status" className="text-ink-2 empty:hidden">
          {solving ? proving('solving') : ''}
        </p>
      </MainAct>
    </Form>
  );
}
