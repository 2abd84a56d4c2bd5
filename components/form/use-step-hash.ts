'use client';

import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

const mark = '/';
/** Hash of a step, on pages without other use of the hash. */
export const hashOfStep = (key: string): string => `#${mark}${key}`;

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

export type StepPlace = {
  current: string;
  go: (key: string) => void;
  /** To the previous step: through the history if it was the last entry. */
  back: (key: string) => void;
};

/**
 * The current step of a form, kept in the hash after the page's own part, so that Back goes to the previous step; the
 * initial step has no hash.
 */
export function useStepHash(keys: readonly string[], opening: string = keys[0] ?? ''): StepPlace {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
  const [page = '', named = ''] = hash.split(mark);
  const current = keys.find((key) => key === named) ?? opening;
  const trail = useRef<string[]>([]);
  useEffect(() => {
    if (trail.current.at(-2) === current) trail.current.pop();
    else if (trail.current.at(-1) !== current) trail.current.push(current);
  }, [current]);
  const go = useCallback(
    (key: string) => {
      if (key === current) return;
      location.hash = key === opening ? page : `${page}${mark}${key}`;
      // The browser fires it asynchronously; focusing an invalid field needs it now.
      window.dispatchEvent(new Event('hashchange'));
    },
    [current, opening, page],
  );
  const back = useCallback((key: string) => (trail.current.at(-2) === key ? history.back() : go(key)), [go]);
  return { current, go, back };
}
