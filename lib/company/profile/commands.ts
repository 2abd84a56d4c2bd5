import 'server-only';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { type Db, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { orTellCurrent, revise } from '@/lib/platform/revision/commands';
import { dropVersion, keepVersion, submitReview, withdrawReview } from '@/lib/review/commands';
import { dropUses, setUses as showUploads } from '@/lib/upload/usage/commands';
import { getOwnProfile } from './queries';
import { type CompanyRecord, isPublished, readHeld, readProfile } from './read';
import { isSame, titleOf } from './rules';
import type { ProfileInput, ProfileState } from './schema';
import { setStatus } from './status/write';
import { assertWritable, filesOf, usesOf, waitingFilesOf, writeProfile } from './write';

const refused = (key: string) => new AppError('conflict', [{ field: 'status', key }]);
const subjectOf = ({ id }: CompanyRecord) => ({ kind: 'company' as const, targetId: id });
const versionOf = (held: CompanyRecord, input: ProfileInput) => ({
  ...subjectOf(held),
  title: titleOf(input),
  locale: input.locale,
});

type Outcome = Omit<ProfileState, 'revision'>;

const db = async (
  actor: SupplierActor,
  read: number | undefined,
  work: (db: Db, held: CompanyRecord) => Promise<Outcome>,
): Promise<ProfileState> => {
  assertMayDo(actor, 'company');
  const write = () =>
    transaction(async (tx) => {
      const held = await readHeld(tx, actor.companyId, true);
      const revision = await revise(tx, actor, { kind: 'company', id: held.id }, read);
      if (held.status === 'disabled' && !isPublished(held)) throw refused('disabled');
      return { ...(await work(tx, held)), revision };
    });
  return orTellCurrent(write, async () => {
    const { profile, files } = await getOwnProfile(actor, actor.locale);
    return { current: profile, files };
  });
};

const isWaiting = async (db: Db, { id }: CompanyRecord): Promise<boolean> =>
  (await rows(db, sql`select from review where kind = 'company' and target_id = ${id} and state = 'pending'`)).length >
  0;

async function writeOwn(db: Db, actor: SupplierActor, held: CompanyRecord, input: ProfileInput): Promise<void> {
  await assertWritable(db, held, input);
  await writeProfile(db, held, input);
  await showUploads(db, actor, filesOf(held.id), usesOf(input));
}

async function writeBeside(db: Db, actor: SupplierActor, held: CompanyRecord, input: ProfileInput): Promise<void> {
  await assertWritable(db, held, input);
  await showUploads(db, actor, waitingFilesOf(held.id), usesOf(input));
}

/**
 * Saves a draft of the profile; for a public one beside it. Without `read`, the revision the form was loaded with, it
 * overwrites. docs/domain.md, Company profile. @throws AppError forbidden unless owner, conflict if under review,
 * changed since, or disabled before it was public, badRequest with fields
 */
export const saveProfile = (actor: SupplierActor, input: ProfileInput, read?: number): Promise<ProfileState> =>
  db(actor, read, async (db, held) => {
    if (await isWaiting(db, held)) throw refused('underReview');
    if (isPublished(held)) {
      await writeBeside(db, actor, held, input);
      await keepVersion(db, actor, { ...versionOf(held, input), content: input });
    } else await writeOwn(db, actor, held, input);
    await writeAudit(db, actor, { action: 'company.save', targetId: held.id, companyId: held.id });
    return { status: held.status, waiting: false };
  });

/**
 * Submits the profile, for a public one as a change beside it; replaces what is pending, or withdraws it if nothing
 * differs. docs/domain.md, Company profile. @throws AppError forbidden unless owner, conflict if changed since `read`,
 * disabled before it was public or a duplicate registration number, badRequest with fields
 */
export const submitProfile = (actor: SupplierActor, input: ProfileInput, read?: number): Promise<ProfileState> =>
  db(actor, read, async (db, held) => {
    if (!isPublished(held)) {
      await writeOwn(db, actor, held, input);
      await setStatus(db, held.id, 'review');
      await submitReview(db, actor, { ...versionOf(held, input), content: null });
      return { status: 'review', waiting: true };
    }
    const { status } = held;
    if (isSame(input, await readProfile(db, held.id, input.locale))) {
      await dropVersion(db, subjectOf(held));
      await dropUses(db, waitingFilesOf(held.id));
      return { status, waiting: false };
    }
    await writeBeside(db, actor, held, input);
    await submitReview(db, actor, { ...versionOf(held, input), content: input });
    return { status, waiting: true };
  });

/**
 * Withdraws a profile from review: a new one becomes a draft again, a public one's change is kept as a draft.
 * @throws AppError forbidden for anyone but the owner, conflict where nothing waits or it was changed since `read`
 */
export const withdrawProfile = (actor: SupplierActor, read?: number): Promise<ProfileState> =>
  db(actor, read, async (db, held) => {
    if (!(await withdrawReview(db, subjectOf(held)))) throw refused('notWaiting');
    await writeAudit(db, actor, { action: 'company.withdraw', targetId: held.id, companyId: held.id });
    if (isPublished(held)) return { status: held.status, waiting: false };
    await setStatus(db, held.id, 'draft');
    return { status: 'draft', waiting: false };
  });

/**
 * Discards the change of a public profile, whether pending, rejected or draft; the published version stays.
 * @throws AppError forbidden for anyone but the owner, conflict for a profile that is not public or was changed since
 * `read`
 */
export const discardProfile = (actor: SupplierActor, read?: number): Promise<ProfileState> =>
  db(actor, read, async (db, held) => {
    if (!isPublished(held)) throw refused('notPublished');
    await dropVersion(db, subjectOf(held));
    await dropUses(db, waitingFilesOf(held.id));
    await writeAudit(db, actor, { action: 'company.discard', targetId: held.id, companyId: held.id });
    return { status: held.status, waiting: false };
  });
