import 'server-only';
import { sql } from 'drizzle-orm';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { type ErrorCode, errorStatus } from '@/lib/platform/errors';
import { messagesOf } from '@/lib/platform/http/envelope';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { translator } from '@/lib/platform/i18n/translate';
import { href } from '@/lib/platform/routes/address';
import { rowOf } from '../filter';
import type { StandingInput } from '../schema';
import { subjectOf } from './subject';
import type { DelayedCommand, DelayedView } from './types';

type Row = Pick<DelayedView, 'id' | 'action' | 'title' | 'failure' | 'typed'> & {
  /** pending submission that replaced the one decided */
  newer: number | null;
  dueAt: string | Date;
  subject: string;
  targetId: number;
  command: DelayedCommand;
  /** null for a buyer's request */
  companyId: number | null;
};

/** The list of an item without its own page. */
const listOf = ({ command }: Row) =>
  command === 'purchase' || command === 'report' || command === 'upgrade' ? command : null;

function placeOf(row: Row): Pick<DelayedView, 'href' | 'row'> {
  const list = listOf(row);
  if (list !== null) return { href: href('adminQueue', { section: list }), row: rowOf(list, row.targetId) };
  const review = /^review:(\d+)$/.exec(row.subject)?.[1];
  const address = review
    ? href('adminReview', { id: row.newer ?? Number(review) })
    : href('adminCompany', { id: row.companyId ?? 0 });
  return { href: address, row: null };
}

const isCode = (code: string): code is ErrorCode => code in errorStatus;

/** The message of a failed decision: of the rejected field, else of the error code. */
function wordsOf(t: Awaited<ReturnType<typeof translator>>, failure: string): string {
  const [, kind = '', key = ''] = /^(\w+)\.(.+)$/.exec(failure) ?? [];
  if (kind === 'validation') return messagesOf(t, [{ field: 'id', key }])[0]?.message ?? '';
  return t(`error.${isCode(key) ? key : 'internal'}`);
}

/** The actor's decisions that can be undone, newest first, and failed ones. */
export async function listDelayed(
  { accountId }: StaffActor,
  locale: ConsoleLocale,
  now = new Date(),
): Promise<DelayedView[]> {
  const found = await rows<Row>(
    database(),
    sql`select h.id, h.action, h.title, h.failure, h.subject, h.command, h.target_id as "targetId", h.company_id as "companyId", h.due_at as "dueAt",
        case when h.failure is not null then nullif(coalesce(h.input ->> 'reason', h.input ->> 'answer'), '') end as typed,
        (select n.id from review r join review n on n.kind = r.kind and n.target_id = r.target_id and n.state = 'pending'
          where h.failure is not null and h.command = 'review' and r.id = (h.input ->> 'id')::int) as newer
      from held_decision h
      where h.account_id = ${accountId} and (h.failure is not null or h.due_at > ${now.toISOString()} and h.started_at is null)
      order by h.id desc limit 20`,
  );
  const t = await translator(locale);
  return found.map((row) => ({
    id: row.id,
    action: row.action,
    title: row.title,
    ...placeOf(row),
    milliseconds: Math.max(0, new Date(row.dueAt).getTime() - now.getTime()),
    failure: row.failure === null ? null : wordsOf(t, row.failure),
    typed: row.typed,
  }));
}

type Waiting = { accountId: number; by: string; action: string; input: unknown; at: string };

/** Who has just decided on a subject, how and when; null if no decision is pending. */
export async function findDelayed(subject: string): Promise<Waiting | null> {
  const [found] = await rows<Waiting>(
    database(),
    sql`select h.account_id as "accountId", a.name as by, h.action, h.input, h.created_at as at
      from held_decision h join account a on a.id = h.account_id where h.subject = ${subject} and h.failure is null`,
  );
  return found ? { ...found, at: new Date(found.at).toISOString() } : null;
}

/** The standing in a company's pending decision; null if there is none. */
export async function findDelayedStanding(companyId: number): Promise<StandingInput | null> {
  const pending = await findDelayed(subjectOf.standing(companyId));
  return pending?.action === 'company.standing' ? (pending.input as StandingInput) : null;
}
