'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { newIdempotencyKey } from '@/lib/http/idempotency-key';
import type { DraftControl } from './draft-control';
import {
  claimDraft,
  dropDraft,
  forgetUnkept,
  type LocalDraft,
  leaveDraft,
  listDrafts,
  writeDraft,
} from './local-draft';
import { isSameValue, takeOver } from './same-value';
import { noteSaved, savedSince } from './saved-since';
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
  /** Is not stored yet, and may be begun in several tabs at once: each goes on with its own. */
  isNew?: boolean;
  read: () => Held<V, E>;
  put: (held: Held<V, E>) => void;
  /** Has the form take other values for stored, where the page shows older ones. */
  settle: (values: V) => void;
  extraOf?: ExtraOf<V, E>;
};

/**
 * Keeps what is not saved on this device and brings it back: at once where it was typed over what is stored now, after
 * a question where something newer is stored, or where another tab began it.
 */
export function useKeptDraft<V, E extends object>(settings: Settings<V, E>): DraftControl<V, E> {
  const {
    values,
    extra,
    name,
    revision,
    isNew = false,
    extraOf = (_, one, other) => ({ ...one, ...other }),
  } = settings;
  const id = useId();
  const newWriter = () => `${id}${Date.now()}${Math.random()}`;
  const writer = useRef('');
  if (writer.current === '') writer.current = newWriter();
  const key = useRef<string>(undefined);
  const [restored, setRestored] = useState(false);
  // What is read of `base` in a render is then read anew.
  const [, setStale] = useState(false);
  const [waiting, setWaiting] = useState<LocalDraft<V, E> | null>(null);
  const base = useRef({ name, revision, values, extra });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const live = useRef(settings);
  live.current = settings;

  const keep = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const held = live.current.read();
    const { name: own, revision: over, values: from } = base.current;
    if (isSameValue(held.values, from)) dropDraft(own, writer.current);
    else {
      const at = new Date().toISOString();
      const named = key.current === undefined ? {} : { key: key.current };
      writeDraft(own, { ...held, ...named, writer: writer.current, base: over, from, at });
    }
  };
  const flush = useRef(() => {});
  flush.current = () => {
    if (timer.current !== undefined) keep();
  };
  const findOthers = () => listDrafts<V, E>(name).filter((draft) => draft.writer !== writer.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was kept before the form was opened
  useEffect(() => {
    const newer = savedSince<V, E>(name, revision);
    if (newer) {
      base.current = { name, ...newer };
      live.current.settle(newer.values);
      live.current.put(newer);
      setStale(true);
    }
    const opened = newer ?? { revision, values, extra };
    const [latest = null] = findOthers();
    const own = isNew ? claimDraft(name) : null;
    const kept = isNew ? findOthers().find((draft) => draft.writer === own) : latest;
    if (!kept || kept.base !== opened.revision) setWaiting(kept ?? latest);
    else {
      live.current.put({
        // Where there is no revision, what was not typed may have been stored anew since.
        values: takeOver(kept.from, kept.values, opened.values),
        extra: { ...opened.extra, ...kept.extra },
      });
      setRestored(true);
      key.current = kept.key;
      dropDraft(name, kept.writer);
      writeDraft(name, { ...kept, writer: writer.current });
      // What else was begun is nowhere else to be found.
      if (isNew) setWaiting(findOthers()[0] ?? null);
    }
  }, []);
  useEffect(() => {
    base.current.revision = Math.max(revision, base.current.revision);
  }, [revision]);
  useEffect(() => {
    const leave = () => {
      flush.current();
      if (isNew && base.current.name === name) leaveDraft(name, writer.current);
    };
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isNew) claimDraft(name);
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
      leave();
      forgetUnkept(writer.current);
    };
  }, [isNew, name]);

  const touch = () => {
    timer.current ??= setTimeout(keep, pause);
  };
  const drop = (draft: LocalDraft<V, E>) => {
    dropDraft(name, draft.writer);
    setWaiting(isNew ? (findOthers()[0] ?? null) : null);
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
    older: isNew ? null : waiting,
    begun: isNew ? waiting : null,
    revision: () => base.current.revision,
    touch,
    refuse: () => {
      if (!waiting) return () => undefined;
      drop(waiting);
      return () => {
        writeDraft(name, waiting);
        setWaiting(waiting);
      };
    },
    take: () => {
      if (!waiting) return;
      if (isNew) {
        keep();
        writer.current = newWriter();
        key.current = waiting.key;
        show({ values: { ...values, ...waiting.values }, extra: { ...extra, ...waiting.extra } });
      } else {
        const now = live.current.read();
        const taken = takeOver(waiting.from, waiting.values, now.values);
        show({ values: taken, extra: extraOf(taken, now.extra, waiting.extra) });
      }
      drop(waiting);
      setRestored(true);
    },
    key: () => {
      if (key.current === undefined) {
        key.current = newIdempotencyKey();
        // A page that is loaded again before the answer has come goes on with it.
        keep();
      }
      return key.current;
    },
    saved: (stored, at, own = base.current.name) => {
      key.current = undefined;
      dropDraft(base.current.name, writer.current);
      const { extra: before } = base.current;
      base.current = { ...base.current, name: own };
      if (own !== name) setWaiting(null);
      rebase(stored, at, extraOf(stored, before, live.current.read().extra));
      setRestored(false);
      noteSaved(own, base.current);
    },
    rebase,
    discard: () => {
      const held = structuredClone(live.current.read());
      const { values: stored, extra: shown } = base.current;
      const named = key.current;
      // What is typed next is another thing.
      key.current = undefined;
      show({ values: stored, extra: extraOf(stored, shown, held.extra) });
      setRestored(false);
      return () => {
        key.current = named;
        show(held);
      };
    },
    leave: () => {
      flush.current();
      const { name: own } = base.current;
      const by = writer.current;
      return listDrafts(own).some((one) => one.writer === by) ? () => dropDraft(own, by) : null;
    },
  };
}

type FormSettings<I extends FieldValues, O, E> = Held<I, E> & {
  form: BoundForm<I, O>;
  name: string;
  revision: number;
  isNew?: boolean;
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
