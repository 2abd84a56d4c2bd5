import 'server-only';
import { sql } from 'drizzle-orm';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ReviewItem } from '@/lib/review/types';
import { standing } from '@/lib/standing/queries';
import { findDelayed } from '../hold/queries';
import { subjectOf } from '../hold/subject';
import { nameOf } from '../queue/queries';
import { checkProfile } from './check';
import { compare } from './comparison';
import { hasSeenLicence } from './licence/queries';
import { findNames } from './name/queries';
import { nouns } from './noun';
import { findEarlierSnapshot, type Snapshot } from './snapshot';
import type { FieldView, ReviewDecision, ReviewView } from './types';
import { viewFields } from './view';

type Found = Omit<
  ReviewView,
  | 'fresh'
  | 'fields'
  | 'since'
  | 'flags'
  | 'unseen'
  | 'seen'
  | 'earlierFlags'
  | 'checks'
  | 'history'
  | 'held'
  | 'reader'
  | 'submittedBy'
> & {
  content: unknown;
  snapshot: Snapshot | null;
  submittedBy: number | null;
  submitter: string | null;
  reader: Locale | null;
};
const iso = (at: string | Date): string => new Date(at).toISOString();

async function findReview(id: number, locale: ConsoleLocale): Promise<Found | null> {
  const [found] = await rows<Found>(
    database(),
    sql`select r.id, r.kind, r.target_id as "targetId", r.title, r.locale, r.content, r.snapshot, r.state, r.reason,
        r.company_id as "companyId", ${nameOf(locale)} as company, standing.grade, standing.membership,
        r.submitted_at as "submittedAt", r.submitted_by as "submittedBy", s.name as submitter,
        r.decided_at as "decidedAt", d.name as "decidedBy", coalesce(o.locale, s.locale) as reader
      from review r join company c on c.id = r.company_id ${standing}
      left join account s on s.id = r.submitted_by left join account d on d.id = r.decided_by
      left join account o on o.company_id = r.company_id and o.company_role = 'owner'
      where r.id = ${id}`,
  );
  return found ?? null;
}

async function listDecisions({ id, kind, targetId }: Found): Promise<ReviewDecision[]> {
  const found = await rows<ReviewDecision>(
    database(),
    sql`select r.id, r.state, r.reason, r.decided_at as at, a.name as by from review r left join account a on a.id = r.decided_by
      where r.kind = ${kind} and r.target_id = ${targetId} and r.id <> ${id} and r.state <> 'pending' order by r.id desc limit 10`,
  );
  return found.map((row) => ({ ...row, at: iso(row.at) }));
}

const itemOf = ({ id, kind, targetId, companyId, title, locale, content, submittedBy }: Found): ReviewItem => ({
  ...{ id, kind, targetId, companyId, title, locale, content, submittedBy },
});

/** Both versions of a pending submission, or of the decision's snapshot; null if none was stored. */
async function readVersions(actor: StaffActor, found: Found): Promise<{ current: unknown; proposed: unknown } | null> {
  if (found.state !== 'pending') return found.snapshot;
  try {
    return await nouns[found.kind].read(actor, itemOf(found));
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return null;
    throw error;
  }
}

async function pendingOf({ accountId }: StaffActor, id: number): Promise<ReviewView['held']> {
  const pending = await findDelayed(subjectOf.review(id));
  return pending && { by: pending.by, action: pending.action, own: pending.accountId === accountId };
}

/**
 * A submission with the published version, checks and earlier decisions; null if there is none.
 * docs/domain.md, Submission.
 */
export async function getReview(actor: StaffActor, id: number, locale: ConsoleLocale): Promise<ReviewView | null> {
  const found = await findReview(id, locale);
  if (!found) return null;
  const versions = await readVersions(actor, found);
  const view = async (from: unknown, to: unknown): Promise<FieldView[]> => {
    const compared = compare(from, to);
    return viewFields(compared, await findNames(compared, locale), locale);
  };
  const earlier = versions ? await findEarlierSnapshot(found) : null;
  const { content: _, submittedBy: __, snapshot, submitter, reader, ...rest } = found;
  return {
    ...rest,
    submittedAt: iso(found.submittedAt),
    decidedAt: found.decidedAt === null ? null : iso(found.decidedAt),
    submittedBy: submitter,
    reader: reader ?? found.locale,
    fresh: versions?.current === null || versions?.current === undefined,
    fields: versions ? await view(versions.current, versions.proposed) : [],
    since: versions && earlier ? await view(earlier.proposed, versions.proposed) : null,
    flags: snapshot?.flags ?? [],
    unseen: snapshot?.unseen ?? false,
    seen: found.state !== 'pending' || (await hasSeenLicence(actor, id)),
    earlierFlags: earlier?.flags ?? [],
    held: found.state === 'pending' ? await pendingOf(actor, id) : null,
    checks:
      versions && found.state === 'pending' && found.kind === 'company'
        ? await checkProfile(actor, found.companyId, versions.proposed)
        : [],
    history: await listDecisions(found),
  };
}
