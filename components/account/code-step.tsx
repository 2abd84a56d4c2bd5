'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PhoneCodeButton } from './phone-code-button';

type Props = {
  kind: 'supplier' | 'purchaser';
  purpose: 'register' | 'signIn' | 'reset';
  /** The field of the number. */
  number: ReactNode;
  /** The field of the code, and what can be done with one. */
  children: ReactNode;
};

/** A form that goes on with a code: asking for it beside the number is the one step to take, until one was sent. */
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
