'use client';

import { createContext, useContext } from 'react';
import type { CallFailure } from '@/lib/platform/http/client';
import { isLocale, sites } from '@/lib/platform/i18n/site';

/** What is wrong with a value: the kind of its check and the key of a message, as a schema gives them. */
export type FieldIssue = { field: string; type: string; message: string };
/** Why nothing was saved, in words; `led` where the focus is at a refused field instead, and how many are refused. */
export type Failed = { texts: readonly string[]; led: boolean; refused: number };

/** What the fields of a form share beside their values. */
export type FormScope = {
  idOf: (name: string) => string;
  /** Tells the form a field's label, for the summary; returns how to take it back. */
  enrol: (name: string, label: string) => () => void;
  /** What a field is called that is in the form, or whose like in another language is; '' for none. */
  labelOf: (name: string) => string;
  /** Shows a failed call at its fields, or where the form says such things when it names none. */
  show: (failure: CallFailure) => void;
  /** Shows at its fields what a check found before anything was sent, the first in focus. */
  refuse: (wrong: readonly FieldIssue[]) => void;
  failed: Failed;
  /** The field that was refused first at the last try, anew at each. */
  led: { field: string } | null;
  /** Takes back what was said of an earlier try. */
  clear: () => void;
  /** Asks to say it elsewhere than above the form, as beside its buttons; returns how to take it back. */
  host: () => () => void;
  /** Asks that Enter in a field sends nothing, as where sending is more than saving; returns how to take it back. */
  holdEnter: () => () => void;
  /** Something of the form is being written, so that nothing else is begun with it. */
  writing: boolean;
  /** Marks the begin of a write beside the form's own submission; returns how to mark its end. */
  beginWrite: () => () => void;
  /** Counts a try that the server has judged, so that what one try uses up can be had anew. */
  countTry: () => void;
  tries: number;
};

const localeIn = (path: string) => path.split('.').find(isLocale);
const neutral = (path: string): string => path.replace(`.${localeIn(path)}`, '.*');

/** The label of a field, of the same in another language, or of the first of its parts. */
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
