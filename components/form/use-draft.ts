'use client';

import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DraftControl } from './draft-control';
import { type DraftContent, type ExtraOf, useKeptDraft } from './use-kept-draft';
import type { BoundForm } from './use-zod-form';

type FormSettings<I extends FieldValues, O, E> = DraftContent<I, E> & {
  form: BoundForm<I, O>;
  name: string;
  revision: number;
  isNew?: boolean;
  onExtra: (extra: E) => void;
  extraOf?: ExtraOf<I, E>;
};

/** Form draft, see `useKeptDraft`; `values` are the stored ones, `extra` the current display data of its fields. */
export function useDraft<I extends FieldValues, O, E extends object>(
  settings: FormSettings<I, O, E>,
): DraftControl<I, E> {
  const { form, onExtra, ...rest } = settings;
  const draft = useKeptDraft<I, E>({
    ...rest,
    read: () => ({ values: form.getValues(), extra: rest.extra }),
    put: ({ values, extra }) => {
      form.reset(values, { keepDefaultValues: true });
      onExtra(extra);
    },
    settle: (values) => form.resetDefaultValues(values),
  });
  const touch = useRef(draft.touch);
  touch.current = draft.touch;
  useEffect(() => {
    const { unsubscribe } = form.watch(() => touch.current());
    return unsubscribe;
  }, [form]);
  const settle = (values: I) => {
    form.resetDefaultValues(values);
    form.clearErrors();
  };
  return {
    ...draft,
    saved: (values, ...more) => {
      settle(values);
      draft.saved(values, ...more);
    },
    rebase: (values, ...more) => {
      settle(values);
      draft.rebase(values, ...more);
    },
  };
}
