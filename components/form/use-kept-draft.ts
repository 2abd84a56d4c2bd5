'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { newIdempotencyKey } from '@/lib/platform/http/idempotency-key';
import type { DraftControl } from './draft-control';
import { noteSaved, savedSince } from './last-saved';
import {
  claimDraft,
  dropDraft,
  forgetUnkept,
  type LocalDraft,
  leaveDraft,
  listDrafts,
  slotOf,
  writeDraft,
} from './local-draft';
import { firstTyped, isSameValue, takeOver } from './same-value';

/** Debounce in milliseconds: serializing eight languages is too slow for every key. */
const pause = 400;

/** Form values with display data of the fields, such as the files of keys. */
export type DraftContent<V, E> = { values: V; extra: E };
/** Display data for values, from that of two versions; by default all of both. */
export type ExtraOf<V, E> = (values: V, extra: E, other: E) => E;
type Settings<V, E> = DraftContent<V, E> & {
  /** Draft name on this device. */
  name: string;
  /**
   * Revision of `values`; 0 if not stored yet. Only this page's own actions may raise it: a refetched list would hide a
   * colleague's change.
   */
  revision: number;
  /** Not stored yet; several tabs may each have their own draft. */
  isNew?: boolean;
  read: () => DraftContent<V, E>;
  put: (content: DraftContent<V, E>) => void;
  /** Resets the form's stored values if the page shows older ones. */
  settle: (values: V) => void;
  extraOf?: ExtraOf<V, E>;
};

const begunOf = <V, E>({ writer, at, from, values }: LocalDraft<V, E>) => ({
  writer,
  at,
  title: firstTyped(from, values),
});

/**
 * Stores unsaved input on this device and restores it: at once if it is based on the stored revision; after a question
 * if a newer one is stored or another tab wrote it.
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
  // Re-renders, so that reads of `base` are current.
  const [, setStale] = useState(false);
  const [waiting, setWaiting] = useState<readonly LocalDraft<V, E>[]>([]);
  const base = useRef({ name, revision, values, extra });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const live = useRef(settings);
  live.current = settings;

  const keep = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const content = live.current.read();
    const { name: own, revision: over, values: from } = base.current;
    if (isSameValue(content.values, from)) dropDraft(own, writer.current);
    else {
      const at = new Date().toISOString();
      const named = key.current === undefined ? {} : { key: key.current };
      writeDraft(own, { ...content, ...named, writer: writer.current, base: over, from, at });
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
    const others = findOthers();
    const claimed = claimDraft(name);
    const own = others.find((draft) => draft.writer === claimed);
    const kept = isNew ? own : (own ?? others[0]);
    const rest = others.filter((draft) => draft !== kept);
    if (!kept || kept.base !== opened.revision) setWaiting(isNew ? others : kept ? [kept] : []);
    else {
      live.current.put({
        // Without revisions, unchanged fields may have been stored anew since.
        values: takeOver(kept.from, kept.values, opened.values),
        extra: { ...opened.extra, ...kept.extra },
      });
      setRestored(true);
      key.current = kept.key;
      dropDraft(name, kept.writer);
      writeDraft(name, { ...kept, writer: writer.current });
      // Other drafts of new items have no other place to be found.
      setWaiting(isNew ? findOthers() : rest.slice(0, 1));
    }
  }, []);
  useEffect(() => {
    base.current.revision = Math.max(revision, base.current.revision);
  }, [revision]);
  const notice = useRef((_: StorageEvent) => {});
  notice.current = ({ key: slot }) => {
    if (!isNew || slot !== slotOf(name) || base.current.name !== name) return;
    setWaiting(findOthers());
    // Another tab has continued this tab's draft with its key: this input is now a different item.
    if (!listDrafts(name).some((draft) => draft.writer === writer.current)) key.current = undefined;
  };
  useEffect(() => {
    const leave = () => {
      flush.current();
      if (base.current.name === name) leaveDraft(name, writer.current);
    };
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) claimDraft(name);
    };
    const hear = (event: StorageEvent) => notice.current(event);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    window.addEventListener('storage', hear);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
      window.removeEventListener('storage', hear);
      leave();
      forgetUnkept(writer.current);
    };
  }, [name]);

  const touch = () => {
    timer.current ??= setTimeout(keep, pause);
  };
  const drop = (draft: LocalDraft<V, E>) => {
    dropDraft(name, draft.writer);
    setWaiting(isNew ? findOthers() : []);
  };
  /** Current state of a waiting draft: another tab may have changed or saved it. */
  const find = (of = waiting[0]?.writer) => {
    const found = findOthers().find((draft) => draft.writer === of);
    if (!found) setWaiting(isNew ? findOthers() : []);
    return found;
  };
  const rebase = (stored: V, at: number, shown: E = base.current.extra) => {
    base.current = { ...base.current, values: structuredClone(stored), revision: at, extra: shown };
    keep();
  };
  const show = (content: DraftContent<V, E>) => {
    live.current.put(content);
    keep();
  };
  return {
    restored,
    older: isNew ? null : (waiting[0] ?? null),
    begun: isNew ? waiting.map(begunOf) : [],
    revision: () => base.current.revision,
    touch,
    refuse: (of) => {
      const draft = find(of);
      if (!draft) return () => undefined;
      drop(draft);
      return () => {
        writeDraft(name, draft);
        setWaiting(isNew ? findOthers() : [draft]);
      };
    },
    take: (of) => {
      const draft = find(of);
      if (!draft) return;
      if (isNew) {
        keep();
        writer.current = newWriter();
        key.current = draft.key;
        show({ values: { ...values, ...draft.values }, extra: { ...extra, ...draft.extra } });
      } else {
        const now = live.current.read();
        const taken = takeOver(draft.from, draft.values, now.values);
        show({ values: taken, extra: extraOf(taken, now.extra, draft.extra) });
      }
      drop(draft);
      setRestored(true);
    },
    key: () => {
      if (key.current === undefined) {
        key.current = newIdempotencyKey();
        // Reloading before the response arrives then restores the input.
        keep();
      }
      return key.current;
    },
    saved: (stored, at, own = base.current.name) => {
      key.current = undefined;
      dropDraft(base.current.name, writer.current);
      const { extra: before } = base.current;
      base.current = { ...base.current, name: own };
      if (own !== name) setWaiting([]);
      rebase(stored, at, extraOf(stored, before, live.current.read().extra));
      setRestored(false);
      noteSaved(own, base.current);
    },
    rebase,
    discard: () => {
      const previous = structuredClone(live.current.read());
      const { values: stored, extra: shown } = base.current;
      const named = key.current;
      // Later input is a different item.
      key.current = undefined;
      show({ values: stored, extra: extraOf(stored, shown, previous.extra) });
      setRestored(false);
      return () => {
        key.current = named;
        show(previous);
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
