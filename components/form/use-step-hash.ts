'use client';

import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

const mark = '/';
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
 * phone's way back leads a step back; the first step has no name there.
 */
export function useStepHash(keys: readonly string[]): StepPlace {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
  const [page = '', named = ''] = hash.split(mark);
  const current = keys.find((key) => key === named) ?? keys[0] ?? '';
  const trail = useRef<string[]>([]);
  useEffect(() => {
    if (trail.current.at(-2) === current) trail.current.pop();
    else if (trail.current.at(-1) !== current) trail.current.push(current);
  }, [current]);
  const go = useCallback(
    (key: string) => {
      if (key === current) return;
      location.hash = key === keys[0] ? page : `${page}${mark}${key}`;
      // The browser tells of it later; who goes to a refused field wants it in sight at once.
      window.dispatchEvent(new Event('hashchange'));
    },
    [current, keys, page],
  );
  const back = useCallback((key: string) => (trail.current.at(-2) === key ? history.back() : go(key)), [go]);
  return { current, go, back };
}
