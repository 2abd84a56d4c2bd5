'use client';

import { useEffect } from 'react';
import { type ComparedProduct, keepCompared } from './compare-store';

/** Replaces the stored selection with the products shown. */
export function CompareMemory({ list }: { list: ComparedProduct[] }) {
  useEffect(() => keepCompared(list), [list]);
  return null;
}
