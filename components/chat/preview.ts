import { useLocale, useTranslations } from 'next-intl';
import { messageText } from '@/lib/chat/message/text';
import { formatPhrase } from '@/lib/chat/phrase/text';
import type { ChatMessage, MessageInput } from '@/lib/chat/schema';

const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** Formats a message as one line in the page's language. */
export function usePreview() {
  const t = useTranslations();
  const locale = useLocale();
  return {
    ofMessage: (message: ChatMessage): string => messageText(message, t, locale),
    ofInput: (input: MessageInput): string => {
      if (input.kind === 'text') return input.text;
      if (input.kind === 'phrase') return formatPhrase(input.phrase, t, locale);
      return input.kind === 'card' ? t(`chat.card.${input.card.kind}`) : nameOf(input.key);
    },
  };
}
