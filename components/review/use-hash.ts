'use client';

import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The URL hash; steps are hashes so that Back leaves them. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );

/** Opens a step; the empty one is the page itself and replaces the history entry. */
export function openStep(step: string): void {
  if (step !== '') {
    location.hash = step;
    return;
  }
  history.replaceState(history.state, '', location.pathname + location.search);
  window.dispatchEvent(new Event('hashchange'));
}

/** Changes the address of a new item's step to the created item, without a history entry. */
export function renameStep(id: number): void {
  const [, ...rest] = location.hash.slice(1).split('/');
  const hash = [`edit-${id}`, ...rest].join('/');
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${hash}`);
  window.dispatchEvent(new Event('hashchange'));
}

/** Item id of a step: null for 'new', undefined if it names none; a slash separates the form's own step. */
export function idOfStep(step: string): number | null | undefined {
  const [page = ''] = step.split('/');
  if (page === 'new') return null;
  const [, digits] = /^edit-([1-9]\d{0,9})$/.exec(page) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
