'use client';

import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

const mark = '/';
/** The address of a step in a page that keeps nothing else behind #. */
export const hashOfStep = (key: string): string => `#${mark}${key}`;

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

export type StepPlace = {
  current: string;
  go: (key: string) => void;
  /** To the step before: the way one came, where one came from there. */
  back: (key: string) => void;
};

/**
 * Which step of a form is shown. It is in the address behind #, after what a page keeps there itself, so that the
 * phone's way back leads a step back; the one that the page opens with has no name there.
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
      // The browser tells of it later; who goes to a refused field wants it in sight at once.
      window.dispatchEvent(new Event('hashchange'));
    },
    [current, opening, page],
  );
  const back = useCallback((key: string) => (trail.current.at(-2) === key ? history.back() : go(key)), [go]);
  return { current, go, back };
}
