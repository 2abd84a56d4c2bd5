import { vi } from 'vitest';

/** Waits until a check passes; a loaded machine is slow, so it gives up only after 20 s. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 });
