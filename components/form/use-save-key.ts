'use client';

import { useEffect, useRef } from 'react';

/** Ctrl+S, or ⌘S, saves what is being written; the browser's own never opens there. */
export function useSaveKey(save: (() => void) | undefined): void {
  const run = useRef(save);
  run.current = save;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      // What is asked may be whether to let go what would be saved.
      if (!document.querySelector('dialog[role="alertdialog"][open]')) run.current?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
