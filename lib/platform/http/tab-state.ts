const key = 'stateKey';
const listeners = new Set<() => void>();

/** This tab's stored state; empty if there is none. */
export const readTab = (): object => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
};

/** Replaces this tab's state; does nothing without storage. */
export const writeTab = (state: object): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    // Without storage the state lasts as long as the page.
  }
};

/** Clears the state, as after a sign-out or a 401. */
export const clearState = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
  for (const listener of listeners) listener();
};

/** Calls `listener` whenever the state is cleared. */
export const onClear = (listener: () => void): void => {
  listeners.add(listener);
};
