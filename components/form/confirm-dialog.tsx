'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

type Question = {
  text: string;
  more?: ReactNode;
  proceed?: string;
  danger?: boolean;
  /** Runs while the dialog is open with its button busy. */
  work?: () => Promise<unknown>;
};
type Asked = Question & { answer: (yes: boolean) => void; fail: (error: unknown) => void };

/**
 * A confirmation: render `dialog`; `ask` resolves to whether the user agreed, and rejects with the error of the work.
 */
export function useConfirm(): { dialog: ReactNode; ask: (question: Question) => Promise<boolean> } {
  const running = useRef(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = (question: Question) =>
    // Synchronously, since the caller may move focus right after.
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
