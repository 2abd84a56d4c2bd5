'use client';

import { createContext, useContext } from 'react';
import type { CallFailure } from '@/lib/http/client';

/** What the fields of a form share beside their values. */
export type FormScope = {
  idOf: (name: string) => string;
  /** Tells the form a field's label, for the summary; returns how to take it back. */
  enrol: (name: string, label: string) => () => void;
  /** Shows a failed call at its fields, or above the form where it names none. */
  show: (failure: CallFailure) => void;
  /** Counts a try that the server has judged, so that what one try uses up can be had anew. */
  countTry: () => void;
  tries: number;
};

export const FormScopeContext = createContext<FormScope | null>(null);

/** @throws Error outside of a form */
export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('a field stands outside of a form');
  return scope;
}
