'use client';

import { useEffect, useState } from 'react';
import { callTimeoutMs } from '@/lib/platform/http/call-timeout';

/** Milliseconds that one would wait without a word. */
const quiet = 5000;

/** How long something has run: longer than one would wait without a word, or than a call waits for its answer. */
export function useSlowCall(running: boolean): 'late' | 'checking' | null {
  const [late, setLate] = useState<'late' | 'checking' | null>(null);
  useEffect(() => {
    if (!running) return;
    const timers = [
      setTimeout(() => setLate('late'), quiet),
      // A call that is still on its way then has been sent again.
      setTimeout(() => setLate('checking'), callTimeoutMs),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setLate(null);
    };
  }, [running]);
  return late;
}
