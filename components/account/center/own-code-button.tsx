'use client';

import { useFormContext } from 'react-hook-form';
import { CountdownButton } from '@/components/form/countdown-button';
import { codeOwnCall } from '@/lib/account/code/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';

type Props = {
  kind: MemberKind;
  /** To the own number as a proof, to a new number, to a new address, or to the address given at registration. */
  purpose: 'prove' | 'phone' | 'email';
  /** The address of the account, where the form has none. */
  email?: string;
};

/** Sends a code for a change of the account; what the form lacks for it is said at its field, and nothing is sent. */
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
