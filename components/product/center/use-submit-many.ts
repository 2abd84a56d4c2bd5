'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import { type SubmitResult, useSubmitMany } from '@/lib/product/batch/client';

/** Submits several products, with progress and individual results. */
export function useSubmission(onDone: (left: readonly number[]) => void) {
  const submit = useSubmitMany(useLocale());
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [result, setResult] = useState<SubmitResult | null>(null);
  const run = async (ids: readonly number[]) => {
    if (progress) return;
    setResult(null);
    setProgress({ done: 0, total: ids.length });
    try {
      const found = await submit(ids, (done) => setProgress({ done, total: ids.length }));
      setResult(found);
      onDone(found.left);
    } finally {
      setProgress(null);
    }
  };
  return { run: (ids: readonly number[]) => void run(ids), progress, result, close: () => setResult(null) };
}

export type ProductSubmission = ReturnType<typeof useSubmission>;
