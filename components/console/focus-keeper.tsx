'use client';

import { useEffect } from 'react';

// Module state: survives page changes and is read by the next page.
let last: string | null = null;
let visited = false;

const kept = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-keep]')?.dataset.keep ?? null) : null;

const note = (event: Event): void => {
  last = kept(event.target);
};

/**
 * Restores focus after a page change: to the same filter or row, else to the heading. Elements are identified by
 * `data-keep`.
 */
export function FocusKeeper() {
  useEffect(() => {
    addEventListener('click', note, true);
    addEventListener('keydown', note, true);
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (visited && lost) {
      const same = last === null ? null : document.querySelector<HTMLElement>(`[data-keep="${CSS.escape(last)}"]`);
      const heading = document.querySelector<HTMLElement>('#content h1');
      if (!same) heading?.setAttribute('tabindex', '-1');
      (same ?? heading)?.focus({ preventScroll: same !== null });
    }
    visited = true;
    return () => {
      removeEventListener('click', note, true);
      removeEventListener('keydown', note, true);
    };
  }, []);
  return null;
}
