'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { dropDraft, type LocalDraft, listDrafts, writeDraft } from './local-draft';
import { isSameValue, takeOver } from './same-value';
import type { BoundForm } from './use-zod-form';

/** Eight languages are too much to write at every key. */
const pause = 400;

/** What a form holds, with what its fields show beside the values, as the files behind their keys. */
type Held<V, E> = { values: V; extra: E };
/** What the fields show beside some values, out of what two versions show; where left out, all of both. */
type ExtraOf<V, E> = (values: V, extra: E, other: E) => E;
type Settings<V, E> = Held<V, E> & {
  /** Names the thing on this device. */
  name: string;
  /**
   * The revision that `values` are of; 0 for what is not stored yet. Only an act of this page may raise it: a list that is
   * read anew would have a colleague's write pass for seen.
   */
  revision: number;
  read: () => Held<V, E>;
  put: (held: Held<V, E>) => void;
  extraOf?: ExtraOf<V, E>;
};
export type DraftControl<V, E = object> = {
  /** What was kept is in the form again. */
  restored: boolean;
  /** What was typed over an older revision than the stored one, and when; it waits for a decision. */
  older: { at: string } | null;
  /** Puts what was typed into the form, over what is stored now. */
  take: () => void;
  /** Lets go what was typed over the older revision. */
  refuse: () => void;
  /** Over which revision is typed, for the call that writes. */
  revision: () => number;
  /** To be told of every change. */
  touch: () => void;
  /** These values are stored now, as this revision; of a new thing also under which name. */
  saved: (values: V, revision: number, name?: string) => void;
  /** The form goes on from another revision, with what is stored there and what its fields show of it. */
  rebase: (values: V, revision: number, extra?: E) => void;
  /** Puts back what is stored; returns how to undo it. */
  discard: () => () => void;
};

/**
 * Keeps what is not saved on this device and brings it back: at once where it was typed over what is stored now, after
 * a question where something newer is stored.
 */
export function useKeptDraft<V, E extends object>(settings: Settings<V, E>): DraftControl<V, E> {
  const { values, extra, name, revision, extraOf = (_, one, other) => ({ ...one, ...other }) } = settings;
  const id = useId();
  const [writer] = useState(() => `${id}${Date.now()}`);
  const [restored, setRestored] = useState(false);
  const [older, setOlder] = useState<LocalDraft<V, E> | null>(null);
  const base = useRef({ name, revision, values, extra });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const live = useRef(settings);
  live.current = settings;

  const keep = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const held = live.current.read();
    const { name: own, revision: over, values: from } = base.current;
    if (isSameValue(held.values, from)) dropDraft(own, writer);
    else writeDraft(own, { ...held, writer, base: over, from, at: new Date().toISOString() });
  };
  const flush = useRef(() => {});
  flush.current = () => {
    if (timer.current !== undefined) keep();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was kept before the form was opened
  useEffect(() => {
    const [kept] = listDrafts<V, E>(name);
    if (kept && kept.base !== revision) setOlder(kept);
    else if (kept) {
      live.current.put({ values: { ...values, ...kept.values }, extra: { ...extra, ...kept.extra } });
      setRestored(true);
      dropDraft(name, kept.writer);
      writeDraft(name, { ...kept, writer });
    }
  }, []);
  useEffect(() => {
    base.current.revision = revision;
  }, [revision]);
  useEffect(() => {
    const write = () => flush.current();
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, []);

  const touch = () => {
    timer.current ??= setTimeout(keep, pause);
  };
  const refuse = () => {
    if (older) dropDraft(name, older.writer);
    setOlder(null);
  };
  const rebase = (stored: V, at: number, shown: E = base.current.extra) => {
    base.current = { ...base.current, values: structuredClone(stored), revision: at, extra: shown };
    keep();
  };
  const show = (held: Held<V, E>) => {
    live.current.put(held);
    keep();
  };
  return {
    restored,
    older,
    revision: () => base.current.revision,
    touch,
    refuse,
    take: () => {
      if (!older) return;
      const now = live.current.read();
      const taken = takeOver(older.from, older.values, now.values);
      show({ values: taken, extra: extraOf(taken, now.extra, older.extra) });
      refuse();
      setRestored(true);
    },
    saved: (stored, at, own = base.current.name) => {
      dropDraft(base.current.name, writer);
      const { extra: before } = base.current;
      base.current = { ...base.current, name: own };
      rebase(stored, at, extraOf(stored, before, live.current.read().extra));
      setRestored(false);
    },
    rebase,
    discard: () => {
      const held = structuredClone(live.current.read());
      const { values: stored, extra: shown } = base.current;
      show({ values: stored, extra: extraOf(stored, shown, held.extra) });
      setRestored(false);
      return () => show(held);
    },
  };
}

type FormSettings<I extends FieldValues, O, E> = Held<I, E> & {
  form: BoundForm<I, O>;
  name: string;
  revision: number;
  onExtra: (extra: E) => void;
  extraOf?: ExtraOf<I, E>;
};

/** The draft of a form, as `useKeptDraft`; `values` are what is stored, `extra` what its fields show at present. */
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
