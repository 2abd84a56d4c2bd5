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
  const [pending, setPending] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = (question: Question) =>
    // Synchronously, since the caller may move focus right after.
    new Promise<boolean>((answer, fail) => flushSync(() => setPending({ ...question, answer, fail })));
  const close = (yes: boolean) => {
    if (running.current) return;
    pending?.answer(yes);
    setPending(null);
  };
  const proceed = async () => {
    if (!pending?.work) return close(true);
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await pending.work().then(() => pending.answer(true), pending.fail);
    running.current = false;
    setBusy(false);
    setPending(null);
  };
  const dialog = pending && (
    <ConfirmDialog
      text={pending.text}
      more={pending.more}
      proceed={pending.proceed}
      danger={pending.danger}
      busy={busy}
      onAnswer={(agreed) => (agreed ? void proceed() : close(false))}
    />
  );
  return { dialog, ask };
}
