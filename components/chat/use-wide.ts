import { useSyncExternalStore } from 'react';

const query = '(min-width: 1200px)';
const subscribe = (listener: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether there is room for a third column. What a column is missing for is reached by a menu instead, so styles alone would not do. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
