import 'server-only';
import { sql } from 'drizzle-orm';
import { listUnread } from '@/lib/notification/queries';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import { database, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { countOwnStates } from '@/lib/product/edit/queries';
import { listRequestedOffers } from '@/lib/quotation/round/queries';
import type { OwnTask, TradeTasks } from './types';

/** Urgent tasks of the actor: an address to confirm, and rejected items to correct. */
export async function listOwnTasks(actor: SupplierActor): Promise<OwnTask[]> {
  const { accountId, companyId, role } = actor;
  const rejected = (table: string) =>
    sql`(select count(*)::int from ${sql.identifier(table)} where company_id = ${companyId} and status = 'reject')`;
  const [found] = await rows<Record<'email' | 'certificate' | 'launch' | 'offer', number>>(
    database(),
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

/** Trade notices that require an action, or answer what the company waited for. */
const tradeNotices = [
  ...(['purchaseInvited', 'purchaseAnswer', 'purchaseAddendum'] as const),
  ...(['quotationAwarded', 'quotationDeclined', 'quotationNotSelected', 'awardUndone', 'quotationRestored'] as const),
];
const maxNotices = 5;

/** Trade tasks of the actor: requested better offers, and unread notices. */
export async function listTradeTasks(actor: SupplierActor, site: Locale, now = new Date()): Promise<TradeTasks> {
  if (!mayDo(actor.role, 'quotation')) return { offers: [], notices: [] };
  return {
    offers: await listRequestedOffers(actor, site, now),
    notices: await listUnread(actor, site, tradeNotices, maxNotices),
  };
}
