'use client';

import { useSyncExternalStore } from 'react';
import { backOf } from '@/lib/platform/routes/back';

const never = () => () => undefined;

/** Where the visitor was going; null where nowhere, and while the server renders. */
export const useBack = (): string | null =>
  useSyncExternalStore(
    never,
    () => backOf(location.search),
    () => null,
  );

/** Whether an invitation's link led here; false while the server renders. */
export const useInvited = (): boolean =>
  useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).has('invited'),
    () => false,
  );
