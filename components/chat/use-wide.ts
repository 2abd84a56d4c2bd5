import { useSyncExternalStore } from 'react';

const query = '(min-width: 1200px)';
const subscribe = (listener: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether a third column fits. Not CSS: without it a menu opens the content instead. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
