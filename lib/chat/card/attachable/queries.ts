import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { chatLimits } from '@/lib/chat/constants';
import type { ConversationRow } from '@/lib/chat/lock';
import type { ChatCard } from '@/lib/chat/schema';
import type { Actor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { folded } from '@/lib/platform/i18n/fold';
import { standing } from '@/lib/standing/queries';
import { isPublic } from '@/lib/standing/visibility';

/** SQL (from … where): the products `p` that can be attached in a conversation. */
export const attachableProducts = ({ companyId }: ConversationRow): SQL =>
  sql`from product p join company c on c.id = p.company_id ${standing}
    where ${companyId === null ? sql`true` : sql`c.id = ${companyId}`} and ${isPublic}`;

/** The purchase requests `r` that both sides of a conversation may read, as the rest of a select. */
export const attachableRequests = ({ companyId, accountId }: ConversationRow): SQL =>
  sql`from purchase_request r
    where r.account_id = ${accountId} and (r.state <> 'draft' and r.state <> 'pending') and (r.kind = 'public'
      or exists (select from purchase_invitation i where i.request_id = r.id and i.company_id = ${companyId}))`;

/** The first entries whose text contains all words of a query, ignoring diacritics. */
function firstWith(found: readonly { id: number; text: string }[], query: string): number[] {
  const words = folded(query)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const hits = found.filter(({ text }) => {
    const among = folded(text);
    return words.every((word) => among.includes(word));
  });
  return hits.slice(0, chatLimits.attachable).map(({ id }) => id);
}

/** Whether the buyer of request `r` opened their contacts to the company, or showed it the request or a quotation for it here. */
const isKnown = ({ id, companyId }: ConversationRow): SQL => sql`(
  exists (select from purchase_contact k where k.request_id = r.id and k.company_id = ${companyId})
  or exists (select from chat_message w where w.conversation_id = ${id} and w.side = 'purchaser' and w.kind = 'card' and (
    (w.content->>'card' = 'request' and (w.content->>'id')::int = r.id)
    or (w.content->>'card' = 'quotation' and (w.content->>'id')::int in (select q.id from quotation q where q.request_id = r.id)))))`;

/**
 * SQL: whether the actor may attach request `r`. A supplier may attach only requests whose buyer it already knows here;
 * otherwise it could find out who is behind any request. docs/decisions/0041-buyer-named.md.
 */
export const isNameable = ({ kind }: Actor, row: ConversationRow): SQL =>
  kind === 'supplier' ? isKnown(row) : sql`true`;

const isCurrent = ({ kind }: Actor): SQL =>
  kind === 'purchaser'
    ? sql`r.state = 'open' and (r.valid_until is null or r.valid_until > now())`
    : sql`r.state in ('open', 'closed')`;

/**
 * Attachable items of a conversation: its supplier's products in showroom order, then its purchaser's requests, newest
 * first. All words of `query` must occur in a name, in any language, or a model.
 */
export async function findAttachable(actor: Actor, row: ConversationRow, query: string): Promise<ChatCard[]> {
  if (row.companyId === null) return [];
  const products = await rows<{ id: number; text: string }>(
    database(),
    sql`select p.id, concat_ws(' ', p.model, (select string_agg(n.name, ' ') from product_translation n
      where n.product_id = p.id)) as text ${attachableProducts(row)} order by p.sort, p.id`,
  );
  const requests = await rows<{ id: number; text: string }>(
    database(),
    sql`select r.id, coalesce((select string_agg(n.title, ' ') from purchase_translation n
      where n.request_id = r.id), '') as text
      ${attachableRequests(row)} and ${isNameable(actor, row)} and ${isCurrent(actor)} order by r.id desc`,
  );
  return [
    ...firstWith(products, query).map((id) => ({ kind: 'product' as const, id })),
    ...firstWith(requests, query).map((id) => ({ kind: 'request' as const, id })),
  ];
}
