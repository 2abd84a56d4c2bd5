'use client';

import { useState } from 'react';

const shown = 3000;

/** Copies a text to the clipboard; true for a few seconds afterwards. No-op if the browser does not allow it. */
export function useCopy(): [boolean, (text: string) => Promise<void>] {
  const [copied, setCopied] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), shown);
  };
  return [copied, copy];
}
