'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { chatKeys } from '@/lib/chat/client/query-key';
import { chatLimits } from '@/lib/chat/constants';
import { chatSearchCall, type FoundMessage } from '@/lib/chat/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { sites } from '@/lib/platform/i18n/site';
import type { MemberOwner } from './types';

/** Debounce in milliseconds after the last keystroke; Enter searches at once. */
const pause = 300;

export type Search = {
  typed: string;
  type: (typed: string) => void;
  /** Searches at once. */
  ask: () => void;
  /** Current query; '' for none. */
  query: string;
  found: readonly FoundMessage[] | undefined;
  isError: boolean;
  retry: () => void;
};

/** Searches an account's conversations while typing. */
export function useSearch({ kind }: MemberOwner): Search {
  const siteId = sites[useLocale()].siteId;
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const { data, isError, refetch } = useQuery({
    queryKey: chatKeys.search(kind, siteId, query),
    queryFn: ({ signal }) => callContract(chatSearchCall, { siteId, query }, { userType: kind, quiet: true, signal }),
    enabled: query !== '',
    // New messages must be found too.
    gcTime: 0,
  });
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    typed,
    type: (next) => {
      const words = next.slice(0, chatLimits.query);
      setTyped(words);
      if (words.trim() === '') setQuery('');
    },
    ask: () => setQuery(typed.trim()),
    query,
    found: data,
    isError,
    retry: () => void refetch(),
  };
}
