'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

const controls = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Keeps focus within a section whose focused control disappears: moves it to the replacement, or to `fallback` if the
 * section is empty.
 * @returns ref for the section
 */
export function useHeldFocus<T extends HTMLElement>(fallback?: RefObject<HTMLElement | null>): RefObject<T | null> {
  const box = useRef<T>(null);
  const focused = useRef<{ control: Element; at: number } | null>(null);
  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || lost.control.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    // After the rest has rendered as well.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const left = [...(box.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
      const next = left[Math.min(lost.at, left.length - 1)] ?? fallback?.current;
      next?.focus();
      // Content added above may have moved it.
      requestAnimationFrame(() => next?.scrollIntoView({ block: 'nearest' }));
    });
  });
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const inside = target instanceof Element && box.current?.contains(target);
      focused.current = inside
        ? { control: target, at: [...(box.current?.querySelectorAll(controls) ?? [])].indexOf(target) }
        : null;
    };
    // Clicking outside of all controls leaves the section on purpose.
    const leave = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && box.current?.contains(target))) focused.current = null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', leave);
    };
  }, []);
  return box;
}
