'use client';

import { type DragEvent, useRef, useState } from 'react';

/** Drag and drop of list rows by handles; `onMove` gets the old and new position. */
export function useDrag(onMove: (from: number, to: number) => void) {
  const dragged = useRef<number | null>(null);
  const [over, setOver] = useState<{ at: number; side: 'before' | 'after' } | null>(null);
  const end = () => {
    dragged.current = null;
    setOver(null);
  };
  const handle = (at: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      dragged.current = at;
      event.dataTransfer.effectAllowed = 'move';
      // Firefox starts no drag without data.
      event.dataTransfer.setData('text/plain', String(at));
      const row = event.currentTarget.closest('li');
      if (row) event.dataTransfer.setDragImage(row, 16, 16);
    },
    onDragEnd: end,
  });
  const row = (at: number) => ({
    'data-over': over?.at === at ? over.side : undefined,
    onDragOver: (event: DragEvent) => {
      const from = dragged.current;
      if (from === null) return;
      event.preventDefault();
      const side = from < at ? 'after' : 'before';
      if (from !== at && (over?.at !== at || over.side !== side)) setOver({ at, side });
      if (from === at && over !== null) setOver(null);
    },
    onDrop: (event: DragEvent) => {
      const from = dragged.current;
      if (from === null) return;
      event.preventDefault();
      end();
      if (from !== at) onMove(from, at);
    },
  });
  return { handle, row };
}
