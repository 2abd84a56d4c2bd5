/** Stored version of an item, as form values. */
type Saved<V, E> = { revision: number; values: V; extra: E };

const saved = new Map<string, Saved<unknown, unknown>>();

/**
 * Remembers what a form of this tab has saved: the router's cache may show an older page again, for example on Back.
 */
export const noteSaved = <V, E>(name: string, version: Saved<V, E>): void => {
  saved.set(name, structuredClone(version));
};

/** What this tab saved after the revision shown by a page; null if the page is current. */
export const savedSince = <V, E>(name: string, revision: number): Saved<V, E> | null => {
  const found = saved.get(name);
  return found && found.revision > revision ? (structuredClone(found) as Saved<V, E>) : null;
};

/** Clears everything, like a full page load. */
export const forgetSaved = (): void => saved.clear();
