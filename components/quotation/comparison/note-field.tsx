'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DraftNote } from '@/components/form/draft-note';
import { useAct } from '@/components/form/use-act';
import { useKeptFields } from '@/components/form/use-kept-fields';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { quotationNoteCall } from '@/lib/quotation/call';
import { quotationLimits } from '@/lib/quotation/constants';
import type { Bid } from '@/lib/quotation/figure/types';

/** The buyer's private note on a quotation; input is kept if saving fails. */
export function NoteField({ bid: { id, company, note }, requestId }: { bid: Bid; requestId: number }) {
  const t = useTranslations('purchaseCenter.comparison');
  const kept = useKeptFields(`note:${id}`, { text: note.text }, note.revision);
  const [isTyped, setTyped] = useState(false);
  const [begun, setBegun] = useState(note.revision);
  const [failure, setFailure] = useState<string | null>(null);
  const typed = isTyped || kept.draft.restored;
  const text = typed ? kept.values.text : note.text;
  const { act, busy } = useAct(quotationNoteCall, {
    done: t('noteSaved'),
    rereads: [['comparison', requestId]],
    onDone: ({ revision }, { text: saved }) => {
      setBegun(revision);
      setTyped(true);
      kept.draft.saved({ text: saved }, revision);
    },
    onFailure: (_, words) => setFailure(words),
  });
  const save = async () => {
    setFailure(null);
    // The other tab's change is shown with the conflict; only then may it be overwritten.
    await act({ id, revision: failure === null && typed ? begun : note.revision, text });
  };
  return (
    <div className="grid gap-2">
      <DraftNote draft={kept.draft} saving={busy} />
      <Field label={t('noteOf', { company })} hint={t('noteHint')} error={failure}>
        {(ties) => (
          <TextArea
            {...ties}
            rows={2}
            maxLength={quotationLimits.message}
            value={text}
            onChange={({ target }) => {
              if (!typed) setBegun(note.revision);
              setTyped(true);
              kept.change({ text: target.value });
            }}
          />
        )}
      </Field>
      {failure !== null && note.revision !== begun && (
        <p className="text-12 whitespace-pre-line text-ink-2">{t('noteStored', { text: note.text })}</p>
      )}
      {text.trim() !== note.text && (
        <div className="print:hidden">
          <Button size="s" busy={busy} onClick={() => void save()}>
            {t('noteSave')}
          </Button>
        </div>
      )}
    </div>
  );
}
