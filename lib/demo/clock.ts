import 'server-only';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { demoRequest } from '@/lib/platform/db/schema/demo';
import { afterCommit, type Transaction, transaction } from '@/lib/platform/db/transaction';
import { expire } from '@/lib/platform/pagestore/expiry';
import { indexPurchases } from '@/lib/purchase/refresh';
import { purchaseListTag, purchaseTag } from '@/lib/purchase/tag';

const dayLength = 86_400_000;

/** Digest of what users may change of a request `r`, with times relative to `moment`, so that shifting keeps it. */
const digestOf = (moment: SQL): SQL => {
  const since = (time: SQL) => sql`extract(epoch from ${time} - ${moment})`;
  const list = (table: string, key: SQL, ...values: SQL[]) =>
    sql`(select string_agg(concat_ws(',', ${sql.join([key, ...values], sql`, `)}), ';' order by ${key})
      from ${sql.identifier(table)} x where x.request_id = r.id)`;
  const parts = [
    sql`r.state`,
    sql`r.kind`,
    sql`r.quotation_max`,
    since(sql`r.valid_until`),
    since(sql`r.updated_at`),
    list('quotation', sql`x.id`, sql`x.state`, sql`x.better_offer_round`, since(sql`x.updated_at`)),
    list('purchase_question', sql`x.id`, sql`x.answer`),
    list('purchase_addendum', sql`x.number`),
    list('purchase_invitation', sql`x.company_id`),
    list('purchase_contact', sql`x.company_id`),
    list('report', sql`x.id`, sql`x.state`),
  ];
  return sql`md5(jsonb_build_array(${sql.join(parts, sql`, `)})::text)`;
};

/** Remembers the requests of the demo accounts as they were loaded on `now`; once they are all there. */
export async function markDemoTrade(db: Db, now: Date): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`insert into demo_request (request_id, moment, digest)
    select r.id, ${moment}, ${digestOf(moment)} from purchase_request r join account a on a.id = r.account_id and a.demo`);
}

/** The columns with instants of each table of the trade, by what names its request. */
const ofRequest = sql`x.request_id`;
const ofQuotation = sql`(select q.request_id from quotation q where q.id = x.quotation_id)`;
const ofReport = sql`(select o.request_id from report o where o.id = x.target_id and x.action like 'report.%')`;
// Those that came with the demo: what a visitor follows is followed since the day on which they began.
const ofFollow = sql`(select d.request_id from demo_request d join account a on a.id = x.account_id and a.demo
  where d.request_id = x.request_id and d.moment > x.created_at)`;
const dated: [table: string, request: SQL, columns: string[]][] = [
  [
    'purchase_request',
    sql`x.id`,
    ['published_at', 'valid_until', 'closed_at', 'ended_at', 'closing_told_at', 'updated_at', 'created_at'],
  ],
  ['purchase_invitation', ofRequest, ['created_at']],
  ['purchase_addendum', ofRequest, ['created_at']],
  ['purchase_question', ofRequest, ['created_at', 'answered_at']],
  ['purchase_contact', ofRequest, ['opened_at']],
  [
    'quotation',
    ofRequest,
    ['submitted_at', 'valid_until', 'better_offer_by', 'expiry_told_at', 'updated_at', 'ended_at'],
  ],
  ['quotation_revision', ofQuotation, ['created_at']],
  ['undone_award', ofQuotation, ['awarded_at', 'undone_at']],
  ['report', ofRequest, ['created_at', 'decided_at']],
  ['audit', ofReport, ['created_at']],
  ['follow', ofFollow, ['created_at']],
];

/** Moves every date of some requests by whole days of 24 hours. */
async function move(tx: Transaction, ids: readonly number[], days: number): Promise<void> {
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const by = sql`make_interval(hours => ${days * 24}::int)`;
  for (const [table, request, columns] of dated) {
    const sets = columns.map((name) => sql`${sql.identifier(name)} = x.${sql.identifier(name)} + ${by}`);
    await tx.execute(
      sql`update ${sql.identifier(table)} x set ${sql.join(sets, sql`, `)} where ${request} in (${list})`,
    );
  }
  await tx.execute(
    sql`update purchase_request set delivery_by = delivery_by + ${days}::int where id in (${list}) and delivery_by is not null`,
  );
  // A version holds its form, with the instant as text.
  await tx.execute(sql`update quotation_revision x set content = jsonb_set(content, '{validUntil}',
      to_jsonb(to_char(((content ->> 'validUntil')::timestamptz + ${by}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    where ${ofQuotation} in (${list})`);
  await tx.execute(sql`update demo_request set moment = moment + ${by} where request_id in (${list})`);
}

/** The requests that are a day or more behind, held, each with whether it is as it was loaded and by how many days it is behind. */
async function holdLate(tx: Transaction, now: Date) {
  const late = await rows<{ id: number }>(
    tx,
    sql`select r.id from demo_request d join purchase_request r on r.id = d.request_id
      where d.moment <= ${new Date(now.getTime() - dayLength).toISOString()}::timestamptz order by r.id for update of r, d`,
  );
  if (late.length === 0) return [];
  // A new statement after locking, to see changes committed meanwhile.
  return rows<{ id: number; state: string; isLoaded: boolean; days: number }>(
    tx,
    sql`select r.id, r.state, d.digest = ${digestOf(sql`d.moment`)} as "isLoaded",
        floor(extract(epoch from ${now.toISOString()}::timestamptz - d.moment) / 86400)::int as days
      from demo_request d join purchase_request r on r.id = d.request_id
      where r.id in (${sql.join(
        late.map(({ id }) => sql`${id}`),
        sql`, `,
      )}) order by r.id`,
  );
}

/**
 * Shifts the demo's requests and what belongs to them by the full days since loading, so that as many are open, closing
 * soon and closed as on the day of loading. Changed requests are not shifted any more.
 * @returns the number shifted
 */
export const moveDemoTrade = (now = new Date()): Promise<number> =>
  transaction(async (tx) => {
    const late = await holdLate(tx, now);
    const changed = late.filter(({ isLoaded }) => !isLoaded).map(({ id }) => id);
    if (changed.length > 0) await tx.delete(demoRequest).where(inArray(demoRequest.requestId, changed));
    const moved = late.filter(({ isLoaded }) => isLoaded);
    for (const days of new Set(moved.map((one) => one.days)))
      await move(
        tx,
        moved.filter((one) => one.days === days).map(({ id }) => id),
        days,
      );
    await indexPurchases(
      tx,
      moved.filter(({ state }) => state === 'open').map(({ id }) => id),
    );
    if (moved.length > 0) afterCommit(tx, () => expire([...moved.map(({ id }) => purchaseTag(id)), purchaseListTag]));
    return moved.length;
  });
