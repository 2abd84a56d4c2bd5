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

/** What is to be translated of a message, and where it belongs; null where it has no words of its writer's. */
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
 * The words of a message by machine in a site's language, with the language that they are in; a phrase with the words
 * that were filled into it.
 * @throws AppError notFound where the conversation is none of the actor's, where the message has no words and where no
 * service is set; tooManyRequests; unavailable where the service gives no translation
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
