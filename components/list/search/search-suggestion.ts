import { useEffect, useState } from 'react';
import type { BoxScope } from '@/lib/search/box-scope';

const pause = 120;

/** What is offered, with the name of what it is where that is told. */
export type SuggestedText = { text: string; label?: string };

/** What is proposed where the API names it otherwise; what is asked for is a product in the words of its catalogue. */
const proposedOf: Partial<Record<BoxScope, string>> = { shortnews: 'news', purchase: 'product' };

const addressOf = (typed: string, scope: BoxScope, siteId: number): string => {
  const query = new URLSearchParams({ siteId: String(siteId), scope: proposedOf[scope] ?? scope });
  if (!typed) return `/api/hot_word?${query}`;
  query.set('keyword', typed);
  return `/api/suggest?${query}`;
};

/** Asks for completions of what is typed, or for hot words where nothing is; an older question is given up. */
export function useSuggestion(asked: {
  open: boolean;
  typed: string;
  scope: BoxScope;
  siteId: number;
}): SuggestedText[] {
  const { open, typed, scope, siteId } = asked;
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
