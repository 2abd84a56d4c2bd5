'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';

/** State of a form validated by the schema of its call. */
export type BoundForm<I extends FieldValues, O> = UseFormReturn<I, unknown, O>;

/** In a list's lines keeps only errors shown before; errors of the list itself stay. */
function saidBefore(found: unknown, before: unknown): unknown {
  if (!Array.isArray(found)) return found;
  const lines = found.map((line: object | undefined, index) => {
    const shown = Object.entries(line ?? {}).filter(([field]) => get(before, `${index}.${field}`));
    return shown.length > 0 ? Object.fromEntries(shown) : undefined;
  });
  return lines.some(Boolean) ? lines : undefined;
}

/** A form over a schema: validated on submit, then on every change. */
export function useZodForm<I extends FieldValues, O>(
  schema: z.ZodType<O, I>,
  defaultValues: DefaultValues<I>,
): BoundForm<I, O> {
  const latest = useRef<BoundForm<I, O> | null>(null);
  const check = zodResolver(schema);
  // Adding a line validates the list; the new line must not show errors yet.
  const resolver: Resolver<I, unknown, O> = async (values, context, options) => {
    const result = await check(values, context, options);
    const [name, ...more] = options.names ?? [];
    const control = latest.current?.control;
    if (name === undefined || more.length > 0 || !control?._names.array.has(name)) return result;
    const errors = saidBefore(get(result.errors, name), get(control._formState.errors, name));
    return { values: {}, errors: { [name]: errors } as FieldErrors<I> };
  };
  const form = useForm<I, unknown, O>({ resolver, defaultValues, shouldFocusError: true });
  latest.current = form;
  return form;
}
