const slot = 'geco.search';
const max = 6;

/** What this browser searched last, newest first; nothing where it keeps nothing. */
export const recentSearches = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(slot) ?? '[]');
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, max) : [];
  } catch {
    return [];
  }
};

/** Puts a keyword at the head of what was searched. */
export const keepSearch = (keyword: string): void => {
  try {
    localStorage.setItem(
      slot,
      JSON.stringify([keyword, ...recentSearches().filter((word) => word !== keyword)].slice(0, max)),
    );
  } catch {
    // A browser that keeps nothing still searches.
  }
};

/** Forgets what was searched. */
export const forgetSearches = (): void => {
  try {
    localStorage.removeItem(slot);
  } catch {
    // Nothing was kept.
  }
};
