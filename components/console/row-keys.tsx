'use client';

import { useEffect } from 'react';
import { isTyping } from './keyboard';

/** J and K lead through the rows of a list; Enter opens the one in focus. Rows are links with `data-row`. */
export function RowKeys() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key.toLowerCase()];
      if (step === undefined || isTyping(event)) return;
      const rows = [...document.querySelectorAll<HTMLElement>('a[data-row]')];
      const active = document.activeElement;
      const at = active instanceof HTMLElement ? rows.indexOf(active) : -1;
      const next = at < 0 ? rows[step > 0 ? 0 : rows.length - 1] : rows[at + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return null;
}
