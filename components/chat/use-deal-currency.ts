import type { Phrase } from '@/lib/chat/phrase/schema';
import { paramsOf } from '@/lib/chat/phrase/schema';
import type { CardView, ChatCard, ChatMessage } from '@/lib/chat/schema';
import type { MemberOwner } from './types';
import { useCard } from './use-cards';

const priced: readonly unknown[] = ['product', 'agentOffer', 'quotation'] satisfies ChatCard['kind'][];

const currencyIn = (view: CardView | null | undefined): string | null => {
  if (view?.quote) return view.quote.currency;
  return view?.price && view.price.kind !== 'negotiable' ? view.price.currency : null;
};

/** Currency of the latest amount in a phrase; null if none. */
function saidCurrency(messages: readonly ChatMessage[]): string | null {
  const last = messages.findLast(({ kind }) => kind === 'phrase');
  if (!last) return null;
  const { id, values } = last.content as Phrase;
  for (const name of paramsOf(id)) {
    const value = values[name];
    if (typeof value === 'object' && 'currency' in value) return value.currency;
  }
  return null;
}

/**
 * Currency of a conversation: that of the attached item, the last card with a price, the last phrase with an amount;
 * else the owner's usual one.
 */
export function useDealCurrency(
  conversationId: number,
  { kind }: MemberOwner,
  messages: readonly ChatMessage[],
  attached: CardView | null,
  usual: string,
): string {
  const last = messages.findLast(({ kind: of, content }) => of === 'card' && priced.includes(content.card));
  const { view } = useCard(
    conversationId,
    kind,
    last ? { kind: last.content.card as ChatCard['kind'], id: Number(last.content.id) } : null,
  );
  return currencyIn(attached) ?? currencyIn(view) ?? saidCurrency(messages) ?? usual;
}
