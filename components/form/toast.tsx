'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { Toast } from '@/components/ui/toast';

type Kind = 'ok' | 'bad' | 'plain';
/** An action, such as undo. */
type Action = { label: string; run: () => void };
type Said = { id: number; text: string; kind: Kind; action: Action | null };

const seconds = 6;
const secondsToAct = 10;
const listeners = new Set<() => void>();
let shown: readonly Said[] = [];
let last = 0;
const none: readonly Said[] = [];

const set = (next: readonly Said[]): void => {
  shown = next;
  for (const listener of listeners) listener();
};
const dismiss = (id: number): void => set(shown.filter((one) => one.id !== id));
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Shows a message for a few seconds, longer with an action; failures stay until closed.
 * @returns a function that removes it
 */
export const toast = (text: string, kind: Kind = 'ok', action: Action | null = null): (() => void) => {
  const id = ++last;
  set([...shown.slice(-2), { id, text, kind, action }]);
  if (kind !== 'bad') setTimeout(() => dismiss(id), (action ? secondsToAct : seconds) * 1000);
  return () => dismiss(id);
};

const carriedSlot = 'geco:toast';

/** Shows a message on the next page loaded in this tab; no-op without storage. */
export const carryToast = (text: string): void => {
  try {
    sessionStorage.setItem(carriedSlot, text);
  } catch {
    // The next page shows the result anyway.
  }
};

function takeCarried(): string | null {
  try {
    const text = sessionStorage.getItem(carriedSlot);
    sessionStorage.removeItem(carriedSlot);
    return text;
  } catch {
    return null;
  }
}

/** Removes success messages after a failure. */
export const dropSuccess = (): void => {
  if (shown.some(({ kind }) => kind === 'ok')) set(shown.filter(({ kind }) => kind !== 'ok'));
};

/** Container of toasts: one per page, and one per dialog, since the rest is inert then. */
export function ToastRegion() {
  const t = useTranslations('form');
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
  useEffect(() => {
    const carried = takeCarried();
    if (carried) toast(carried);
  }, []);
  return (
    <div role="status" className="toasts">
      {toasts.map(({ id, text, kind, action }) => (
        <Toast key={id} tone={kind} text={text} action={action} close={t('close')} onClose={() => dismiss(id)} />
      ))}
    </div>
  );
}
