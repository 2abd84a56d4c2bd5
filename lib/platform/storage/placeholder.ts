/** Generated content for objects that were never uploaded, by key; null if it has none. */
export type Placeholder = {
  /** a picture, as SVG */
  drawing: (key: string) => Promise<string | null>;
  /** the path of a file */
  film: (key: string) => Promise<string | null>;
};

const slot = Symbol.for('geco.storage.stand-in');
const shared = globalThis as typeof globalThis & { [slot]?: Placeholder };
const noPlaceholder: Placeholder = { drawing: async () => null, film: async () => null };

/** Whether a key is of an object that was never uploaded. */
export const isPlaceholder = (key: string): boolean => key.startsWith('demo/');

/** The stand-in for missing objects; none until the renderer sets one. */
export const placeholder = (): Placeholder => shared[slot] ?? noPlaceholder;

/** Sets the stand-in for missing objects. */
export const setPlaceholder = (next: Placeholder): void => {
  shared[slot] = next;
};
