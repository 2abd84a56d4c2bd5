'use client';

import { useEffect } from 'react';

// Outlasts the page: the one that takes its place reads it.
let last: string | null = null;
let visited = false;

const kept = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-keep]')?.dataset.keep ?? null) : null;

const note = (event: Event): void => {
  last = kept(event.target);
};

/**
 * Leaves the focus where one works when a page takes the place of another: on the same filter or row, else on the heading
 * of what is shown now. Elements name themselves by `data-keep`.
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
