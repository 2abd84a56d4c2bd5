'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until hydration: earlier clicks would be lost, or reload the page. */
export const useListening = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
