'use client';

import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { isComposing } from '@/components/form/enter-key';
import type { Phrase, PhraseDraft, PhraseId, PhraseSide } from '@/lib/chat/phrase/schema';
import { blankDraft, PhraseForm } from './phrase-form';
import { PhraseList } from './phrase-list';
import type { PhraseChoices } from './phrase-param-field';

type Props = PhraseChoices & {
  /** Whose phrases to offer. */
  side: PhraseSide;
  /** Preset currency of amounts; '' if none is likely. */
  currency: string;
  onSend: (phrase: Phrase) => void;
  onClose: () => void;
};

/**
 * Content of a popover or sheet: finds a phrase, asks for its parameters with a preview, and returns the result. The
 * draft of each phrase is kept while it is open.
 */
export function PhrasePicker({ side, currency, onSend, onClose, ...choices }: Props) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<PhraseId>();
  const [filling, setFilling] = useState<PhraseId | null>(null);
  const drafts = useRef(new Map<PhraseId, PhraseDraft>());
  const panel = useRef<HTMLDivElement>(null);
  const isBack = useRef(false);
  const keep = useCallback(
    (draft: PhraseDraft) => {
      if (filling) drafts.current.set(filling, structuredClone(draft));
    },
    [filling],
  );
  useEffect(() => {
    if (filling === null && isBack.current) panel.current?.querySelector('input')?.focus();
    isBack.current = filling !== null;
  }, [filling]);

  const choose = (id: PhraseId) => {
    setActive(id);
    setFilling(id);
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard wherever in the panel the focus is.
    <div ref={panel} onKeyDown={close} className="grid min-w-0 gap-3">
      {filling === null ? (
        <PhraseList
          side={side}
          query={query}
          onQuery={setQuery}
          active={active}
          onActive={setActive}
          onChoose={choose}
        />
      ) : (
        <PhraseForm
          key={filling}
          id={filling}
          draft={drafts.current.get(filling) ?? blankDraft(filling, currency)}
          onDraft={keep}
          onSend={(values) => {
            drafts.current.delete(filling);
            onSend({ id: filling, values });
          }}
          onBack={() => setFilling(null)}
          {...choices}
        />
      )}
    </div>
  );
}
