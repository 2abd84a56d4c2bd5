import 'server-only';
import { sql } from 'drizzle-orm';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';

/** Whether a staff member has viewed the licence of a submission, by the audit log; true if it has no new one. */
export async function hasSeenLicence({ accountId }: StaffActor, reviewId: number): Promise<boolean> {
  const unseen = await rows(
    database(),
    sql`select from review r join company c on c.id = r.company_id
      cross join lateral (select coalesce(r.content ->> 'licence', c.licence) as key) proposed
      where r.id = ${reviewId} and r.kind = 'company' and proposed.key <> ''
        and (r.content is null or proposed.key is distinct from c.licence)
        and not exists (select from audit d where d.action = 'licence.read' and d.target_id = r.company_id
          and d.account_id = ${accountId} and d.detail ->> 'key' = proposed.key)`,
  );
  return unseen.length === 0;
}
