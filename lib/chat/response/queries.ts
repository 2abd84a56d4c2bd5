import 'server-only';
import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { database, rows } from '@/lib/platform/db/client';
import { publicResponseFrom, responseDays } from '@/lib/quotation/response/queries';

/**
 * How a supplier responds to buyers: questions, how many it answered, median hours to the answer.
 * Consecutive messages of the buyer count as one question. docs/domain.md, rule 33.
 */
export type ChatResponse = { asked: number; answered: number; hours: number | null };

async function readResponse(companyId: number, now: Date): Promise<ChatResponse> {
  const at = now.toISOString();
  const [found] = await rows<ChatResponse>(
    database(),
    // Ordered from the last message back, so that one pass finds every reply: a frame from the current row on would be
    // quadratic.
    // Questions of the last day count only once answered, as there is still time.
    sql`with line as (
        select m.conversation_id, m.number, m.side, m.created_at,
          lag(m.side) over (partition by m.conversation_id order by m.number) as before,
          min(m.created_at) filter (where m.side = 'supplier')
            over (partition by m.conversation_id order by m.number desc rows between unbounded preceding and current row) as reply
        from chat_message m join conversation v on v.id = m.conversation_id
        where v.kind = 'trade' and v.company_id = ${companyId} and v.supplier_blocked_at is null and m.kind <> 'event')
      select count(*)::int as asked, count(reply)::int as answered,
        (percentile_cont(0.5) within group (order by extract(epoch from reply - created_at)) filter (where reply is not null)
          / 3600)::float8 as hours
      from line where side = 'purchaser' and before is distinct from 'purchaser'
        and created_at > ${at}::timestamptz - ${responseDays}::int * interval '1 day'
        and (reply is not null or created_at < ${at}::timestamptz - interval '1 day')`,
  );
  return found ?? { asked: 0, answered: 0, hours: null };
}

/**
 * How the actor's company answered what buyers wrote within the last `responseDays` days.
 * @throws AppError forbidden by role
 */
export async function getChatResponse(actor: SupplierActor, now = new Date()): Promise<ChatResponse> {
  assertMayDo(actor, 'chat');
  return readResponse(actor.companyId, now);
}

/** The same for the public showroom; null below `publicResponseFrom` questions. */
export async function getPublicChatResponse(companyId: number, now = new Date()): Promise<ChatResponse | null> {
  const response = await readResponse(companyId, now);
  return response.asked < publicResponseFrom ? null : response;
}
