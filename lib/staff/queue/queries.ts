import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { presetIn, reasonText } from '@/lib/platform/reason/preset';
import { revisionOf } from '@/lib/platform/revision/queries';
import type { ReviewKind } from '@/lib/review/types';
import { standing } from '@/lib/standing/queries';
import { queueKinds, queuePage } from '../constants';
import { isDelayed, reportSubject } from '../hold/subject';
import type {
  DecidedPage,
  DecidedRow,
  QueueCount,
  QueueFilter,
  QueueKind,
  QueuePage,
  QueueRow,
  UpgradePage,
  UpgradeRow,
} from '../types';

type Counted = { kind: QueueKind; count: number; oldest: string | Date };
const iso = (at: string | Date): string => new Date(at).toISOString();
const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / queuePage));
const slice = (page: number): SQL => sql`limit ${queuePage} offset ${(page - 1) * queuePage}`;

/** The name of company `c` in a language of the console. */
export const nameOf = (locale: Locale): SQL =>
  translated('company_translation', 'company_id', 'name', sql`c.id`, locale);

// Submissions with a pending decision are not waiting.
const waits = sql`r.state = 'pending' and not ${isDelayed(sql`'review:' || r.id`)}`;
// A pending decision on the company's standing does not hide its upgrade request, only one on the request does.
const isAnswered = sql`exists (select from held_decision held where held.failure is null and held.command = 'upgrade'
  and held.target_id = u.id)`;
const isOpen = sql`u.state = 'open' and not ${isAnswered}`;
const requestWaits = sql`p.state = 'pending' and not ${isDelayed(sql`'purchase:' || p.id`)}`;
const reportWaits = sql`o.state = 'open'
  and not ${isDelayed(reportSubject(sql`o`))}`;

/** Number of waiting items per queue. */
export async function countQueues(_actor: StaffActor): Promise<QueueCount[]> {
  const found = await rows<Counted>(
    database(),
    sql`select r.kind, count(*)::int as count, min(r.submitted_at) as oldest from review r where ${waits} group by r.kind
      union all
      select 'upgrade', count(*)::int, min(u.created_at) from upgrade_request u where ${isOpen} having count(*) > 0
      union all
      select 'purchase', count(*)::int, min(w.at) from (
        select p.published_at as at from purchase_request p where ${requestWaits}
        union all select c.created_at from purchase_contact_claim c where c.state = 'claimed') w having count(*) > 0
      union all
      select 'report', count(*)::int, min(o.created_at) from report o where ${reportWaits} having count(*) > 0`,
  );
  return queueKinds.map((kind) => {
    const one = found.find((row) => row.kind === kind);
    return { kind, count: one?.count ?? 0, oldest: one ? iso(one.oldest) : null };
  });
}

type Narrowed = Pick<QueueFilter, 'newest' | 'grade'>;
const queueOf = (kind: ReviewKind, { grade }: Narrowed): SQL =>
  sql`from review r join company c on c.id = r.company_id ${standing}
    where ${waits} and r.kind = ${kind} and ${grade === null ? sql`true` : sql`standing.grade = ${grade}`}`;

async function readQueue(kind: ReviewKind, filter: Narrowed, locale: Locale, offset: number): Promise<QueuePage> {
  const { newest } = filter;
  const from = queueOf(kind, filter);
  const order = newest ? sql`r.submitted_at desc, r.id desc` : sql`r.submitted_at, r.id`;
  const found = await rows<QueueRow>(
    database(),
    sql`select r.id, r.kind, r.target_id as "targetId", r.title, r.locale, r.company_id as "companyId",
        ${nameOf(locale)} as company, standing.grade, standing.membership,
        r.content is not null as change, r.submitted_at as "submittedAt",
        (select count(*)::int from review b where b.kind = r.kind and b.target_id = r.target_id and b.state = 'rejected'
          and b.id > coalesce((select max(a.id) from review a where a.kind = r.kind and a.target_id = r.target_id and a.state = 'approved'), 0)) as rejections
      ${from} order by ${order} limit ${queuePage} offset ${offset}`,
  );
  const [all] = await rows<{ total: number }>(database(), sql`select count(*)::int as total ${from}`);
  const total = all?.total ?? 0;
  return {
    rows: found.map((row) => ({ ...row, submittedAt: iso(row.submittedAt) })),
    total,
    pages: pagesOf(total),
  };
}

/** A page of waiting submissions of one kind, oldest first by default. */
export const listQueue = (
  _actor: StaffActor,
  kind: ReviewKind,
  filter: QueueFilter,
  locale: Locale,
): Promise<QueuePage> => readQueue(kind, filter, locale, (filter.page - 1) * queuePage);

/** A page of a queue around a submission, from the start if it is near. */
export async function listQueueAround(
  _actor: StaffActor,
  { kind, id }: { kind: ReviewKind; id: number },
  filter: Narrowed,
  locale: Locale,
): Promise<QueuePage & { fromFirst: boolean }> {
  const operator = filter.newest ? sql`>` : sql`<`;
  const [place] = await rows<{ before: number }>(
    database(),
    sql`select count(*)::int as before ${queueOf(kind, filter)}
      and (r.submitted_at, r.id) ${operator} (select o.submitted_at, o.id from review o where o.id = ${id})`,
  );
  const offset = Math.max(0, (place?.before ?? 0) - Math.floor(queuePage / 2));
  return { ...(await readQueue(kind, filter, locale, offset)), fromFirst: offset === 0 };
}

type Decided = Omit<DecidedRow, 'decidedAt'> & { decidedAt: string | Date; snapshot: unknown };

/** A page of decided submissions of one kind, latest first. */
export async function listDecided(
  _actor: StaffActor,
  kind: ReviewKind,
  page: number,
  locale: Locale,
): Promise<DecidedPage> {
  const from = sql`from review r join company c on c.id = r.company_id left join account a on a.id = r.decided_by
    where r.kind = ${kind} and r.state in ('approved', 'rejected')`;
  const found = await rows<Decided>(
    database(),
    sql`select r.id, r.title, r.locale, r.company_id as "companyId", ${nameOf(locale)} as company, r.state, r.reason, r.snapshot,
        a.name as by, r.decided_at as "decidedAt"
      ${from} order by r.decided_at desc, r.id desc ${slice(page)}`,
  );
  const [all] = await rows<{ total: number }>(database(), sql`select count(*)::int as total ${from}`);
  const decided = found.map(
    async ({ snapshot, reason, decidedAt, ...row }): Promise<DecidedRow> => ({
      ...row,
      reason: reason === null ? null : await reasonText(locale, reason, presetIn(snapshot)),
      decidedAt: iso(decidedAt),
    }),
  );
  const total = all?.total ?? 0;
  return { rows: await Promise.all(decided), total, pages: pagesOf(total) };
}

type Upgrade = Omit<UpgradeRow, 'createdAt' | 'closedAt'> & {
  createdAt: string | Date;
  closedAt: string | Date | null;
};

const upgrades = async (which: SQL, order: SQL, locale: Locale): Promise<UpgradeRow[]> =>
  (
    await rows<Upgrade>(
      database(),
      sql`select u.id, u.company_id as "companyId", ${nameOf(locale)} as company, standing.grade, standing.membership,
          ${revisionOf('standing', sql`c.id`)} as revision, u.wanted, u.message,
          (select coalesce(jsonb_agg(jsonb_build_object('key', f.key, 'name', f.name) order by f.id), '[]')
            from upload f where f.key = any(u.documents)) as documents, u.state, u.answer, ${isDelayed(sql`'standing:' || u.company_id`)} as held,
          exists (select from company_verification v where v.company_id = u.company_id) as checked, a.name as by, u.created_at as "createdAt", u.closed_at as "closedAt"
        from upgrade_request u join company c on c.id = u.company_id ${standing}
        left join account a on a.id = u.account_id where ${which} ${order}`,
    )
  ).map((row) => ({
    ...row,
    createdAt: iso(row.createdAt),
    closedAt: row.closedAt === null ? null : iso(row.closedAt),
  }));

/** A page of open upgrade requests, oldest first. */
export async function listUpgrades(_actor: StaffActor, page: number, locale: Locale): Promise<UpgradePage> {
  const [all] = await rows<{ total: number }>(
    database(),
    sql`select count(*)::int as total from upgrade_request u where ${isOpen}`,
  );
  const total = all?.total ?? 0;
  const found = await upgrades(isOpen, sql`order by u.created_at, u.id ${slice(page)}`, locale);
  return { rows: found, total, pages: pagesOf(total) };
}

/** The latest upgrade requests of a company, answered or not. */
export const listCompanyUpgrades = (_actor: StaffActor, companyId: number, locale: Locale): Promise<UpgradeRow[]> =>
  upgrades(sql`u.company_id = ${companyId}`, sql`order by u.id desc limit 10`, locale);
