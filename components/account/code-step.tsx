'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PhoneCodeButton } from './phone-code-button';

type Props = {
  kind: 'supplier' | 'purchaser';
  purpose: 'register' | 'signIn' | 'reset';
  /** The number field. */
  number: ReactNode;
  /** The code field and what depends on it. */
  children: ReactNode;
};

/** A form that needs a code: until one is sent, only the number and the request button are shown. */
export function CodeStep({ kind, purpose, number, children }: Props) {
  const { control, setFocus } = useFormContext();
  const [sent, setSent] = useState(false);
  const code: string = useWatch({ control, name: 'code' });
  useEffect(() => {
    if (sent) setFocus('code');
  }, [sent, setFocus]);
  return (
    <>
      {number}
      <PhoneCodeButton kind={kind} purpose={purpose} onSent={() => setSent(true)} />
      {(sent || code !== '') && children}
    </>
  );
}
