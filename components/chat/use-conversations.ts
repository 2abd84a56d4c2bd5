'use client';

import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { chatKeys } from '@/lib/chat/client/query-key';
import { furthest } from '@/lib/chat/client/sender';
import type { ChatEvents } from '@/lib/chat/events';
import type { Conversation, chatGetCall, chatListCall } from '@/lib/chat/schema';
import { callPath } from '@/lib/platform/http/call-contract';
import { sites } from '@/lib/platform/i18n/site';
import type { Shelf } from './list-filter';
import type { MemberOwner } from './types';
import type { Chat } from './use-chat';

export type ConversationPage = { items: Conversation[]; more: boolean; unread: number };
type Before = { at: string; id: number } | null;
type Data = InfiniteData<ConversationPage, Before>;

export type Conversations = {
  items: Conversation[] | undefined;
  isError: boolean;
  refetch: () => void;
  more: boolean;
  loadMore: () => void;
  isLoadingMore: boolean;
  /** Inserts or replaces a conversation. */
  put: (one: Conversation) => void;
  /** Refetches a conversation; false if that failed. */
  read: (id: number) => Promise<boolean>;
  /** Updates a conversation; false if it is not loaded. */
  change: (id: number, with_: (one: Conversation) => Conversation) => boolean;
};

const latestFirst = (one: Conversation, other: Conversation) =>
  (other.lastAt ?? '9').localeCompare(one.lastAt ?? '9') || other.id - one.id;

const withItems = (data: Data, items: Conversation[]): Data => ({
  ...data,
  pages: data.pages.map((page, index) => ({ ...page, items: index === 0 ? items : [] })),
});
const itemsOf = (data: Data): Conversation[] => data.pages.flatMap(({ items }) => items);

/** Merges a fetched conversation with events received meanwhile; message numbers only increase. */
function withHeard(one: Conversation, heard: Conversation | undefined): Conversation {
  if (!heard) return one;
  const isBehind = one.lastNumber < heard.lastNumber;
  const { last, lastNumber, lastAt, unread } = isBehind ? heard : one;
  const own = furthest(one.own, heard.own);
  return {
    ...{ ...one, last, lastNumber, lastAt, own },
    other: furthest(one.other, heard.other),
    unread: own.read >= lastNumber ? 0 : unread,
  };
}

/** Unread count after a message: counts the other side's, not system messages. */
const unreadWith = ({ side, unread }: Conversation, message: ChatEvents['message']): number => {
  if (message.side === side) return 0;
  return message.side === 'system' ? unread : unread + 1;
};

/** The conversations of an account: fetched once, then kept up to date by chat events. */
export function useConversations(owner: MemberOwner, chat: Chat | null, shelf: Shelf): Conversations {
  const { kind, accountId } = owner;
  const site = sites[useLocale()].siteId;
  const client = useQueryClient();
  const queryKey = chatKeys.list(kind, site, shelf);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) =>
      callPath<typeof chatListCall>(
        '/api/chat/list',
        {
          siteId: site,
          mine: shelf === 'mine',
          archived: shelf === 'archived',
          ...(pageParam ? { before: pageParam } : {}),
        },
        { userType: kind, quiet: true },
      ),
    initialPageParam: null as Before,
    // Keeps the open conversation while another shelf loads.
    placeholderData: keepPreviousData,
    getNextPageParam: ({ more }, pages): Before => {
      const last = pages.flatMap(({ items }) => items).at(-1);
      return more && last?.lastAt ? { at: last.lastAt, id: last.id } : null;
    },
  });
  const update = (work: (items: Conversation[]) => Conversation[]) =>
    client.setQueryData<Data>(queryKey, (data) => data && withItems(data, work(itemsOf(data)).sort(latestFirst)));
  // A new conversation is not listed until its first message.
  const [begun, setBegun] = useState<readonly Conversation[]>([]);
  // A fetch started before an event may finish after it.
  const [heard] = useState(() => new Map<number, Conversation>());
  const put = (found: Conversation) => {
    const one = withHeard(found, heard.get(found.id));
    heard.set(one.id, one);
    setBegun((now) => [one, ...now.filter(({ id }) => id !== one.id)]);
    update((items) =>
      items.some(({ id }) => id === one.id) ? [one, ...items.filter(({ id }) => id !== one.id)] : items,
    );
  };
  const change: Conversations['change'] = (id, with_) => {
    const data = client.getQueryData<Data>(queryKey);
    const listed = data && itemsOf(data).find((one) => one.id === id);
    const known = listed ?? heard.get(id);
    if (!known) return false;
    const next = with_(withHeard(known, heard.get(id)));
    heard.set(id, next);
    const change = (one: Conversation) => (one.id === id ? next : one);
    setBegun((now) => now.map(change));
    if (listed) update((items) => items.map(change));
    return listed !== undefined;
  };
  const read = async (conversationId: number) => {
    const found = await callPath<typeof chatGetCall>(
      '/api/chat/get',
      { conversationId, siteId: site },
      { userType: kind, quiet: true },
    ).catch(() => null);
    if (found) put(found);
    return found !== null;
  };
  const hear = (message: ChatEvents['message']) => {
    const isOwn = message.accountId === accountId;
    const data = client.getQueryData<Data>(queryKey);
    const before =
      heard.get(message.conversationId) ?? (data && itemsOf(data).find(({ id }) => id === message.conversationId));
    // Received out of order: only the server knows whether it was read.
    const isBehind = before !== undefined && message.side === before.side && before.unread > 0;
    const known = change(message.conversationId, (one) =>
      message.number <= one.lastNumber
        ? one
        : {
            ...one,
            ...{ last: message, lastNumber: message.number, lastAt: message.createdAt, archived: false },
            unread: unreadWith(one, message),
            own:
              isOwn && one.own.read === one.lastNumber ? { delivered: message.number, read: message.number } : one.own,
          },
    );
    // A buyer's name is revealed with their first message.
    if (!known || isBehind || message.number === 1) void read(message.conversationId);
  };
  const reach = ({ conversationId, side, delivered, read: seen, accountId: who }: ChatEvents['reach']) => {
    const further = { delivered, read: seen };
    change(conversationId, (one) => {
      if (side !== one.side) return { ...one, other: furthest(one.other, further) };
      if (who !== accountId) return one;
      return { ...one, own: furthest(one.own, further), unread: seen >= one.lastNumber ? 0 : one.unread };
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what hears reads the cache anew each time.
  useEffect(() => {
    if (!chat) return;
    const { link } = chat;
    const endings = [
      link.on('message', hear),
      link.on('reach', reach),
      link.on('changed', ({ conversationId }) => void read(conversationId)),
      link.on('noted', ({ conversationId }) => void read(conversationId)),
      link.onState((state) => {
        if (state === 'online') void client.invalidateQueries({ queryKey });
      }),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [chat?.link, shelf]);
  const listed = query.data && itemsOf(query.data as Data).map((one) => withHeard(one, heard.get(one.id)));
  const unlisted = begun.filter(({ id }) => !listed?.some((one) => one.id === id));
  return {
    items: listed && [...unlisted, ...listed].sort(latestFirst),
    isError: query.isError,
    refetch: () => void query.refetch(),
    more: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    isLoadingMore: query.isFetchingNextPage,
    put,
    read,
    change,
  };
}
