'use client';

import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** What stands behind # in the address, so that a step of a page can be left by the way back. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );

/** Opens a step; the empty one is the page itself, which takes the step's place in the history. */
export function openStep(step: string): void {
  if (step !== '') {
    location.hash = step;
    return;
  }
  history.replaceState(history.state, '', location.pathname + location.search);
  window.dispatchEvent(new Event('hashchange'));
}

/** Gives the step of a new thing the address of what it has become, without an entry in the history. */
export function renameStep(id: number): void {
  const [, ...rest] = location.hash.slice(1).split('/');
  const hash = [`edit-${id}`, ...rest].join('/');
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${hash}`);
  window.dispatchEvent(new Event('hashchange'));
}

/** The id that a step is about: 'new' is null, and what names none is undefined; a form's own step follows a slash. */
export function idOfStep(step: string): number | null | undefined {
  const [page = ''] = step.split('/');
  if (page === 'new') return null;
  const [, digits] = /^edit-([1-9]\d{0,9})$/.exec(page) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
