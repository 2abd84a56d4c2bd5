'use client';

import { useEffect } from 'react';
import { listening } from '@/lib/http/listening';

/** Tells the page's first script that the page listens, so that it does what the visitor asked for before. */
export function EarlyAct() {
  useEffect(() => {
    dispatchEvent(new Event(listening));
  }, []);
  return null;
}
