import type { Phrase } from '@/lib/chat/phrase/schema';
import { formatPhrase, type PhraseTranslator } from '@/lib/chat/phrase/text';
import type { ChatMessage } from '@/lib/chat/schema';
import type { SupportEvent } from '@/lib/chat/support/events';
import type { Locale } from '@/lib/platform/i18n/site';

/** A message as plain text in its reader's language: a card's title, a file's name. */
export function messageText(
  { kind, text, content }: Pick<ChatMessage, 'kind' | 'text' | 'content'>,
  t: PhraseTranslator,
  locale: Locale,
): string {
  if (kind === 'card' && typeof content.card === 'string') return t(`chat.card.${content.card as 'product'}`);
  if (kind === 'file' && typeof content.name === 'string') return content.name;
  if (kind === 'phrase') return formatPhrase(content as Phrase, t, locale);
  if (kind !== 'event') return text;
  const { event, name = '' } = content as SupportEvent;
  return t(`chat.support.event.${event}`, { name });
}
