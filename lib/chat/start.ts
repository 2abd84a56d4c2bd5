import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/auth/actor';
import { assertMayDo } from '@/lib/auth/rules';
import { rows } from '@/lib/db/client';
import { type Transaction, transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { countTry } from '@/lib/limit/count';
import { assertPublished } from '@/lib/standing/gate';

/** With whom: a supplier, or who sent what a supplier got. */
export type Start = {
  companyId?: number | undefined;
  quotationId?: number | undefined;
  applicationId?: number | undefined;
};
type Pair = { companyId: number; accountId: number };

async function withCompany(tx: Transaction, { accountId }: PurchaserActor, companyId: number): Promise<Pair> {
  const found = await rows(tx, sql`select 1 from company where id = ${companyId} and status = 'normal'`);
  if (found.length === 0) throw new AppError('notFound');
  return { companyId, accountId };
}

const senderOf = (companyId: number, { quotationId, applicationId }: Start): SQL | null => {
  if (quotationId !== undefined)
    return sql`select r.account_id as "accountId" from quotation q join purchase_request r on r.id = q.request_id
      where q.id = ${quotationId} and q.company_id = ${companyId}`;
  if (applicationId !== undefined)
    return sql`select p.account_id as "accountId" from agent_application p join agent_offer o on o.id = p.offer_id
      join product on product.id = o.product_id where p.id = ${applicationId} and product.company_id = ${companyId}`;
  return null;
};

async function withSender(tx: Transaction, actor: SupplierActor, start: Start): Promise<Pair> {
  const { companyId } = actor;
  assertMayDo(actor, 'chat');
  await assertPublished(tx, companyId);
  const query = senderOf(companyId, start);
  // A company does not write to buyers who never turned to it.
  if (query === null) throw new AppError('forbidden', [{ field: 'companyId', key: 'role' }]);
  const [found] = await rows<{ accountId: number }>(tx, query);
  if (!found) throw new AppError('notFound');
  return { companyId, accountId: found.accountId };
}

const find = ({ companyId, accountId }: Pair): SQL => sql`select id as "conversationId" from conversation
  where kind = 'trade' and company_id = ${companyId} and account_id = ${accountId}`;

/**
 * The conversation that the actor means, made where there is none yet. docs/domain.md, rule 22.
 * @throws AppError notFound for a company that is not public, a quotation or application that is not the company's;
 * forbidden for a supplier by role, standing or without either; tooManyRequests
 */
export async function startChat(actor: MemberActor, start: Start): Promise<{ conversationId: number }> {
  const pairIn = async (tx: Transaction): Promise<Pair> => {
    if (actor.kind === 'supplier') return withSender(tx, actor, start);
    if (start.companyId === undefined) throw new AppError('notFound');
    return withCompany(tx, actor, start.companyId);
  };
  const look = async (tx: Transaction) => {
    const pair = await pairIn(tx);
    return { pair, found: (await rows<{ conversationId: number }>(tx, find(pair)))[0] };
  };
  const { found: known } = await transaction(look);
  if (known) return known;
  // Only what is new counts: one who goes on with forty suppliers is no trouble to anybody.
  await countTry('chatStart', String(actor.accountId));
  return transaction(async (tx) => {
    const { pair, found } = await look(tx);
    if (found) return found;
    await tx.execute(sql`insert into conversation (kind, company_id, account_id)
      values ('trade', ${pair.companyId}, ${pair.accountId}) on conflict do nothing`);
    const [made] = await rows<{ conversationId: number }>(tx, find(pair));
    if (!made) throw new AppError('notFound');
    return made;
  });
}
