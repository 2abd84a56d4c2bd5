const slot = 'geco.search';
const max = 6;

/** Recent searches of this browser, newest first; empty without storage. */
export const recentSearches = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(slot) ?? '[]');
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, max) : [];
  } catch {
    return [];
  }
};

/** Adds a keyword to the recent searches. */
export const keepSearch = (keyword: string): void => {
  try {
    localStorage.setItem(
      slot,
      JSON.stringify([keyword, ...recentSearches().filter((word) => word !== keyword)].slice(0, max)),
    );
  } catch {
    // Searching works without storage.
  }
};

/** Clears the recent searches. */
export const forgetSearches = (): void => {
  try {
    localStorage.removeItem(slot);
  } catch {
    // Nothing was stored.
  }
};
