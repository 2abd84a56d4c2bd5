'use client';

import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BoundForm } from '@/components/form/use-zod-form';
import { readTyped, writeTyped } from './register-store';

/**
 * Keeps fields of a form for this tab across reloads and steps. Not for passwords, codes or consent.
 * @param slot names the form
 */
export function useTabText<I extends FieldValues, O>(
  form: BoundForm<I, O>,
  slot: string,
  names: readonly (keyof I & string)[],
): void {
  const fields = useRef(names);
  useEffect(() => {
    const kept = readTyped(slot, fields.current) as Partial<I>;
    if (Object.keys(kept).length > 0) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true });
    const { unsubscribe } = form.watch((values) => {
      const typed = fields.current.map((name) => [name, values[name]] as const);
      writeTyped(slot, Object.fromEntries(typed.filter(([, value]) => typeof value === 'string')));
    });
    return unsubscribe;
  }, [form, slot]);
}
