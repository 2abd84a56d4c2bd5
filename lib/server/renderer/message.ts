import type { Emission } from '@/lib/platform/emission';
import type { Expiry } from '@/lib/platform/pagestore/expiry';

/** Messages from the renderer to the front. `refused`: it cannot start, and a retry would not help. */
export type FromRenderer =
  | { ready: true }
  | { refused: string }
  | { expiry: Expiry; id: number }
  | { emission: Emission };
/** Messages from the front to the renderer. */
export type ToRenderer = { dropped: number } | { expiry: Expiry } | { stop: true };
