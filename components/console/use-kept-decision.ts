import { useCallback, useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { dropDraft, dropDrafts, listDrafts, writeDraft } from '@/components/form/local-draft';
import type { BoundForm } from '@/components/form/use-zod-form';
import { type MarkedField, useKeptMarks } from './flag';

/** What is kept of a decision: fields of its form, with what each begins with. */
type Choice = Readonly<Record<string, string | boolean>>;
type Extra = { marks: MarkedField[] };
const usual: Choice = { decision: 'approve', reason: '' };

/** What a decision was, for as long as this tab lives: one that is taken back is gone on with. */
type Base = number | string;
type Aside = { base: Base; values: Choice; extra: Extra };
const asideOf = (name: string): string => `aside:${name}`;

function setAside(name: string, aside: Aside): void {
  try {
    sessionStorage.setItem(asideOf(name), JSON.stringify(aside));
  } catch {
    // A decision that is taken back begins anew.
  }
}

function takeAside(name: string, base: Base): Aside | null {
  try {
    const found: Aside | null = JSON.parse(sessionStorage.getItem(asideOf(name)) ?? 'null');
    sessionStorage.removeItem(asideOf(name));
    return found?.base === base ? found : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the choice, the reason and the marks of a decision in this browser until it is taken, a draft for each page that
 * is open; returns what is to be called once it is sent, which sets them aside in case it is taken back.
 * @param revision what was read; of another one what was typed as the reason is put back, not the choice
 * @param none the fields to keep, as a decision that has not begun holds them
 */
export function useKeptDecision<I extends FieldValues, O>(
  form: BoundForm<I, O>,
  name: string,
  revision: Base,
  none: Choice = usual,
) {
  // The form is wider than what is kept of it, and its type leaves no name of a field to a hook for all.
  const bound = form as unknown as BoundForm<FieldValues, unknown>;
  const { setValue, getValues, watch } = bound;
  const { marks, putMarks } = useKeptMarks();
  const id = useId();
  const writer = useRef('');
  if (writer.current === '') writer.current = `${id}${Date.now()}${Math.random()}`;
  const shown = useRef(marks);
  shown.current = marks;
  const { current: from } = useRef(none);
  const read = useCallback(
    (held: FieldValues): Choice =>
      Object.fromEntries(Object.entries(from).map(([field, first]) => [field, held[field] ?? first])),
    [from],
  );
  const putBack = useCallback(
    (held: Choice) => {
      for (const [field, value] of Object.entries(read(held)))
        setValue(field, value, { shouldDirty: field === 'reason' });
    },
    [read, setValue],
  );
  const keep = useCallback(() => {
    const values = read(getValues());
    const extra: Extra = { marks: [...shown.current] };
    const isBegun = Object.entries(from).some(([field, first]) => values[field] !== first);
    if (!isBegun && extra.marks.length === 0) return dropDraft(name, writer.current);
    writeDraft(name, { writer: writer.current, base: revision, from, values, extra, at: new Date().toISOString() });
  }, [getValues, read, from, name, revision]);
  useEffect(() => {
    const drafts = listDrafts<Choice, Extra, Base>(name);
    const kept = drafts.find(({ base }) => base === revision);
    if (kept && kept.writer !== writer.current) {
      putBack(kept.values);
      putMarks(kept.extra?.marks ?? []);
      dropDraft(name, kept.writer);
      writeDraft(name, { ...kept, writer: writer.current });
    }
    const aside = kept ? null : takeAside(name, revision);
    if (aside) {
      putBack(aside.values);
      putMarks(aside.extra.marks);
      keep();
    }
    // The choice is made anew about another version, but words that were typed stay.
    const typed = kept || aside ? undefined : drafts[0]?.values.reason;
    if (typed && getValues('reason') === '') setValue('reason', typed, { shouldDirty: true });
    const { unsubscribe } = watch(keep);
    return unsubscribe;
  }, [putBack, watch, name, revision, keep, putMarks, getValues, setValue]);
  const before = useRef(marks);
  useEffect(() => {
    if (before.current === marks) return;
    before.current = marks;
    keep();
  }, [marks, keep]);
  return () => {
    setAside(name, { base: revision, values: read(getValues()), extra: { marks: [...shown.current] } });
    dropDrafts(name);
  };
}
