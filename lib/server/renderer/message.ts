import type { Emission } from '@/lib/platform/emission';
import type { Expiry } from '@/lib/platform/pagestore/register';

/** What the renderer tells the front. `refused`: it cannot start here, and trying again would not help. */
export type FromRenderer =
  | { ready: true }
  | { refused: string }
  | { expiry: Expiry; id: number }
  | { emission: Emission };
/** What the front tells the renderer. */
export type ToRenderer = { dropped: number } | { expiry: Expiry } | { stop: true };
