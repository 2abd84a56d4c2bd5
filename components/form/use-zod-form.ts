'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';

/** The state of a form that is checked by the schema of the call that it ends in. */
export type BoundForm<I extends FieldValues, O> = UseFormReturn<I, unknown, O>;

/** A form over a schema: checked when it is sent, and from then on at every change. */
export function useZodForm<I extends FieldValues, O>(
  schema: z.ZodType<O, I>,
  defaultValues: DefaultValues<I>,
): BoundForm<I, O> {
  return useForm<I, unknown, O>({ resolver: zodResolver(schema), defaultValues, shouldFocusError: true });
}
