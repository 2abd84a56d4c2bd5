import 'server-only';
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { chatLimits } from '@/lib/chat/constants';
import { isOwn } from '@/lib/chat/lock';
import { selectMessages } from '@/lib/chat/message/queries';
import type { Phrase } from '@/lib/chat/phrase/schema';
import { formatPhrase } from '@/lib/chat/phrase/text';
import { buyerName, selectConversations, v } from '@/lib/chat/queries';
import type { FoundMessage } from '@/lib/chat/schema';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { arrayOf } from '@/lib/platform/db/array';
import { database, rows } from '@/lib/platform/db/client';
import { companyTranslation } from '@/lib/platform/db/schema/company';
import { folded, pairsOf } from '@/lib/platform/i18n/fold';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { countTry } from '@/lib/platform/limit/count';
import { like } from './like-pattern';
import { searchWords } from './snippet';

type Place = { conversationId: number; number: number };
type Found = Place & { createdAt: string | Date };

const newestFirst = (one: Found, other: Found): number =>
  new Date(other.createdAt).getTime() - new Date(one.createdAt).getTime() ||
  other.conversationId - one.conversationId ||
  other.number - one.number;

/** SQL: whether message `m` contains a word. The index is on pairs of characters, so a single character scans. */
const hasWord = (word: string): SQL => {
  const [contains, pairs] = [sql`m.folded like ${like(word)}`, pairsOf(word)];
  return pairs.length > 0 ? sql`m.pairs @> ${arrayOf(pairs, 'integer')} and ${contains}` : contains;
};

/** Statement: the newest messages of the actor's conversations that contain all words. */
export const messagesWith = (actor: MemberActor, words: readonly string[]): SQL =>
  sql`select m.conversation_id as "conversationId", m.number, m.created_at as "createdAt"
    from chat_message m join conversation v on v.id = m.conversation_id
    where ${isOwn(actor)} and ${sql.join(words.map(hasWord), sql` and `)}
    order by m.created_at desc, m.conversation_id desc, m.number desc limit ${chatLimits.search}`;

const hasAll = (text: string, words: readonly string[]): boolean => {
  const line = folded(text);
  return words.every((word) => line.includes(word));
};

// Phrases are stored in the sender's language, but the reader sees and searches them in another.
async function findPhrases(actor: MemberActor, site: Locale, words: readonly string[]): Promise<Found[]> {
  const sent = await rows<Found & { content: Phrase }>(
    database(),
    sql`select m.conversation_id as "conversationId", m.number, m.created_at as "createdAt", m.content
      from chat_message m join conversation v on v.id = m.conversation_id
      where ${isOwn(actor)} and m.kind = 'phrase' and m.locale <> ${site}
      order by m.created_at desc, m.conversation_id desc, m.number desc limit ${chatLimits.searchedPhrases}`,
  );
  const t = await translator(site);
  return sent.filter(({ content }) => hasAll(formatPhrase(content, t, site), words));
}

const findPlaces = async (actor: MemberActor, site: Locale, words: readonly string[]): Promise<Place[]> => {
  const [written, phrases] = await Promise.all([
    rows<Found>(database(), messagesWith(actor, words)),
    findPhrases(actor, site, words),
  ]);
  const isNew = ({ conversationId, number }: Place) =>
    !written.some((one) => one.conversationId === conversationId && one.number === number);
  return [...written, ...phrases.filter(isNew)].sort(newestFirst);
};

// Suppliers match by name in any language, buyers only if their name is disclosed.
async function findNamed(actor: MemberActor, words: readonly string[]): Promise<Place[]> {
  const isSupplier = actor.kind === 'supplier';
  const found = await database()
    .select({
      ...{ conversationId: v.id, number: v.lastNumber },
      name: sql<string | null>`${isSupplier ? buyerName : companyTranslation.name}`,
    })
    .from(v)
    .leftJoin(companyTranslation, isSupplier ? sql`false` : eq(companyTranslation.companyId, v.companyId))
    .where(and(isOwn(actor), eq(v.kind, 'trade'), gt(v.lastNumber, 0)))
    .orderBy(desc(v.lastAt), desc(v.id));
  const named = found.filter(({ name }) => hasAll(name ?? '', words));
  const once = new Map(named.map(({ conversationId, number }) => [conversationId, { conversationId, number }]));
  return [...once.values()].slice(0, chatLimits.search);
}

/**
 * The newest message of each conversation whose other side matches all words by name, then messages with all words,
 * newest first. Phrases match in the language they were sent in, recent ones also in the site's.
 * @throws AppError tooManyRequests
 */
export async function searchMessages(actor: MemberActor, site: Locale, query: string): Promise<FoundMessage[]> {
  await countTry('chatSearch', String(actor.accountId));
  const words = searchWords(query);
  if (words.length === 0) return [];
  const named = await findNamed(actor, words);
  const isKnown = ({ conversationId, number }: Place) =>
    named.some((one) => one.conversationId === conversationId && one.number === number);
  const inText = (await findPlaces(actor, site, words)).filter((place) => !isKnown(place));
  const places = [...named, ...inText].slice(0, chatLimits.search);
  if (places.length === 0) return [];
  const which = sql`(m.conversation_id, m.number) in ${places.map((one) => sql`(${one.conversationId}::int, ${one.number}::int)`)}`;
  const messages = await selectMessages(database(), which, { limit: places.length });
  const ids = [...new Set(places.map(({ conversationId }) => conversationId))];
  const found = await selectConversations(actor, site, sql`v.id in ${ids}`, ids.length);
  return places.flatMap(({ conversationId, number }) => {
    const message = messages.find((one) => one.conversationId === conversationId && one.number === number);
    const of = found.find(({ id }) => id === conversationId);
    return message && of ? [{ message, kind: of.kind, name: of.name, locale: of.locale }] : [];
  });
}
