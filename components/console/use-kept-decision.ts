import { useCallback, useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { dropDraft, dropDrafts, listDrafts, writeDraft } from '@/components/form/local-draft';
import type { BoundForm } from '@/components/form/use-zod-form';
import { type MarkedField, useKeptMarks } from './flag';

/** Stored fields of a decision form, with their initial values. */
type Choice = Readonly<Record<string, string | boolean>>;
type Extra = { marks: MarkedField[] };
const usual: Choice = { decision: 'approve', reason: '' };

/** Sent decisions of this tab, restored when undone. */
type Base = number | string;
type Aside = { base: Base; values: Choice; extra: Extra };
const asideOf = (name: string): string => `aside:${name}`;

function setAside(name: string, aside: Aside): void {
  try {
    sessionStorage.setItem(asideOf(name), JSON.stringify(aside));
  } catch {
    // An undone decision is consumed once.
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
 * Keeps choice, reason and marks of a decision in this browser, one draft per open page. Returns a function to call
 * once sent, which keeps them aside in case of undo.
 * @param revision shown revision; if it differs, the reason is restored but not the choice
 * @param none initial values of the fields to keep
 */
export function useKeptDecision<I extends FieldValues, O>(
  form: BoundForm<I, O>,
  name: string,
  revision: Base,
  none: Choice = usual,
) {
  // A hook for all forms cannot name the fields of a specific one.
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
    (values: FieldValues): Choice =>
      Object.fromEntries(Object.entries(from).map(([field, first]) => [field, values[field] ?? first])),
    [from],
  );
  const putBack = useCallback(
    (choice: Choice) => {
      for (const [field, value] of Object.entries(read(choice)))
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
    // For another version the choice must be made again, but typed text is kept.
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
