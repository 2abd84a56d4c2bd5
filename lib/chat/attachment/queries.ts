import 'server-only';
import { sql } from 'drizzle-orm';
import { ownConversation } from '@/lib/chat/lock';
import type { Actor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { StorageSettings } from '@/lib/platform/storage/settings';
import { addressOf, getUploads } from '@/lib/upload/queries';

/**
 * The address, for a few minutes, of a file that came with a message of a conversation of the actor's.
 * @throws AppError notFound for a conversation of others and a file of none of its messages
 */
export async function findChatFile(
  storage: StorageSettings,
  actor: Actor,
  conversationId: number,
  key: string,
): Promise<string> {
  await ownConversation(actor, conversationId);
  const sent = await rows(
    database(),
    sql`select 1 from chat_message where conversation_id = ${conversationId} and kind = 'file' and content ->> 'key' = ${key}`,
  );
  const [file] = sent.length > 0 ? await getUploads(database(), [key]) : [];
  if (!file) throw new AppError('notFound');
  return addressOf(storage, file);
}
