import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { isPublicOffer, offerFrom } from '@/lib/agent/visibility';
import { attachableProducts, attachableRequests, isNameable } from '@/lib/chat/card/attachable/queries';
import type { ConversationRow } from '@/lib/chat/lock';
import { formatPhrase } from '@/lib/chat/phrase/text';
import type { ChatCard, MessageInput } from '@/lib/chat/schema';
import type { Actor } from '@/lib/platform/auth/actor';
import { rows } from '@/lib/platform/db/client';
import type { Transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { getUploads } from '@/lib/upload/queries';
import { addOwnUse } from '@/lib/upload/usage/commands';

/** What is stored of a message, by its kind. */
export type Content = { text: string; content: Record<string, unknown> };

const attachable: Record<ChatCard['kind'], (id: number, row: ConversationRow, actor: Actor) => SQL> = {
  product: (id, row) => sql`select 1 ${attachableProducts(row)} and p.id = ${id}`,
  company: (id) => sql`select 1 from company where id = ${id} and status = 'normal'`,
  agentOffer: (id, { companyId }) => sql`select 1 from ${offerFrom}
    where o.id = ${id} and ${companyId === null ? sql`true` : sql`c.id = ${companyId}`} and ${isPublicOffer}`,
  request: (id, row, actor) => sql`select 1 ${attachableRequests(row)} and ${isNameable(actor, row)} and r.id = ${id}`,
  quotation: (id, row, actor) => sql`select 1 from quotation q join purchase_request r on r.id = q.request_id
    where q.id = ${id} and q.company_id = ${row.companyId} and r.account_id = ${row.accountId} and ${isNameable(actor, row)}`,
};

async function cardContent(
  tx: Transaction,
  actor: Actor,
  row: ConversationRow,
  { kind, id }: ChatCard,
): Promise<Content> {
  if ((await rows(tx, attachable[kind](id, row, actor))).length === 0)
    throw new AppError('badRequest', [{ field: 'card', key: 'chatCard' }]);
  return { text: '', content: { card: kind, id } };
}

async function fileContent(tx: Transaction, actor: Actor, row: ConversationRow, key: string): Promise<Content> {
  await addOwnUse(tx, actor, `chat:${row.id}`, { key, kinds: ['attachment'], field: 'key' });
  const [file] = await getUploads(tx, [key]);
  if (!file) throw new AppError('badRequest', [{ field: 'key', key: 'fileMissing' }]);
  const { name, type, bytes, width, height } = file;
  return { text: '', content: { key, name, type, bytes, width, height } };
}

type Given = { tx: Transaction; actor: Actor; row: ConversationRow; site: Locale };
const writers: {
  [K in MessageInput['kind']]: (given: Given, message: Extract<MessageInput, { kind: K }>) => Promise<Content>;
} = {
  text: async (_, { text }) => ({ text, content: {} }),
  // The text in the sender's language serves search and e-mails; readers see the phrase in their own.
  phrase: async ({ site }, { phrase }) => ({
    text: formatPhrase(phrase, await translator(site), site),
    content: phrase,
  }),
  card: ({ tx, actor, row }, { card }) => cardContent(tx, actor, row, card),
  file: ({ tx, actor, row }, { key }) => fileContent(tx, actor, row, key),
};

/**
 * Validates a message and returns what to store of it. Both sides must have access to a card's item.
 * @throws AppError badRequest at the card or file that does not exist or not for both
 */
export const contentOf = <K extends MessageInput['kind']>(
  given: Given,
  message: Extract<MessageInput, { kind: K }>,
): Promise<Content> => writers[message.kind as K](given, message);
