'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, FormProvider } from 'react-hook-form';
import { CallFailure } from '@/lib/http/client';
import { ErrorSummary } from './error-summary';
import { type FormScope, FormScopeContext, labelIn } from './form-scope';
import { Note } from './note';
import type { BoundForm } from './use-zod-form';

type Props<I extends FieldValues, O> = {
  form: BoundForm<I, O>;
  /** Sends the checked values; a CallFailure is shown at its fields and nothing typed is lost. */
  onSubmit: (values: O) => Promise<void>;
  children: ReactNode;
  className?: string;
  /** Names what is wrong above the form too: for forms that are longer than a screen. */
  summary?: boolean;
  label?: string;
};

const fieldOf = (names: Iterable<string>, path: string): string | undefined =>
  [...names].filter((name) => path === name || path.startsWith(`${name}.`)).sort((a, b) => b.length - a.length)[0];

/** A form: submit state, the server's refusals at their fields, the first of them in focus, a summary on top. */
export function Form<I extends FieldValues, O>({ form, onSubmit, children, className, summary, label }: Props<I, O>) {
  const t = useTranslations('form');
  const id = useId();
  const labels = useRef(new Map<string, string>());
  const [tries, setTries] = useState(0);
  const [said, setSaid] = useState<string[]>([]);

  const show = useRef((_: CallFailure) => {});
  show.current = ({ errors, message }) => {
    let focused = false;
    const rest: string[] = [];
    for (const error of errors) {
      const field = fieldOf(labels.current.keys(), error.field);
      if (field === undefined) rest.push(error.message);
      else {
        form.setError(field as FieldPath<I>, { type: 'server', message: error.message }, { shouldFocus: !focused });
        focused = true;
      }
    }
    setSaid(errors.length > 0 ? rest : [message || t('offline')]);
  };
  const scope = useMemo<FormScope>(
    () => ({
      idOf: (name) => `${id}-${name.replace(/\W/g, '-')}`,
      enrol: (name, text) => {
        labels.current.set(name, text);
        return () => labels.current.delete(name);
      },
      labelOf: (name) => labelIn(labels.current, name),
      show: (failure) => show.current(failure),
      countTry: () => setTries((count) => count + 1),
      tries,
    }),
    [id, tries],
  );
  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      scope.countTry();
      show.current(error);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (form.formState.isSubmitting) return;
    setSaid([]);
    void send(event);
  };
  return (
    <FormProvider {...form}>
      <FormScopeContext value={scope}>
        <form noValidate method="post" className={className ?? 'fs'} aria-label={label} onSubmit={submit}>
          {said.length > 0 && (
            <Note kind="bad" role="alert">
              {said.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Note>
          )}
          {summary && <ErrorSummary labels={labels} />}
          {children}
        </form>
      </FormScopeContext>
    </FormProvider>
  );
}
