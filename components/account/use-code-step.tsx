'use client';

import { type ComponentProps, useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { PhoneCodeButton } from './phone-code-button';

/**
 * A form that goes on with a code alone: until one was sent or typed, asking for it is the one step to take.
 * @returns `below` the field of the code, and whether the form can be sent
 */
export function useCodeStep<I extends FieldValues, C, O>(
  { control }: UseFormReturn<I, C, O>,
  button: Omit<ComponentProps<typeof PhoneCodeButton>, 'onSent'>,
) {
  const [sent, setSent] = useState(false);
  const code: string = useWatch({ control, name: 'code' as Path<I> });
  return { below: <PhoneCodeButton {...button} onSent={() => setSent(true)} />, ready: sent || code !== '' };
}
