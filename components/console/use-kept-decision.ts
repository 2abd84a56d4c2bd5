import { useEffect } from 'react';
import { dropDraft, listDrafts, writeDraft } from '@/components/form/local-draft';
import type { BoundForm } from '@/components/form/use-zod-form';

const writer = 'console';
type Choice = { decision: 'approve' | 'reject'; reason?: string | undefined };
const none: Choice = { decision: 'approve', reason: '' };

/** Keeps the choice and the reason of a decision in this browser until it is taken; returns what forgets them. */
export function useKeptDecision<I extends Choice, O>(form: BoundForm<I, O>, name: string, revision: number) {
  const bound = form as unknown as BoundForm<Choice, Choice>;
  const { setValue, watch } = bound;
  useEffect(() => {
    const kept = listDrafts<Choice, null>(name).find(({ base }) => base === revision)?.values;
    if (kept) {
      setValue('decision', kept.decision);
      setValue('reason', kept.reason ?? '', { shouldDirty: true });
    }
    const { unsubscribe } = watch(({ decision = 'approve', reason = '' }) => {
      if (decision === 'approve' && reason === '') dropDraft(name, writer);
      else {
        const at = new Date().toISOString();
        writeDraft(name, { writer, base: revision, from: none, values: { decision, reason }, extra: null, at });
      }
    });
    return unsubscribe;
  }, [setValue, watch, name, revision]);
  return () => dropDraft(name, writer);
}
