'use client';

import { skipToken, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { chatKeys } from '@/lib/chat/client/query-key';
import { type CardView, type ChatCard, chatCardCall } from '@/lib/chat/schema';
import { deskCardCall } from '@/lib/chat/support/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { sites } from '@/lib/platform/i18n/site';
import type { ChatOwner } from './types';

type Asking = { conversationId: number; siteId: number; kind: ChatOwner['kind'] };

// Cards rendered in the same tick are fetched in one request.
const batches = new Map<string, { cards: Map<string, ChatCard>; views: Promise<CardView[]> }>();
const keyOf = ({ kind, id }: ChatCard): string => `${kind}:${id}`;
const max = 50;

async function ask({ conversationId, siteId, kind }: Asking, cards: readonly ChatCard[]): Promise<CardView[]> {
  const views: CardView[] = [];
  for (let at = 0; at < cards.length; at += max) {
    const input = { conversationId, siteId, cards: cards.slice(at, at + max) };
    const some =
      kind === 'staff'
        ? callContract(deskCardCall, input, { userType: null, quiet: true })
        : callContract(chatCardCall, input, { userType: kind, quiet: true });
    views.push(...(await some));
  }
  return views;
}

function begin(asking: Asking, group: string) {
  const cards = new Map<string, ChatCard>();
  const views = new Promise<void>((due) => setTimeout(due, 30)).then(() => {
    batches.delete(group);
    return ask(asking, [...cards.values()]);
  });
  const begun = { cards, views };
  batches.set(group, begun);
  return begun;
}

/** Null for cards that the server does not show. */
async function load(asking: Asking, card: ChatCard): Promise<CardView | null> {
  const group = JSON.stringify(asking);
  const { cards, views } = batches.get(group) ?? begin(asking, group);
  cards.set(keyOf(card), card);
  return (await views).find((view) => keyOf(view) === keyOf(card)) ?? null;
}

type Loaded = {
  /** undefined while loading or without a card, null if it no longer exists */
  view: CardView | null | undefined;
  failed: boolean;
  retry: () => void;
};

/** Content of a card in a conversation. */
export function useCard(conversationId: number, kind: ChatOwner['kind'], card: ChatCard | null): Loaded {
  const siteId = sites[useLocale()].siteId;
  const { data, isError, refetch } = useQuery({
    queryKey: chatKeys.card(conversationId, siteId, card),
    queryFn: card ? () => load({ conversationId, siteId, kind }, card) : skipToken,
    staleTime: 60_000,
  });
  return { view: data, failed: isError && data === undefined, retry: () => void refetch() };
}
