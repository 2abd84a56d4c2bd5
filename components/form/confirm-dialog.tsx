'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { toast } from './toast';

type Question = { text: string; more?: ReactNode; proceed?: string; danger?: boolean };
type Asked = Question & { answer: (yes: boolean) => void };

/** A question before an act: `dialog` goes into the page, `ask` tells whether the visitor agreed. */
export function useConfirm(): { dialog: ReactNode; ask: (question: Question) => Promise<boolean> } {
  const t = useTranslations('confirm');
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (question: Question) =>
    new Promise<boolean>((answer) => {
      setAsked({ ...question, answer });
      box.current?.showModal();
    });
  const close = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(null);
    if (box.current?.open) box.current.close();
  };
  const dialog = (
    <dialog ref={box} className="ask" role="alertdialog" aria-labelledby={id} onClose={() => close(false)}>
      <Icon name="alert" />
      <div>
        <p id={id}>{asked?.text}</p>
        {asked?.more}
      </div>
      <div className="acts">
        <button type="button" className="btn" onClick={() => close(false)}>
          {t('cancel')}
        </button>
        <button type="button" className={asked?.danger ? 'btn p bad' : 'btn p'} onClick={() => close(true)}>
          {asked?.proceed ?? t('proceed')}
        </button>
      </div>
    </dialog>
  );
  return { dialog, ask };
}

/** The specification's deletion: a question first, then 'Deletion Successful!' or 'Deletion Canceled'. Section 4. */
export function useDeletion(): {
  dialog: ReactNode;
  remove: (work: () => Promise<unknown>, many?: boolean) => Promise<boolean>;
} {
  const t = useTranslations('confirm');
  const { dialog, ask } = useConfirm();
  const remove = async (work: () => Promise<unknown>, many = false) => {
    if (!(await ask({ text: t(many ? 'deleteMany' : 'deleteOne'), danger: true }))) {
      toast(t('deletionCancelled'), 'plain');
      return false;
    }
    await work();
    toast(t('deletionDone'));
    return true;
  };
  return { dialog, remove };
}
