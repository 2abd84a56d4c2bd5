import 'server-only';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { getOffer } from '@/lib/agent/queries';
import { ownConversation } from '@/lib/chat/lock';
import type { CardView, ChatCard } from '@/lib/chat/schema';
import { listCompanyCards } from '@/lib/company/queries';
import type { Actor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { chatMessage } from '@/lib/platform/db/schema/chat';
import { quotation } from '@/lib/platform/db/schema/quotation';
import type { Locale } from '@/lib/platform/i18n/site';
import { countTry } from '@/lib/platform/limit/count';
import { href } from '@/lib/platform/routes/address';
import { listCards } from '@/lib/product/queries';
import { followedRequests } from '@/lib/purchase/follow/queries';
import { findAttachable } from './attachable/queries';

type Reader = { actor: Actor; site: Locale };
type Shown = Omit<CardView, 'kind' | 'id'>;
type Resolve = (reader: Reader, ids: readonly number[]) => Promise<Map<number, Shown>>;

const emptyCard = {
  ...{ picture: null, price: null, unit: null, minimumOrder: null, quote: null },
  ...{ requestState: null, quotationState: null },
} as const;

const products: Resolve = async ({ site }, ids) =>
  new Map(
    (await listCards(site, ids)).map(({ id, name, cover, price, unit, minimumOrder }) => [
      id,
      { ...emptyCard, title: name, picture: cover, price, unit, minimumOrder, path: href('productDetail', { id }) },
    ]),
  );

const companies: Resolve = async ({ site }, ids) =>
  new Map(
    (await listCompanyCards(site, ids)).map(({ id, name, logo }) => [
      id,
      { ...emptyCard, title: name, picture: logo, path: href('showroomHome', { companyId: id }) },
    ]),
  );

const offers: Resolve = async ({ site }, ids) => {
  const found = await Promise.all(ids.map(async (id) => [id, await getOffer(site, id)] as const));
  return new Map(
    found.flatMap(([id, offer]) => {
      if (!offer) return [];
      const { name, cover } = offer.product;
      return [[id, { ...emptyCard, title: name, picture: cover, path: href('agentDetail', { id }) }] as const];
    }),
  );
};

const requestPath = ({ kind }: Actor, id: number): string | null => {
  if (kind === 'staff') return null;
  return kind === 'supplier' ? href('supplierPurchaseQuote', { id }) : href('purchaserPurchaseDetail', { id });
};

const requests: Resolve = async ({ actor, site }, ids) =>
  new Map(
    [...(await followedRequests(site, ids))].map(([id, { title, state }]) => [
      id,
      { ...emptyCard, title, requestState: state, path: requestPath(actor, id) },
    ]),
  );

const quotations: Resolve = async ({ actor, site }, ids) => {
  const { id, requestId, state, unitPrice, priceQuantity, currency, unit, incoterm, place } = quotation;
  const found = await database()
    .select({ id, requestId, state, unitPrice, priceQuantity, currency, unit, incoterm, place })
    .from(quotation)
    .where(inArray(id, [...ids]));
  const titles = await followedRequests(
    site,
    found.map(({ requestId }) => requestId),
  );
  return new Map(
    found.map(({ id, requestId, state, ...quote }) => [
      id,
      {
        ...{ ...emptyCard, title: titles.get(requestId)?.title ?? null },
        ...{ quote, quotationState: state, path: requestPath(actor, requestId) },
      },
    ]),
  );
};

const resolvers: Record<ChatCard['kind'], Resolve> = {
  product: products,
  company: companies,
  agentOffer: offers,
  request: requests,
  quotation: quotations,
};

// Only cards actually attached in the conversation are resolved; asking for other ids returns nothing.
async function attachedAmong(conversationId: number, cards: readonly ChatCard[]): Promise<ChatCard[]> {
  const { content } = chatMessage;
  const [kind, id] = [sql<ChatCard['kind']>`${content} ->> 'card'`, sql<number>`(${content} ->> 'id')::int`];
  const ids = cards.map((one) => one.id);
  const found = await database()
    .selectDistinct({ kind, id })
    .from(chatMessage)
    .where(and(eq(chatMessage.conversationId, conversationId), eq(chatMessage.kind, 'card'), inArray(id, ids)));
  return found.filter(({ kind, id }) => cards.some((one) => one.kind === kind && one.id === id));
}

/**
 * Resolves cards in the order given, in the site's language; title null for items that no longer exist. Does not check
 * access: the caller must have checked that they were attached in a conversation of the reader's.
 */
export async function viewsOf(reader: Reader, cards: readonly ChatCard[]): Promise<CardView[]> {
  const resolved = new Map<ChatCard['kind'], Map<number, Shown>>();
  for (const kind of new Set(cards.map((one) => one.kind))) {
    const ids = cards.filter((one) => one.kind === kind).map(({ id }) => id);
    resolved.set(kind, await resolvers[kind](reader, ids));
  }
  return cards.map(({ kind, id }) => ({
    ...{ kind, id },
    ...(resolved.get(kind)?.get(id) ?? { ...emptyCard, title: null, path: null }),
  }));
}

/**
 * The items behind cards of a conversation, in the site's language; title null for those that no longer exist.
 * @throws AppError notFound
 */
export async function readCards(
  reader: Reader & { conversationId: number },
  cards: readonly ChatCard[],
): Promise<CardView[]> {
  await ownConversation(reader.actor, reader.conversationId);
  return viewsOf(reader, await attachedAmong(reader.conversationId, cards));
}

/**
 * The products and requests that the reader can attach in a conversation, in a site's language.
 * @throws AppError notFound, tooManyRequests
 */
export async function listAttachable(reader: Reader & { conversationId: number }, query: string): Promise<CardView[]> {
  const { row } = await ownConversation(reader.actor, reader.conversationId);
  await countTry('chatSearch', String(reader.actor.accountId));
  const views = await viewsOf(reader, await findAttachable(reader.actor, row, query));
  return views.filter(({ title }) => title !== null);
}

const isOwn: Partial<Record<ChatCard['kind'], (actor: Actor, id: number) => SQL>> = {
  request: (actor, id) =>
    actor.kind === 'supplier'
      ? sql`select 1 from quotation where request_id = ${id} and company_id = ${actor.companyId}
          union all select 1 from purchase_contact where request_id = ${id} and company_id = ${actor.companyId}`
      : sql`select 1 from purchase_request where id = ${id} and account_id = ${actor.accountId}`,
  quotation: (actor, id) =>
    actor.kind === 'supplier'
      ? sql`select 1 from quotation where id = ${id} and company_id = ${actor.companyId}`
      : sql`select 1 from quotation q join purchase_request r on r.id = q.request_id
          where q.id = ${id} and r.account_id = ${actor.accountId}`,
};

/** Preview of an item's card; null if it does not exist or is neither public nor part of the reader's own trade. */
export async function previewCard(reader: Reader, { kind, id }: ChatCard): Promise<CardView | null> {
  const own = isOwn[kind]?.(reader.actor, id);
  if (own && (await rows(database(), own)).length === 0) return null;
  const view = (await resolvers[kind](reader, [id])).get(id);
  return view ? { kind, id, ...view } : null;
}
