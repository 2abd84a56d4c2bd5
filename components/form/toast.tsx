'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';

type Kind = 'ok' | 'bad' | 'plain';
type Said = { id: number; text: string; kind: Kind };

const icons: Record<Kind, string> = { ok: 'check', bad: 'alert', plain: 'info' };
const seconds = 6;
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

/** Says how an act went, for a few seconds; a failure stays until it is closed. */
export const toast = (text: string, kind: Kind = 'ok'): void => {
  const id = ++last;
  set([...shown.slice(-2), { id, text, kind }]);
  if (kind !== 'bad') setTimeout(() => dismiss(id), seconds * 1000);
};

/** Where toasts appear; a page has it once. */
export function ToastRegion() {
  const t = useTranslations('form');
  const said = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
  return (
    <div role="status" className="toasts">
      {said.map(({ id, text, kind }) => (
        <div key={id} className={`toast ${kind}`}>
          <Icon name={icons[kind]} />
          <span>{text}</span>
          <button type="button" className="ibt" aria-label={t('close')} onClick={() => dismiss(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
