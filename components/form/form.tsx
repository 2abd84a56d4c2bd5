'use client';

import { useTranslations } from 'next-intl';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  FormProvider,
  get,
} from 'react-hook-form';
import { CallFailure } from '@/lib/platform/http/client';
import { goToNext, sendNothing } from './enter-key';
import { ErrorSummary } from './error-summary';
import { type Failed, type FieldIssue, type FormScope, FormScopeContext, labelIn } from './form-scope';
import { Note } from './note';
import { usePhone } from './phone-scope';
import { dropSuccess } from './toast';
import { useFailureText } from './use-failure-text';
import { pathsOf } from './use-step-marks';
import type { BoundForm } from './use-zod-form';

type Props<I extends FieldValues, O> = {
  form: BoundForm<I, O>;
  /** Sends valid values; a CallFailure is shown at its fields and input is kept. */
  onSubmit: (values: O) => Promise<void>;
  children: ReactNode;
  className?: string;
  /** Shows an error summary above the form, for forms longer than a screen. */
  summary?: boolean;
  /** Updates stored data; a failure says so above the cause. */
  saves?: boolean;
  label?: string;
  /** Reveals an invalid field that may be hidden, such as one in another language. */
  onReveal?: (field: string) => void;
};

const fieldOf = (names: Iterable<string>, path: string): string | undefined =>
  [...names].filter((name) => path === name || path.startsWith(`${name}.`)).sort((a, b) => b.length - a.length)[0];
const isWrong = (errors: FieldErrors, name: string): boolean => {
  const error: FieldError | undefined = get(errors, name);
  return error?.type !== undefined;
};
const fine: Failed = { texts: [], led: false, refused: 0 };

/** Focuses the first invalid field once it is rendered and visible. */
function useLead(idOf: (name: string) => string, setFocus: (name: string) => void) {
  const [led, setLed] = useState<{ field: string } | null>(null);
  const focus = useRef(setFocus);
  focus.current = setFocus;
  useEffect(() => {
    if (!led) return;
    const timer = setTimeout(() => {
      const control = document.getElementById(idOf(led.field));
      if (control) control.focus();
      else focus.current(led.field);
      (control ?? document.activeElement)?.scrollIntoView({ block: 'center' });
    });
    return () => clearTimeout(timer);
  }, [led, idOf]);
  return { led, lead: useCallback((field: string) => setLed({ field }), []) };
}

/** A form: submit state, server errors at their fields, focus on the first, and a summary. */
export function Form<I extends FieldValues, O>(props: Props<I, O>) {
  const { form, onSubmit, children, className, summary, saves, label, onReveal } = props;
  const t = useTranslations();
  const id = useId();
  const phone = usePhone();
  const labels = useRef(new Map<string, string>());
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(fine);
  const [hosts, setHosts] = useState(0);
  const [enterHolds, setEnterHolds] = useState(0);
  const [writes, setWrites] = useState(0);
  const writing = writes > 0 || form.formState.isSubmitting;
  const textOf = useFailureText();
  const idOf = useCallback((name: string) => `${id}-${name.replace(/\W/g, '-')}`, [id]);
  const { led, lead } = useLead(idOf, (name) => form.setFocus(name as FieldPath<I>));

  const { errors } = form.formState;
  // Like the summary: fixed fields no longer count.
  const named = [...labels.current.keys()].filter((name) => isWrong(errors, name)).length;
  const refused = failed.refused > 0 ? named || pathsOf(errors).length : 0;
  const refuse = useRef((_: readonly FieldIssue[]) => {});
  refuse.current = (wrong) => {
    for (const { field, type, message } of wrong) form.setError(field as FieldPath<I>, { type, message });
    const [first] = wrong;
    if (!first) return;
    onReveal?.(first.field);
    lead(first.field);
    setFailed({ texts: [], led: true, refused: wrong.length });
  };
  const show = useRef((_: CallFailure) => {});
  show.current = (failure) => {
    dropSuccess();
    const found = failure.errors.map((error) => ({ ...error, field: fieldOf(labels.current.keys(), error.field) }));
    const wrong = found.flatMap(({ field, message }) => (field ? [{ field, type: 'server', message }] : []));
    const rest = found.flatMap(({ field, message }) => (field ? [] : [message]));
    refuse.current(wrong);
    const texts = found.length > 0 ? [...new Set(rest)] : [textOf(failure)];
    setFailed({ texts, led: wrong.length > 0, refused: wrong.length });
  };
  const scope = useMemo<FormScope>(
    () => ({
      idOf,
      enrol: (name, text) => {
        labels.current.set(name, text);
        return () => labels.current.delete(name);
      },
      labelOf: (name) => labelIn(labels.current, name),
      show: (failure) => show.current(failure),
      refuse: (wrong) => refuse.current(wrong),
      failed: { ...failed, refused },
      led,
      clear: () => setFailed(fine),
      host: () => {
        setHosts((count) => count + 1);
        return () => setHosts((count) => count - 1);
      },
      holdEnter: () => {
        setEnterHolds((count) => count + 1);
        return () => setEnterHolds((count) => count - 1);
      },
      writing,
      beginWrite: () => {
        setWrites((count) => count + 1);
        return () => setWrites((count) => count - 1);
      },
      countTry: () => setTries((count) => count + 1),
      tries,
    }),
    [idOf, failed, refused, led, writing, tries],
  );
  const sending = useRef(false);
  const send = form.handleSubmit(
    async (values) => {
      try {
        await onSubmit(values);
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        scope.countTry();
        show.current(error);
      }
    },
    (errors) => setFailed({ texts: [], led: true, refused: pathsOf(errors).length }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (writing || sending.current) return;
    setFailed(fine);
    // A ref, since a second click may come before the re-render.
    sending.current = true;
    void send(event).finally(() => {
      sending.current = false;
    });
  };
  const pressKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (phone) goToNext(event);
    if (enterHolds > 0) sendNothing(event);
  };
  return (
    <FormProvider {...form}>
      <FormScopeContext value={scope}>
        <form
          noValidate
          method="post"
          className={className ?? 'fs'}
          aria-label={label}
          onSubmit={submit}
          onKeyDown={pressKey}
        >
          {hosts === 0 && failed.texts.length > 0 && (
            <Note kind="bad" role="alert" title={saves ? t('confirm.updateFailed') : undefined}>
              {failed.texts.map((text) => (
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
