'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CaptchaField } from '@/components/form/captcha-field';
import { CountdownButton } from '@/components/form/countdown-button';
import { useFormScope } from '@/components/form/form-scope';
import type { CaptchaAnswer } from '@/lib/account/captcha/schema';
import { codeSendCall } from '@/lib/account/code/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { solveCaptchaSilently } from './silent-captcha';

type Props = {
  kind: MemberKind;
  purpose: 'register' | 'signIn' | 'reset';
  /** Called if a code was sent now or already before. */
  onSent: () => void;
};

/**
 * Requests a code for the form's number; shows the error at its field if it is empty. The captcha is solved in the
 * background, and shown if that fails. docs/decisions/0019-code.md.
 */
export function PhoneCodeButton({ kind, purpose, onSent }: Props) {
  const t = useTranslations('form.captcha');
  const { clearErrors, getValues, setError, setFocus, trigger } = useFormContext();
  const { clear, countTry } = useFormScope();
  const [seen, setSeen] = useState(false);
  const send = async () => {
    if (!(await trigger('phone', { shouldFocus: true }))) return null;
    const captcha: CaptchaAnswer | null = seen ? getValues('captcha') : await solveCaptchaSilently();
    if (!captcha) {
      if (seen) setError('captcha', { type: 'custom', message: 'captchaRequired' }, { shouldFocus: true });
      setSeen(true);
      return null;
    }
    const { phone, country } = getValues();
    try {
      const { resend } = await callContract(
        codeSendCall,
        { kind, purpose, phone, country, captcha },
        { userType: kind },
      );
      clear();
      clearErrors(['code', 'captcha']);
      onSent();
      setFocus('code');
      return resend;
    } catch (error) {
      if (error instanceof CallFailure && error.retryAfter !== null) onSent();
      if (error instanceof CallFailure && error.errors.some(({ field }) => field === 'captcha')) setSeen(true);
      throw error;
    } finally {
      // A captcha is valid once, whatever the outcome.
      if (seen) countTry();
    }
  };
  return (
    <>
      {seen && (
        <div className="mt-4">
          <CaptchaField />
        </div>
      )}
      <CountdownButton onSend={send} busyText={t('solving')} primary />
    </>
  );
}
