'use client';

import { useFormContext } from 'react-hook-form';
import { CountdownButton } from '@/components/form/countdown-button';
import { codeSendCall } from '@/lib/account/code/schema';
import { call } from '@/lib/http/client';
import type { MemberKind } from '@/lib/http/presence';

type Props = { kind: MemberKind; purpose: 'register' | 'signIn' | 'reset' };

/** Sends a code to the number of the form; an empty number is said at its field, and nothing is sent. */
export function PhoneCodeButton({ kind, purpose }: Props) {
  const { clearErrors, getValues, trigger, setFocus } = useFormContext();
  const send = async () => {
    if (!(await trigger('phone', { shouldFocus: true }))) return null;
    const { phone, country } = getValues();
    const { resend } = await call<{ resend: number }>(
      codeSendCall.path,
      { kind, purpose, phone, country },
      { userType: kind },
    );
    clearErrors('code');
    setFocus('code');
    return resend;
  };
  return <CountdownButton onSend={send} />;
}
