'use client';

import { createContext, useContext } from 'react';
import type { CallFailure } from '@/lib/platform/http/client';
import { isLocale, sites } from '@/lib/platform/i18n/site';

/** A validation issue: kind of check and message key, as in a schema. */
export type FieldIssue = { field: string; type: string; message: string };
/** Why saving failed; `led` if focus went to an invalid field instead, and the number of those. */
export type Failed = { texts: readonly string[]; led: boolean; refused: number };

/** Shared state of a form's fields besides values. */
export type FormScope = {
  idOf: (name: string) => string;
  /** Registers a field's label for the summary; returns the unregister function. */
  enrol: (name: string, label: string) => () => void;
  /** Label of a field, or of the same field in another language; '' if unknown. */
  labelOf: (name: string) => string;
  /** Shows a failed call at its fields, or as a form error if it names none. */
  show: (failure: CallFailure) => void;
  /** Shows local validation issues at their fields and focuses the first. */
  refuse: (wrong: readonly FieldIssue[]) => void;
  failed: Failed;
  /** First invalid field of the last attempt; a new object for each. */
  led: { field: string } | null;
  /** Clears errors of an earlier attempt. */
  clear: () => void;
  /** Renders form errors elsewhere, such as beside the buttons; returns the undo function. */
  host: () => () => void;
  /** Disables submitting with Enter, where submitting is more than saving; returns the undo function. */
  holdEnter: () => () => void;
  /** A write is in progress; disables other actions. */
  writing: boolean;
  /** Marks the start of a write other than submit; returns the function that marks its end. */
  beginWrite: () => () => void;
  /** Counts attempts judged by the server, so that single-use values can be renewed. */
  countTry: () => void;
  tries: number;
};

const localeIn = (path: string) => path.split('.').find(isLocale);
const neutral = (path: string): string => path.replace(`.${localeIn(path)}`, '.*');

/** Label of a field, of the same in another language, or of its first part. */
export function labelIn(labels: ReadonlyMap<string, string>, name: string): string {
  const own = labels.get(name);
  if (own !== undefined) return own;
  const [like, label = ''] =
    [...labels].find(([one]) => neutral(one) === neutral(name) || one.startsWith(`${name}.`)) ?? [];
  const [theirs, wanted] = [localeIn(like ?? ''), localeIn(name)];
  return theirs && wanted ? label.replace(sites[theirs].endonym, sites[wanted].endonym) : label;
}

export const FormScopeContext = createContext<FormScope | null>(null);

/** @throws Error outside of a form */
export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('a field stands outside of a form');
  return scope;
}
