'use client';

import { useEffect } from 'react';
import { isTyping, moveRow } from './keyboard';

/** J and K lead through the rows of a list, which have `data-row`; Enter opens the one in focus where it is a link. */
export function RowKeys() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = ({ j: 1, k: -1 } as const)[event.key.toLowerCase()];
      if (step !== undefined && !isTyping(event) && moveRow(step)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return null;
}
