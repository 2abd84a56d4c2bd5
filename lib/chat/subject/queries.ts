import 'server-only';
import { and, desc, eq, max } from 'drizzle-orm';
import { viewsOf } from '@/lib/chat/card/queries';
import { listCompanyCards } from '@/lib/company/queries';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { chatMessage } from '@/lib/platform/db/schema/chat';
import type { Locale } from '@/lib/platform/i18n/site';
import { chatLimits } from '../constants';
import { type OwnConversation, ownConversation } from '../lock';
import { type ChatCard, cardField } from '../schema';
import type { ChatSubject } from './schema';

async function lastAttached(conversationId: number): Promise<ChatCard[]> {
  const found = await database()
    .select({ content: chatMessage.content })
    .from(chatMessage)
    .where(and(eq(chatMessage.conversationId, conversationId), eq(chatMessage.kind, 'card')))
    .groupBy(chatMessage.content)
    .orderBy(desc(max(chatMessage.number)))
    .limit(chatLimits.subject);
  return found.map(({ content }) => cardField.parse({ kind: content.card, id: content.id }));
}

async function partnerOf({ row, side }: OwnConversation, site: Locale): Promise<ChatSubject['partner']> {
  if (side !== 'purchaser' || row.companyId === null) return null;
  const [found] = await listCompanyCards(site, [row.companyId]);
  return found ? { companyId: found.id, countryCode: found.countryCode, country: found.country } : null;
}

/**
 * The subject of a conversation, in the site's language: for the purchaser its supplier, and the most recently attached
 * distinct items; title null for those no longer available.
 * @throws AppError notFound
 */
export async function readSubject(
  { actor, site }: { actor: MemberActor; site: Locale },
  conversationId: number,
): Promise<ChatSubject> {
  const own = await ownConversation(actor, conversationId);
  return {
    partner: await partnerOf(own, site),
    cards: await viewsOf({ actor, site }, await lastAttached(conversationId)),
  };
}
