'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

const kept = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-keep]')?.dataset.keep ?? null) : null;

/**
 * Leaves the focus where one works when a page takes the place of another: on the same filter or row, else on the heading
 * of what is shown now. Elements name themselves by `data-keep`.
 */
export function FocusKeeper() {
  const address = `${usePathname()}?${useSearchParams()}`;
  const last = useRef<string | null>(null);
  const first = useRef(address);
  useEffect(() => {
    const note = (event: Event) => {
      last.current = kept(event.target);
    };
    addEventListener('click', note, true);
    addEventListener('keydown', note, true);
    return () => {
      removeEventListener('click', note, true);
      removeEventListener('keydown', note, true);
    };
  }, []);
  useEffect(() => {
    if (first.current === address) return;
    first.current = '';
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const same =
      last.current === null ? null : document.querySelector<HTMLElement>(`[data-keep="${CSS.escape(last.current)}"]`);
    const heading = document.querySelector<HTMLElement>('#content h1');
    if (!same) heading?.setAttribute('tabindex', '-1');
    (same ?? heading)?.focus({ preventScroll: same !== null });
  }, [address]);
  return null;
}
