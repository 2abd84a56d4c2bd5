import { type RefObject, useEffect } from 'react';
import { isComposing } from '@/components/form/enter-key';

const typed = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** Whether a key belongs to a field, a dialog, an input method or the browser. */
const isElsewhere = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.defaultPrevented ||
  isComposing({ nativeEvent: event }) ||
  document.querySelector('dialog[open]') !== null ||
  (event.target instanceof Element && event.target.closest(typed) !== null);

/**
 * Keys of a table: J and K move through its rows, other letters press what has them as `aria-keyshortcuts` in the
 * focused row. Enter is the browser's.
 */
export function useListKeys(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      const rows = [...(place.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const key = event.key.toUpperCase();
      if (key === 'J' || key === 'K') rows[key === 'J' ? at + 1 : at - 1]?.querySelector<HTMLElement>('th a')?.focus();
      else if (/^[A-Z]$/.test(key)) rows[at]?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [place]);
}
