'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

type Question = {
  text: string;
  more?: ReactNode;
  proceed?: string;
  danger?: boolean;
  /** Done while the question is still there, its button busy. */
  work?: () => Promise<unknown>;
};
type Asked = Question & { answer: (yes: boolean) => void; fail: (error: unknown) => void };

/** A question before an act: `dialog` goes into the page, `ask` tells whether the visitor agreed, and throws what the work did. */
export function useConfirm(): { dialog: ReactNode; ask: (question: Question) => Promise<boolean> } {
  const running = useRef(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = (question: Question) =>
    // What asks may take the focus away right after.
    new Promise<boolean>((answer, fail) => flushSync(() => setAsked({ ...question, answer, fail })));
  const close = (yes: boolean) => {
    if (running.current) return;
    asked?.answer(yes);
    setAsked(null);
  };
  const proceed = async () => {
    if (!asked?.work) return close(true);
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await asked.work().then(() => asked.answer(true), asked.fail);
    running.current = false;
    setBusy(false);
    setAsked(null);
  };
  const dialog = asked && (
    <ConfirmDialog
      text={asked.text}
      more={asked.more}
      proceed={asked.proceed}
      danger={asked.danger}
      busy={busy}
      onAnswer={(agreed) => (agreed ? void proceed() : close(false))}
    />
  );
  return { dialog, ask };
}
