import { useTranslations } from 'next-intl';
import type { Conversation } from '@/lib/chat/schema';

/** Name of a conversation's other side. */
export function usePartnerName(): (of: Pick<Conversation, 'kind' | 'name'>) => string {
  const t = useTranslations('chat');
  return ({ kind, name }) => name ?? t(kind === 'support' ? 'support.name' : 'unknownBuyer');
}
