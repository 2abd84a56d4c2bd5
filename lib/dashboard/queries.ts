import 'server-only';
import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/auth/actor';
import { mayDo } from '@/lib/auth/rules';
import { db, rows } from '@/lib/db/client';
import { countOwnStates } from '@/lib/product/edit/queries';
import type { OwnTask } from './types';

/** What the actor has to do first: an address to confirm, and what was rejected and is theirs to mend. */
export async function listOwnTasks(actor: SupplierActor): Promise<OwnTask[]> {
  const { accountId, companyId, role } = actor;
  const rejected = (table: string) =>
    sql`(select count(*)::int from ${sql.identifier(table)} where company_id = ${companyId} and status = 'reject')`;
  const [found] = await rows<Record<'email' | 'certificate' | 'launch' | 'offer', number>>(
    db(),
    sql`select (select count(*)::int from account where id = ${accountId} and email is not null and email_confirmed_at is null) as email,
      ${rejected('certificate')} as certificate, ${rejected('launch')} as launch, ${rejected('agent_offer')} as offer`,
  );
  const product = mayDo(role, 'product') ? (await countOwnStates(actor)).reject : 0;
  const items = mayDo(role, 'showroom') ? found : null;
  const tasks: OwnTask[] = [
    { kind: 'product', count: product },
    { kind: 'certificate', count: items?.certificate ?? 0 },
    { kind: 'launch', count: items?.launch ?? 0 },
    { kind: 'offer', count: items?.offer ?? 0 },
    { kind: 'email', count: found?.email ?? 0 },
  ];
  return tasks.filter(({ count }) => count > 0);
}
