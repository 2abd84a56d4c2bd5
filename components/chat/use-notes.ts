'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chatKeys } from '@/lib/chat/client/query-key';
import { type ChatNote, noteListCall } from '@/lib/chat/note/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { Chat } from './use-chat';

export type Notes = {
  items: ChatNote[] | undefined;
  isError: boolean;
  refetch: () => void;
  more: boolean;
  loadMore: () => void;
  isLoadingMore: boolean;
};

/** Notes of a conversation, refetched when a colleague writes one. */
export function useNotes({ link }: Pick<Chat, 'link'>, conversationId: number): Notes {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: chatKeys.notes(conversationId),
    queryFn: ({ pageParam }) =>
      callContract(
        noteListCall,
        { conversationId, ...(pageParam === null ? {} : { before: pageParam }) },
        { userType: 'supplier', quiet: true },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ items, more }) => (more ? (items.at(-1)?.id ?? null) : null),
  });
  useEffect(() => {
    const reread = () => void client.invalidateQueries({ queryKey: chatKeys.notes(conversationId) });
    const endings = [
      link.on('noted', (event) => void (event.conversationId === conversationId && reread())),
      link.onState((state) => void (state === 'online' && reread())),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [client, link, conversationId]);
  return {
    items: query.data?.pages.flatMap(({ items }) => items),
    isError: query.isError,
    refetch: () => void query.refetch(),
    more: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    isLoadingMore: query.isFetchingNextPage,
  };
}
