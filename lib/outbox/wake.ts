const slot = Symbol.for('geco.outbox.wake');
const shared = globalThis as typeof globalThis & { [slot]?: () => void };

/** Lets the runner look at the outbox soon; without one in this process it does nothing. */
export const wakeOutbox = (): void => shared[slot]?.();

/** Sets what a wake-up calls. @returns takes it back */
export function onWake(call: () => void): () => void {
  shared[slot] = call;
  return () => {
    delete shared[slot];
  };
}
