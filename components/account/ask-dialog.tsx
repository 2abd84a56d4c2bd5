'use client';

import { type ReactNode, type RefObject, useId } from 'react';
import { Button } from '@/components/ui/button';

type Props = {
  box: RefObject<HTMLDialogElement | null>;
  question: string;
  cancel: string;
  /** Called after closing in any way. */
  onClose?: () => void;
  children: ReactNode;
};

/** A confirmation dialog on public pages; `children` are the answer buttons. */
export function AskDialog({ box, question, cancel, onClose, children }: Props) {
  const id = useId();
  return (
    <dialog ref={box} className="askp" role="alertdialog" aria-labelledby={id} onClose={onClose}>
      <p id={id}>{question}</p>
      <div className="[&>*]:flex-auto">
        <Button onClick={() => box.current?.close()}>{cancel}</Button>
        {children}
      </div>
    </dialog>
  );
}
