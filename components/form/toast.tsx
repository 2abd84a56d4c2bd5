'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { Toast } from '@/components/ui/toast';

type Kind = 'ok' | 'bad' | 'plain';
/** What can be done about it, as taking it back. */
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
 * Says how an act went, for a few seconds, longer where something can be done about it; a failure stays until it is closed.
 * @returns how to take it back before
 */
export const toast = (text: string, kind: Kind = 'ok', action: Action | null = null): (() => void) => {
  const id = ++last;
  set([...shown.slice(-2), { id, text, kind, action }]);
  if (kind !== 'bad') setTimeout(() => dismiss(id), (action ? secondsToAct : seconds) * 1000);
  return () => dismiss(id);
};

const carriedSlot = 'geco:toast';

/** Says on the page that is loaded next in this tab how an act on this one went; nothing where the browser keeps nothing. */
export const carryToast = (text: string): void => {
  try {
    sessionStorage.setItem(carriedSlot, text);
  } catch {
    // The page that follows shows what became of it too.
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

/** Takes back what said that all went well, since something has failed now. */
export const dropSuccess = (): void => {
  if (shown.some(({ kind }) => kind === 'ok')) set(shown.filter(({ kind }) => kind !== 'ok'));
};

/** Where toasts appear: once in a page, and in a dialog, beyond which nothing can be reached. */
export function ToastRegion() {
  const t = useTranslations('form');
  const said = useSyncExternalStore(
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
      {said.map(({ id, text, kind, action }) => (
        <Toast key={id} tone={kind} text={text} action={action} close={t('close')} onClose={() => dismiss(id)} />
      ))}
    </div>
  );
}
