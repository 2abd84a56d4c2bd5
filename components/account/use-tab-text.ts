'use client';

import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BoundForm } from '@/components/form/use-zod-form';
import { readTyped, writeTyped } from './register-store';

/**
 * Keeps what is typed into some fields for this tab, over a reload and the way back to another step. Not for a password,
 * a code or an agreement.
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
