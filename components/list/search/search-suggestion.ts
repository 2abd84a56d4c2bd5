import { useEffect, useState } from 'react';
import type { BoxScope } from '@/lib/search/box-scope';

const pause = 120;

/** A suggestion, with its kind if shown. */
export type SuggestedText = { text: string; label?: string };

/** Scopes with a different name in the suggestion API; purchase requests are suggested from product names. */
const proposedOf: Partial<Record<BoxScope, string>> = { shortnews: 'news', purchase: 'product' };

const addressOf = (typed: string, scope: BoxScope, siteId: number): string => {
  const query = new URLSearchParams({ siteId: String(siteId), scope: proposedOf[scope] ?? scope });
  if (!typed) return `/api/hot_word?${query}`;
  query.set('keyword', typed);
  return `/api/suggest?${query}`;
};

/** Fetches completions of the input, or hot words if empty; aborts earlier requests. */
export function useSuggestion(query: {
  open: boolean;
  typed: string;
  scope: BoxScope;
  siteId: number;
}): SuggestedText[] {
  const { open, typed, scope, siteId } = query;
  const [words, setWords] = useState<SuggestedText[]>([]);
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch(addressOf(typed, scope, siteId), { signal: controller.signal });
        const { data }: { data: (string | SuggestedText)[] | null } = await response.json();
        setWords((data ?? []).map((one) => (typeof one === 'string' ? { text: one } : one)));
      } catch {
        if (!controller.signal.aborted) setWords([]);
      }
    };
    const timer = setTimeout(ask, typed ? pause : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [open, typed, scope, siteId]);
  return words;
}
