const key = 'stateKey';
const listeners = new Set<() => void>();

/** What this tab has kept; empty where that is nothing. */
export const readTab = (): object => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
};

/** Keeps something for this tab, in place of what it kept; nothing where the browser stores nothing. */
export const writeTab = (state: object): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    // Without storage the state lasts as long as the page.
  }
};

/** Forgets everything, as at a sign-out and a 401. */
export const clearState = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
  for (const listener of listeners) listener();
};

/** Calls `listener` whenever everything is forgotten. */
export const onClear = (listener: () => void): void => {
  listeners.add(listener);
};
