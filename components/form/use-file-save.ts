'use client';

import { useRef, useState } from 'react';
import { CallFailure, fetchFile } from '@/lib/platform/http/client';
import { toast } from './toast';
import { useFailureText } from './use-failure-text';

/** Downloads a file; errors, such as rate limits, are shown as text. */
export function useFileSave(address: string): { save: () => void; busy: boolean } {
  const textOf = useFailureText();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const { name, content } = await fetchFile(address);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(content);
      link.download = name;
      link.click();
      // The browser reads it after the click.
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast(textOf(error), 'bad');
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { save: () => void run(), busy };
}
