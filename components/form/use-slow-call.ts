'use client';

import { useEffect, useState } from 'react';
import { callTimeoutMs } from '@/lib/platform/http/call-timeout';

/** Milliseconds to wait before showing a message. */
const quiet = 5000;

/** How long something has run: longer than a user waits silently, or longer than the call's timeout. */
export function useSlowCall(running: boolean): 'late' | 'checking' | null {
  const [late, setLate] = useState<'late' | 'checking' | null>(null);
  useEffect(() => {
    if (!running) return;
    const timers = [
      setTimeout(() => setLate('late'), quiet),
      // A call still pending by then was resent.
      setTimeout(() => setLate('checking'), callTimeoutMs),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setLate(null);
    };
  }, [running]);
  return late;
}
