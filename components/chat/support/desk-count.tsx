'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { formatNumber } from '@/lib/platform/i18n/format';

// The desk knows it as it changes, and the frame around it shows it.
const listeners = new Set<() => void>();
let told: number | null = null;
const tell = (waiting: number | null): void => {
  told = waiting;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Tells the frame how many wait for as long as the desk is open; null while that is not known. */
export function useToldWaiting(waiting: number | null): void {
  useEffect(() => tell(waiting), [waiting]);
  useEffect(() => () => tell(null), []);
}

/** How many requests wait at the desk: as the desk knows it, else as they were when the page was read. */
export function DeskCount({ first }: { first: number }) {
  const t = useTranslations('console.nav');
  const locale = useLocale();
  const count =
    useSyncExternalStore(
      subscribe,
      () => told,
      () => null,
    ) ?? first;
  if (count === 0) return null;
  const n = formatNumber(locale, count);
  return (
    <b className="ms-auto text-12 font-medium text-ink-3">
      <span aria-hidden="true">{n}</span>
      <span className="sr">{t('waiting', { count, n })}</span>
    </b>
  );
}
