'use client';

import { useEffect, useRef } from 'react';

/** Saves with Ctrl+S or ⌘S instead of the browser's save dialog. */
export function useSaveKey(save: (() => void) | undefined): void {
  const run = useRef(save);
  run.current = save;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      // The open question may be about discarding this input.
      if (!document.querySelector('dialog[role="alertdialog"][open]')) run.current?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
