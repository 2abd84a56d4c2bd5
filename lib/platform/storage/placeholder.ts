/** What stands in for objects that nobody sent, by their keys; null where it has none. */
export type StandIn = {
  /** a picture, as SVG */
  drawing: (key: string) => Promise<string | null>;
  /** the path of a file */
  film: (key: string) => Promise<string | null>;
};

const slot = Symbol.for('geco.storage.stand-in');
const shared = globalThis as typeof globalThis & { [slot]?: StandIn };
const nothing: StandIn = { drawing: async () => null, film: async () => null };

/** Whether a key is of an object that nobody sent. */
export const isStandIn = (key: string): boolean => key.startsWith('demo/');

/** What stands in for objects; nothing does until the renderer has said so. */
export const standIn = (): StandIn => shared[slot] ?? nothing;

/** Lets something stand in for objects from now on. */
export const setStandIn = (next: StandIn): void => {
  shared[slot] = next;
};
