'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens a `<dialog>` while mounted, focuses its `data-first` element, and restores focus afterwards.
 * @returns the dialog, and whether a close event is its own rather than a nested dialog's
 */
export function useModal(): { box: RefObject<HTMLDialogElement | null>; hasEnded: (target: EventTarget) => boolean } {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    const opener = document.activeElement;
    if (dialog && !dialog.open) {
      dialog.showModal();
      // Focusing a button at the end of a long text would scroll its start out of view.
      dialog.scrollTop = 0;
      // By default focus goes to the close button, which is first.
      dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    }
    return () => {
      dialog?.close();
      // Removing an open dialog from the DOM would lose focus.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return { box, hasEnded: (target) => target === box.current && !box.current.open };
}
