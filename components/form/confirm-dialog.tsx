'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon';

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
  const t = useTranslations('confirm');
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const running = useRef(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = (question: Question) =>
    new Promise<boolean>((answer, fail) => {
      // It takes the focus as it opens, so that what it holds must be there.
      flushSync(() => setAsked({ ...question, answer, fail }));
      box.current?.showModal();
    });
  const end = () => {
    setAsked(null);
    if (box.current?.open) box.current.close();
  };
  const close = (yes: boolean) => {
    if (running.current) return;
    asked?.answer(yes);
    end();
  };
  const proceed = async () => {
    if (!asked?.work) return close(true);
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await asked.work().then(() => asked.answer(true), asked.fail);
    running.current = false;
    setBusy(false);
    end();
  };
  const state = busy || undefined;
  const dialog = (
    <dialog
      ref={box}
      className="ask"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={asked?.more ? `${id}-more` : undefined}
      onCancel={(event) => running.current && event.preventDefault()}
      onClose={() => close(false)}
    >
      {asked && (
        <>
          <Icon name="alert" />
          <div>
            <p id={id}>{asked.text}</p>
            {asked.more && <div id={`${id}-more`}>{asked.more}</div>}
          </div>
          <div className="acts">
            <button type="button" className="btn" aria-disabled={state} onClick={() => close(false)}>
              {t('cancel')}
            </button>
            <button
              type="button"
              className={asked.danger ? 'btn p bad' : 'btn p'}
              aria-busy={state}
              aria-disabled={state}
              onClick={() => void proceed()}
            >
              {asked.proceed ?? t('proceed')}
            </button>
          </div>
        </>
      )}
    </dialog>
  );
  return { dialog, ask };
}
