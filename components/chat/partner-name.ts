import { useTranslations } from 'next-intl';
import type { Conversation } from '@/lib/chat/schema';

/** What a page calls the other side of a conversation. */
export function usePartnerName(): (of: Pick<Conversation, 'kind' | 'name'>) => string {
  const t = useTranslations('chat');
  return ({ kind, name }) => name ?? t(kind === 'support' ? 'support.name' : 'unknownBuyer');
}
