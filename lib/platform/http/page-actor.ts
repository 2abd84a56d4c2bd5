import { useSyncExternalStore } from 'react';

/** The name of the element that says whom a page was made for. */
export const pageActorName = 'page-actor';

/** Whom this page was made for, as its calls name it; null for a page that is everybody's. */
export const pageActor = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${pageActorName}"]`)?.content ?? null;

let refusal: string | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells the page that its calls are refused since somebody else is signed in, in words; null once they are answered. */
export function tellOtherActor(message: string | null): void {
  if (message === refusal) return;
  refusal = message;
  for (const listener of listeners) listener();
}

/** Who else is signed in now, in words; null while the page is that of whoever is. */
export const useOtherActor = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => refusal,
    () => null,
  );
