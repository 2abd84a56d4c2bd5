'use client';

import { useEffect, useState } from 'react';

const patience = 5000;

/** True once something has run for longer than one would wait without a word. */
export function useLate(running: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [running]);
  return late;
}
