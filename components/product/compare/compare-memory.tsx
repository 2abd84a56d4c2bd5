'use client';

import { useEffect } from 'react';
import { type Compared, keepCompared } from './compare-store';

/** What the comparison shows is what the lists have ticked from now on. */
export function CompareMemory({ list }: { list: Compared[] }) {
  useEffect(() => keepCompared(list), [list]);
  return null;
}
