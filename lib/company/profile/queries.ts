import 'server-only';
import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { type Db, database, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { findRevision } from '@/lib/platform/revision/queries';
import { expectedReviewDays } from '@/lib/review/duration/queries';
import { findLastReviews, type LastReview } from '@/lib/review/queries';
import { isPublicCompany } from '@/lib/standing/gate';
import { mayHandle } from '@/lib/upload/owner';
import { getUploads } from '@/lib/upload/queries';
import { profileDraft } from './call';
import { checklistOf } from './checklist';
import { type CompanyRecord, isPublished, readCompany, readProfile } from './read';
import { coverageOf } from './rules';
import type { ProfileInput } from './schema';
import type { OwnProfile } from './types';
import { usesOf } from './write';

const states = { pending: 'pending', rejected: 'rejected', withdrawn: 'draft', approved: null } as const;

const changeOf = (company: CompanyRecord, last: LastReview | undefined): OwnProfile['change'] =>
  last && last.content !== null && isPublished(company) ? states[last.state] : null;

const reasonOf = (company: CompanyRecord, last: LastReview | undefined): string | null => {
  const isRejected = company.status === 'rejected' || (company.status === 'normal' && (last?.content ?? null) !== null);
  return isRejected && last?.state === 'rejected' ? last.reason : company.reason;
};

async function countOwn(db: Db, companyId: number): Promise<{ certificates: number; products: number }> {
  const [found] = await rows<{ certificates: number; products: number }>(
    db,
    sql`select (select count(*)::int from certificate where company_id = ${companyId}) as certificates,
      (select count(*)::int from product where company_id = ${companyId}) as products`,
  );
  return found ?? { certificates: 0, products: 0 };
}

/** A pending version as form input; null if the current schema rejects it. */
const versionOf = (last: LastReview, locale: Locale): ProfileInput | null => {
  const parsed = profileDraft.safeParse(last.content);
  return parsed.success ? { ...parsed.data, locale } : null;
};

async function findPhone({ accountId }: SupplierActor): Promise<string | null> {
  const [account] = await rows<{ phone: string | null }>(
    database(),
    sql`select phone from account where id = ${accountId}`,
  );
  return account?.phone ?? null;
}

/** Whether the actor's company, and so its published items, is visible to visitors. docs/domain.md, Company profile. */
export const isOwnPublic = ({ companyId }: SupplierActor): Promise<boolean> => isPublicCompany(companyId);

/**
 * The actor's company for its form: the version pending, rejected or in draft, else the published one. docs/domain.md,
 * Company profile.
 * @param locale the language of the form
 */
export async function getOwnProfile(actor: SupplierActor, locale: Locale): Promise<OwnProfile> {
  const { companyId } = actor;
  const revision = await findRevision(database(), 'company', companyId);
  const company = await readCompany(database(), companyId);
  const last = (await findLastReviews(database(), 'company', [companyId], locale)).get(companyId);
  const change = changeOf(company, last);
  const profile =
    (change && last ? versionOf(last, locale) : null) ?? (await readProfile(database(), companyId, locale));
  const { status, grade, gradeValidUntil, membership, membershipValidUntil } = company;
  // The licence is only for reviewers and those who may edit the profile.
  const visible = mayHandle(actor, 'licence') ? profile : { ...profile, licence: null };
  return {
    companyId,
    status,
    published: isPublished(company),
    reason: reasonOf(company, last),
    change,
    submittedAt: last?.state === 'pending' ? last.submittedAt.toISOString() : null,
    reviewDays: await expectedReviewDays('company'),
    ownPhone: isPublished(company) ? null : await findPhone(actor),
    profile: visible,
    revision,
    files: await getUploads(
      database(),
      usesOf(visible).map(({ key }) => key),
    ),
    coverage: coverageOf(profile),
    checklist: checklistOf(profile, await countOwn(database(), companyId)),
    standing: { grade, gradeValidUntil, membership, membershipValidUntil },
  };
}
