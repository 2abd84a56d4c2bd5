/** An event for the sockets in any of the rooms, sent once to each. */
export type Emission = { rooms: readonly string[]; event: string; data: unknown };
type Listener = (emission: Emission) => void;

const slot = Symbol.for('geco.emission');
const shared = globalThis as typeof globalThis & { [slot]?: Set<Listener> };
const listeners = (): Set<Listener> => {
  shared[slot] ??= new Set();
  return shared[slot];
};

/** Socket rooms by recipient. */
export const roomOf = {
  account: (id: number): string => `account:${id}`,
  company: (id: number): string => `company:${id}`,
  session: (id: number): string => `session:${id}`,
  /** everybody at the desk of the customer service */
  support: 'support',
} as const;

/**
 * Sends an event to sockets on all nodes. Fire and forget: unreached clients catch up from the database after
 * reconnecting. Call after commit. docs/architecture.md, Front.
 */
export const emit = (emission: Emission): void => {
  for (const listener of listeners()) listener(emission);
};

/** Calls `listener` with every emission of this process; returns the unsubscribe function. */
export const onEmission = (listener: Listener): (() => void) => {
  listeners().add(listener);
  return () => void listeners().delete(listener);
};
