'use client';

import { skipToken, useQueries } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { type Card, type CardView, chatCardCall } from '@/lib/chat/schema';
import { deskCardCall } from '@/lib/chat/support/schema';
import { callContract } from '@/lib/http/call-contract';
import { sites } from '@/lib/i18n/site';
import type { ChatOwner } from './types';

type Asking = { conversationId: number; siteId: number; kind: ChatOwner['kind'] };

// Cards that are drawn in one turn are asked for in one call.
const asked = new Map<string, Map<string, { card: Card; settle: ((view: CardView | null) => void)[] }>>();
const keyOf = ({ kind, id }: Card): string => `${kind}:${id}`;
const most = 50;

async function ask({ conversationId, siteId, kind }: Asking, cards: readonly Card[]): Promise<CardView[]> {
  const views: CardView[] = [];
  for (let at = 0; at < cards.length; at += most) {
    const input = { conversationId, siteId, cards: cards.slice(at, at + most) };
    const some =
      kind === 'staff'
        ? callContract(deskCardCall, input, { userType: null, quiet: true })
        : callContract(chatCardCall, input, { userType: kind, quiet: true });
    views.push(...(await some));
  }
  return views;
}

function load(asking: Asking, card: Card): Promise<CardView | null> {
  const group = JSON.stringify(asking);
  const waiting = asked.get(group) ?? new Map();
  if (!asked.has(group)) {
    asked.set(group, waiting);
    setTimeout(async () => {
      asked.delete(group);
      const views = await ask(
        asking,
        [...waiting.values()].map((one) => one.card),
      ).catch(() => []);
      for (const [key, { settle }] of waiting)
        for (const one of settle) one(views.find((view) => keyOf(view) === key) ?? null);
    }, 30);
  }
  return new Promise((settle) => {
    const known = waiting.get(keyOf(card));
    if (known) known.settle.push(settle);
    else waiting.set(keyOf(card), { card, settle: [settle] });
  });
}

/** What a card of a conversation shows; undefined while it is read or where there is none, null where it could not be. */
export function useCard(
  conversationId: number,
  kind: ChatOwner['kind'],
  card: Card | null,
): CardView | null | undefined {
  const siteId = sites[useLocale()].siteId;
  const [query] = useQueries({
    queries: [
      {
        queryKey: ['chat-card', conversationId, siteId, card && keyOf(card)],
        queryFn: card ? () => load({ conversationId, siteId, kind }, card) : skipToken,
        staleTime: 60_000,
      },
    ],
  });
  return query?.data;
}
