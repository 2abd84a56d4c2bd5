const key = 'geco.term';
/** After which a search has nothing to do with what is looked at, in milliseconds. */
const life = 30 * 60_000;

/** Keeps what was searched last in this tab. */
export function keepTerm(keyword: string, now = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([keyword, now]));
  } catch {
    // Without storage a view counts without its search.
  }
}

/** What was searched in this tab within half an hour; undefined where nothing was. */
export function lastTerm(now = Date.now()): string | undefined {
  try {
    const [keyword, at] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return typeof keyword === 'string' && now - at < life ? keyword : undefined;
  } catch {
    return undefined;
  }
}
