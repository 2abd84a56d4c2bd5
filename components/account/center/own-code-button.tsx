'use client';

import { useFormContext } from 'react-hook-form';
import { CountdownButton } from '@/components/form/countdown-button';
import { codeOwnCall } from '@/lib/account/code/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';

type Props = {
  kind: MemberKind;
  /** The recipient: own number (prove), new number (phone), new or registered address (email). */
  purpose: 'prove' | 'phone' | 'email';
  /** The account's address, if the form has no field for it. */
  email?: string;
};

/** Sends a code for an account change; if a required field is missing, shows the error there and sends nothing. */
export function OwnCodeButton({ kind, purpose, email }: Props) {
  const { clearErrors, getValues, trigger, setFocus } = useFormContext();
  const entry = purpose === 'prove' ? 'proof' : 'code';
  const send = async () => {
    const needed = purpose === 'prove' || email !== undefined ? null : purpose;
    if (needed && !(await trigger(needed, { shouldFocus: true }))) return null;
    const values = getValues();
    const input =
      purpose === 'phone'
        ? { purpose, phone: values.phone, country: values.country }
        : purpose === 'email'
          ? { purpose, email: email ?? values.email }
          : { purpose };
    const { resend } = await callContract(codeOwnCall, input, { userType: kind });
    clearErrors(entry);
    setFocus(entry);
    return resend;
  };
  return <CountdownButton onSend={send} />;
}
