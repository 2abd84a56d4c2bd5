'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { formatNumber } from '@/lib/platform/i18n/format';

// Published by the open desk, shown by the surrounding frame.
const listeners = new Set<() => void>();
let published: number | null = null;
const tell = (waiting: number | null): void => {
  published = waiting;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Publishes the number of waiting requests while the desk is open; null if unknown. */
export function useToldWaiting(waiting: number | null): void {
  useEffect(() => tell(waiting), [waiting]);
  useEffect(() => () => tell(null), []);
}

/** Number of waiting requests: live from an open desk, else as of page load. */
export function DeskCount({ first }: { first: number }) {
  const t = useTranslations('console.nav');
  const locale = useLocale();
  const count =
    useSyncExternalStore(
      subscribe,
      () => published,
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
