/** Something that sockets are told: those in any of the rooms, each once. */
export type Emission = { rooms: readonly string[]; event: string; data: unknown };
type Listener = (emission: Emission) => void;

const slot = Symbol.for('geco.emission');
const shared = globalThis as typeof globalThis & { [slot]?: Set<Listener> };
const listeners = (): Set<Listener> => {
  shared[slot] ??= new Set();
  return shared[slot];
};

/** The rooms that sockets are in by who they are. */
export const roomOf = {
  account: (id: number): string => `account:${id}`,
  company: (id: number): string => `company:${id}`,
  session: (id: number): string => `session:${id}`,
  /** everybody at the desk of the customer service */
  support: 'support',
} as const;

/**
 * Tells sockets of all nodes. It never fails and confirms nothing: whoever was not reached finds out from the database
 * when it is back. Called after the commit of what it tells. docs/architecture.md, Front.
 */
export const emit = (emission: Emission): void => {
  for (const listener of listeners()) listener(emission);
};

/** Calls `listener` with every emission of this process; returns what ends that. */
export const onEmission = (listener: Listener): (() => void) => {
  listeners().add(listener);
  return () => void listeners().delete(listener);
};
