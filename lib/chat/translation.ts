import 'server-only';
import { sql } from 'drizzle-orm';
import type { Actor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { countTry } from '@/lib/platform/limit/count';
import { translateTexts } from '@/lib/platform/translate/service';
import { sourceOf } from '@/lib/platform/translate/source-language';
import { ownConversation } from './lock';
import { selectMessages } from './message/queries';
import type { Phrase } from './phrase/schema';
import { formatPhrase, ownWordsOf } from './phrase/text';
import type { ChatMessage, MessageTranslation } from './schema';

type Translated = { texts: string[]; put: (texts: readonly string[]) => Promise<string> };

/** The texts of a message to translate and how to put them back; null if it has no free text. */
function translatable({ kind, text, content }: Pick<ChatMessage, 'kind' | 'text' | 'content'>, site: Locale) {
  if (kind === 'text') return { texts: [text], put: async (texts) => texts.join('') } satisfies Translated;
  if (kind !== 'phrase') return null;
  const phrase = content as Phrase;
  const own = ownWordsOf(phrase);
  const put = async (texts: readonly string[]) => {
    const values = { ...phrase.values, ...Object.fromEntries(own.map(([name], index) => [name, texts[index] ?? ''])) };
    return formatPhrase({ id: phrase.id, values }, await translator(site), site);
  };
  return own.length > 0 ? ({ texts: own.map(([, words]) => words), put } satisfies Translated) : null;
}

/**
 * Machine translation of a message, of a phrase its free text, into the site's language. @throws AppError notFound if
 * not the actor's, without text or without a service set up; tooManyRequests; unavailable if the service fails
 */
export async function translateMessage(
  actor: Actor,
  site: Locale,
  { conversationId, number }: { conversationId: number; number: number },
): Promise<MessageTranslation> {
  await ownConversation(actor, conversationId);
  const which = sql`m.conversation_id = ${conversationId} and m.number = ${number}`;
  const [message] = await selectMessages(database(), which, { limit: 1 });
  const words = message ? translatable(message, site) : null;
  if (!message || !words) throw new AppError('notFound');
  await countTry('translate', String(actor.accountId));
  const source = sourceOf(words.texts.join(' '), message.locale);
  const { texts, from } = await translateTexts(words.texts, source, site);
  return { text: await words.put(texts), from };
}
