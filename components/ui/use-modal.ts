'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens a `<dialog>` for as long as it is in the page, with the focus on what is marked `data-first` in it, and gives the
 * focus back to what had it before.
 * @returns the dialog, and whether an end of it is its own and not that of a dialog within it
 */
export function useModal(): { box: RefObject<HTMLDialogElement | null>; hasEnded: (target: EventTarget) => boolean } {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    const opener = document.activeElement;
    if (dialog && !dialog.open) {
      dialog.showModal();
      // A button at the end of a long text took its beginning out of sight.
      dialog.scrollTop = 0;
      // By itself the focus goes to the cross, which stands first.
      dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    }
    return () => {
      dialog?.close();
      // Taken out of the page while open, it would give the focus to nobody.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return { box, hasEnded: (target) => target === box.current && !box.current.open };
}
