import { useSyncExternalStore } from 'react';

/** Name of the meta element with the account a page was rendered for. */
export const pageActorName = 'page-actor';

/** The account this page was rendered for, for its calls; null for a public page. */
export const pageActor = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${pageActorName}"]`)?.content ?? null;

let refusal: string | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stores the message that calls are rejected since another account is signed in; null when they succeed again. */
export function notifyOtherActor(message: string | null): void {
  if (message === refusal) return;
  refusal = message;
  for (const listener of listeners) listener();
}

/** That message for a component; null if the signed-in account is the page's. */
export const useOtherActor = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => refusal,
    () => null,
  );
