'use client';

import { useEffect } from 'react';
import { chooseInRow, enterRow, isTyping, moveRow } from './keyboard';

/**
 * J and K move through rows with `data-row`; Enter opens or enters the focused one; A and R go to its buttons with
 * these letters.
 */
export function RowKeys() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const key = event.key.toLowerCase();
      const step = ({ j: 1, k: -1 } as const)[key];
      const hasLed =
        step !== undefined
          ? moveRow(step)
          : key === 'enter'
            ? enterRow(event.target)
            : (key === 'a' || key === 'r') && chooseInRow(key.toUpperCase());
      if (hasLed) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return null;
}
