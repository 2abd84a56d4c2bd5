import { useCallback, useEffect, useId, useRef } from 'react';
import { dropDraft, dropDrafts, listDrafts, writeDraft } from '@/components/form/local-draft';
import type { BoundForm } from '@/components/form/use-zod-form';
import { type Marked, useKeptMarks } from './flag';

type Choice = { decision: 'approve' | 'reject'; reason?: string | undefined };
type Extra = { marks: Marked[] };
const none: Choice = { decision: 'approve', reason: '' };

/** What a decision was, for as long as this tab lives: one that is taken back is gone on with. */
type Aside = { base: number; values: Choice; extra: Extra };
const asideOf = (name: string): string => `aside:${name}`;

function setAside(name: string, aside: Aside): void {
  try {
    sessionStorage.setItem(asideOf(name), JSON.stringify(aside));
  } catch {
    // A decision that is taken back begins anew.
  }
}

function takeAside(name: string, base: number): Aside | null {
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
 */
export function useKeptDecision<I extends Choice, O>(form: BoundForm<I, O>, name: string, revision: number) {
  const bound = form as unknown as BoundForm<Choice, Choice>;
  const { setValue, getValues, watch } = bound;
  const { marks, putMarks } = useKeptMarks();
  const id = useId();
  const writer = useRef('');
  if (writer.current === '') writer.current = `${id}${Date.now()}${Math.random()}`;
  const shown = useRef(marks);
  shown.current = marks;
  const keep = useCallback(() => {
    const { decision = 'approve', reason = '' } = getValues();
    const extra: Extra = { marks: [...shown.current] };
    if (decision === 'approve' && reason === '' && extra.marks.length === 0) return dropDraft(name, writer.current);
    const at = new Date().toISOString();
    writeDraft(name, { writer: writer.current, base: revision, from: none, values: { decision, reason }, extra, at });
  }, [getValues, name, revision]);
  useEffect(() => {
    const kept = listDrafts<Choice, Extra>(name).find(({ base }) => base === revision);
    if (kept && kept.writer !== writer.current) {
      setValue('decision', kept.values.decision);
      setValue('reason', kept.values.reason ?? '', { shouldDirty: true });
      putMarks(kept.extra?.marks ?? []);
      dropDraft(name, kept.writer);
      writeDraft(name, { ...kept, writer: writer.current });
    }
    const aside = kept ? null : takeAside(name, revision);
    if (aside) {
      setValue('decision', aside.values.decision);
      setValue('reason', aside.values.reason ?? '', { shouldDirty: true });
      putMarks(aside.extra.marks);
      keep();
    }
    const { unsubscribe } = watch(keep);
    return unsubscribe;
  }, [setValue, watch, name, revision, keep, putMarks]);
  const before = useRef(marks);
  useEffect(() => {
    if (before.current === marks) return;
    before.current = marks;
    keep();
  }, [marks, keep]);
  return () => {
    const { decision = 'approve', reason = '' } = getValues();
    setAside(name, { base: revision, values: { decision, reason }, extra: { marks: [...shown.current] } });
    dropDrafts(name);
  };
}
