import type { Locale } from '@/lib/i18n/site';
import type { Phrase } from './phrase';
import { formatPhrase, type PhraseTranslator } from './phrase-text';
import type { ChatMessage } from './schema';
import type { SupportEvent } from './support/event';

/** What a message says, in words of its reader's language: of a card what it shows, of a file its name. */
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
