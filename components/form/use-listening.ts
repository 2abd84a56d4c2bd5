'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's page and until React listens there: a press before would be lost, or reload the page. */
export const useListening = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
