/** Generated content for objects that were never uploaded, by key; null if it has none. */
export type StandIn = {
  /** a picture, as SVG */
  drawing: (key: string) => Promise<string | null>;
  /** the path of a file */
  film: (key: string) => Promise<string | null>;
};

const slot = Symbol.for('geco.storage.stand-in');
const shared = globalThis as typeof globalThis & { [slot]?: StandIn };
const noStandIn: StandIn = { drawing: async () => null, film: async () => null };

/** Whether a key is of an object that was never uploaded. */
export const isStandIn = (key: string): boolean => key.startsWith('demo/');

/** The stand-in for missing objects; none until the renderer sets one. */
export const standIn = (): StandIn => shared[slot] ?? noStandIn;

/** Sets the stand-in for missing objects. */
export const setStandIn = (next: StandIn): void => {
  shared[slot] = next;
};
