const key = 'geco.term';
/** Milliseconds after which a search is unrelated to later views. */
const life = 30 * 60_000;

/** Stores the last search of this tab. */
export function keepTerm(keyword: string, now = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([keyword, now]));
  } catch {
    // Without storage, views are counted without a search term.
  }
}

/** The search of this tab in the last half hour; undefined if none. */
export function lastTerm(now = Date.now()): string | undefined {
  try {
    const [keyword, at] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return typeof keyword === 'string' && now - at < life ? keyword : undefined;
  } catch {
    return undefined;
  }
}
