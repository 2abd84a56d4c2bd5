/** What is stored of a thing, as its form holds it. */
type Saved<V, E> = { revision: number; values: V; extra: E };

const saved = new Map<string, Saved<unknown, unknown>>();

/** Notes what a form of this tab has saved: the router's cache may show an older page again, as on the way back. */
export const noteSaved = <V, E>(name: string, version: Saved<V, E>): void => {
  saved.set(name, structuredClone(version));
};

/** What this tab has saved of a thing since the revision that a page shows; null where the page is up to date. */
export const savedSince = <V, E>(name: string, revision: number): Saved<V, E> | null => {
  const found = saved.get(name);
  return found && found.revision > revision ? (structuredClone(found) as Saved<V, E>) : null;
};

/** Forgets all of it, as a page that is loaded anew does. */
export const forgetSaved = (): void => saved.clear();
