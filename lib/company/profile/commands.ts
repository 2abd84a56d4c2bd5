import 'server-only';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { type Db, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { orReportCurrent, revise } from '@/lib/platform/revision/commands';
import { dropVersion, saveVersion, submitReview, withdrawReview } from '@/lib/review/commands';
import { dropUses, setUses as showUploads } from '@/lib/upload/usage/commands';
import { getOwnProfile } from './queries';
import { type CompanyRecord, isPublished, readCompany, readProfile } from './read';
import { isSame, titleOf } from './rules';
import type { ProfileInput, ProfileState } from './schema';
import { setStatus } from './status/write';
import { assertWritable, filesOf, usesOf, waitingFilesOf, writeProfile } from './write';

const refused = (key: string) => new AppError('conflict', [{ field: 'status', key }]);
const subjectOf = ({ id }: CompanyRecord) => ({ kind: 'company' as const, targetId: id });
const versionOf = (company: CompanyRecord, input: ProfileInput) => ({
  ...subjectOf(company),
  title: titleOf(input),
  locale: input.locale,
});

type Outcome = Omit<ProfileState, 'revision'>;

const db = async (
  actor: SupplierActor,
  read: number | undefined,
  work: (db: Db, company: CompanyRecord) => Promise<Outcome>,
): Promise<ProfileState> => {
  assertMayDo(actor, 'company');
  const write = () =>
    transaction(async (tx) => {
      const company = await readCompany(tx, actor.companyId, true);
      const revision = await revise(tx, actor, { kind: 'company', id: company.id }, read);
      if (company.status === 'disabled' && !isPublished(company)) throw refused('disabled');
      return { ...(await work(tx, company)), revision };
    });
  return orReportCurrent(write, async () => {
    const { profile, files } = await getOwnProfile(actor, actor.locale);
    return { current: profile, files };
  });
};

const isWaiting = async (db: Db, { id }: CompanyRecord): Promise<boolean> =>
  (await rows(db, sql`select from review where kind = 'company' and target_id = ${id} and state = 'pending'`)).length >
  0;

async function writeOwn(db: Db, actor: SupplierActor, company: CompanyRecord, input: ProfileInput): Promise<void> {
  await assertWritable(db, company, input);
  await writeProfile(db, company, input);
  await showUploads(db, actor, filesOf(company.id), usesOf(input));
}

async function writeProposed(db: Db, actor: SupplierActor, company: CompanyRecord, input: ProfileInput): Promise<void> {
  await assertWritable(db, company, input);
  await showUploads(db, actor, waitingFilesOf(company.id), usesOf(input));
}

/**
 * Saves a draft of the profile; for a public one beside it. Without `read`, the revision the form was loaded with, it
 * overwrites. docs/domain.md, Company profile. @throws AppError forbidden unless owner, conflict if under review,
 * changed since, or disabled before it was public, badRequest with fields
 */
export const saveProfile = (actor: SupplierActor, input: ProfileInput, read?: number): Promise<ProfileState> =>
  db(actor, read, async (db, company) => {
    if (await isWaiting(db, company)) throw refused('underReview');
    if (isPublished(company)) {
      await writeProposed(db, actor, company, input);
      await saveVersion(db, actor, { ...versionOf(company, input), content: input });
    } else await writeOwn(db, actor, company, input);
    await writeAudit(db, actor, { action: 'company.save', targetId: company.id, companyId: company.id });
    return { status: company.status, waiting: false };
  });

/**
 * Submits the profile, for a public one as a change beside it; replaces what is pending, or withdraws it if nothing
 * differs. docs/domain.md, Company profile. @throws AppError forbidden unless owner, conflict if changed since `read`,
 * disabled before it was public or a duplicate registration number, badRequest with fields
 */
export const submitProfile = (actor: SupplierActor, input: ProfileInput, read?: number): Promise<ProfileState> =>
  db(actor, read, async (db, company) => {
    if (!isPublished(company)) {
      await writeOwn(db, actor, company, input);
      await setStatus(db, company.id, 'review');
      await submitReview(db, actor, { ...versionOf(company, input), content: null });
      return { status: 'review', waiting: true };
    }
    const { status } = company;
    if (isSame(input, await readProfile(db, company.id, input.locale))) {
      await dropVersion(db, subjectOf(company));
      await dropUses(db, waitingFilesOf(company.id));
      return { status, waiting: false };
    }
    await writeProposed(db, actor, company, input);
    await submitReview(db, actor, { ...versionOf(company, input), content: input });
    return { status, waiting: true };
  });

/**
 * Withdraws a profile from review: a new one becomes a draft again, a public one's change is kept as a draft.
 * @throws AppError forbidden for anyone but the owner, conflict where nothing waits or it was changed since `read`
 */
export const withdrawProfile = (actor: SupplierActor, read?: number): Promise<ProfileState> =>
  db(actor, read, async (db, company) => {
    if (!(await withdrawReview(db, subjectOf(company)))) throw refused('notWaiting');
    await writeAudit(db, actor, { action: 'company.withdraw', targetId: company.id, companyId: company.id });
    if (isPublished(company)) return { status: company.status, waiting: false };
    await setStatus(db, company.id, 'draft');
    return { status: 'draft', waiting: false };
  });

/**
 * Discards the change of a public profile, whether pending, rejected or draft; the published version stays.
 * @throws AppError forbidden for anyone but the owner, conflict for a profile that is not public or was changed since
 * `read`
 */
export const discardProfile = (actor: SupplierActor, read?: number): Promise<ProfileState> =>
  db(actor, read, async (db, company) => {
    if (!isPublished(company)) throw refused('notPublished');
    await dropVersion(db, subjectOf(company));
    await dropUses(db, waitingFilesOf(company.id));
    await writeAudit(db, actor, { action: 'company.discard', targetId: company.id, companyId: company.id });
    return { status: company.status, waiting: false };
  });
