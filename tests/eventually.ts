import { vi } from 'vitest';

/** Waits until a check no longer throws: a slow machine is not a fault of the code. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 });
