'use client';

import { useSyncExternalStore } from 'react';
import { backOf } from '@/lib/platform/routes/back';

const never = () => () => undefined;

/** The return address; null if there is none or during server rendering. */
export const useBack = (): string | null =>
  useSyncExternalStore(
    never,
    () => backOf(location.search),
    () => null,
  );

/** Whether the visitor came from an invitation link; false during server rendering. */
export const useInvited = (): boolean =>
  useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).has('invited'),
    () => false,
  );
