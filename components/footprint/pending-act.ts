const key = 'pendingFavourite';
const minutes = 30;
type Pending = { favourite: string; path: string; at: number };

/** Remembers what a visitor wanted to keep before the sign-in led away from this page. */
export const keepPending = (favourite: string): void => {
  try {
    const pending: Pending = { favourite, path: location.pathname, at: Date.now() };
    sessionStorage.setItem(key, JSON.stringify(pending));
  } catch {
    // Without storage the visitor asks again.
  }
};

/** What was wanted on this page, once. */
export const takePending = (): string | null => {
  try {
    const found: Partial<Pending> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof found?.favourite !== 'string' || found.path !== location.pathname) return null;
    sessionStorage.removeItem(key);
    return Date.now() - (found.at ?? 0) < minutes * 60_000 ? found.favourite : null;
  } catch {
    return null;
  }
};
