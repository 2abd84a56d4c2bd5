'use client';

import { useEffect } from 'react';
import { type ComparedProduct, keepCompared } from './compare-store';

/** What the comparison shows is what the lists have ticked from now on. */
export function CompareMemory({ list }: { list: ComparedProduct[] }) {
  useEffect(() => keepCompared(list), [list]);
  return null;
}
