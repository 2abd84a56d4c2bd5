import 'server-only';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import { setStatus } from '@/lib/company/profile/status/write';
import type { NoticeType } from '@/lib/notification/constants';
import { notifyCompany } from '@/lib/notification/notice';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { type Db, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { expire } from '@/lib/platform/pagestore/expiry';
import { requireReason } from '@/lib/platform/reason/preset';
import { href } from '@/lib/platform/routes/address';
import { decideReview, withdrawReview } from '@/lib/review/commands';
import { refreshCompanies } from '@/lib/search/refresh';
import { moveUses } from '@/lib/upload/usage/commands';
import { profileDraft } from '../profile/call';
import { type CompanyRecord, isPublished, readCompany } from '../profile/read';
import { filesOf, waitingFilesOf, writeProfile } from '../profile/write';

const idsOf = async (db: Db, query: ReturnType<typeof sql>) =>
  (await rows<{ id: number }>(db, query)).map(({ id }) => id);

const lists = ['company-list', 'product-list', 'launch-list', 'agent-list'];

/** Locks the company before the submission, in the order all commands use, and refreshes what is public. */
async function decide(
  actor: StaffActor,
  find: (db: Db) => Promise<number | undefined>,
  run: (db: Db, company: CompanyRecord) => Promise<void>,
): Promise<null> {
  assertStaff(actor, 'reviewer');
  const tags = await transaction(async (tx) => {
    const id = await find(tx);
    if (id === undefined) throw new AppError('notFound');
    await run(tx, await readCompany(tx, id, true));
    await refreshCompanies(tx, [id]);
    const products = await idsOf(tx, sql`select id from product where company_id = ${id} and listed`);
    return [`company:${id}`, ...products.map((product) => `product:${product}`), ...lists];
  });
  await expire(tags);
  return null;
}

const byReview = (reviewId: number) => async (db: Db) =>
  (await idsOf(db, sql`select target_id as id from review where id = ${reviewId} and kind = 'company'`))[0];
const byId = (companyId: number) => async (db: Db) =>
  (await idsOf(db, sql`select id from company where id = ${companyId}`))[0];

const notifyOwner = (
  db: Db,
  { id }: CompanyRecord,
  type: Extract<NoticeType, `company${string}`>,
  submittedBy: number | null,
  values: { reason?: string; review?: number } = {},
) =>
  notifyCompany(db, id, submittedBy, {
    type,
    values: { reason: '', ...values },
    path: href('supplierCompany'),
    ...(type === 'companyApproved' ? { shown: href('showroomHome', { companyId: id }) } : {}),
  });

/**
 * Approves a submission: the company becomes public, or the change replaces the published version; a disabled one stays
 * so. docs/domain.md, Company profile.
 * @throws AppError forbidden unless reviewer, notFound, conflict if decided already or a duplicate registration number
 */
export const approveCompany = (actor: StaffActor, reviewId: number): Promise<null> =>
  decide(actor, byReview(reviewId), async (db, company) => {
    const { content, submittedBy } = await decideReview(db, actor, 'company', reviewId, null);
    if (content !== null) {
      await writeProfile(db, company, profileDraft.parse(content));
      await moveUses(db, waitingFilesOf(company.id), filesOf(company.id));
    } else await setStatus(db, company.id, 'normal');
    await notifyOwner(db, company, 'companyApproved', submittedBy);
  });

/**
 * Rejects a submission; a published version stays up.
 * @param reason for the company, at most `reasonMax` characters
 * @throws AppError as `approveCompany`, badRequest without a reason
 */
export const rejectCompany = async (actor: StaffActor, reviewId: number, reason: string): Promise<null> => {
  const validReason = requireReason(reason);
  return decide(actor, byReview(reviewId), async (db, company) => {
    const { submittedBy } = await decideReview(db, actor, 'company', reviewId, validReason);
    if (!isPublished(company)) await setStatus(db, company.id, 'rejected', validReason);
    await notifyOwner(db, company, 'companyRejected', submittedBy, { reason: validReason, review: reviewId });
  });
};

/**
 * Disables a company with all its items; submissions never published leave the queue.
 * @throws AppError forbidden without the review role, notFound, conflict if already disabled, badRequest without a
 * reason
 */
export const disableCompany = async (actor: StaffActor, companyId: number, reason: string): Promise<null> => {
  const validReason = requireReason(reason);
  return decide(actor, byId(companyId), async (db, company) => {
    if (company.status === 'disabled') throw new AppError('conflict');
    if (!isPublished(company)) await withdrawReview(db, { kind: 'company', targetId: companyId });
    await setStatus(db, companyId, 'disabled', validReason);
    await writeAudit(db, actor, {
      action: 'company.disable',
      targetId: companyId,
      companyId,
      detail: { reason: validReason },
    });
    await notifyOwner(db, company, 'companyDisabled', null, { reason: validReason });
  });
};

/**
 * Enables a disabled company: public again if it was before, else a draft.
 * @throws AppError forbidden for staff who do not review, notFound, conflict for one that is not disabled
 */
export const enableCompany = (actor: StaffActor, companyId: number): Promise<null> =>
  decide(actor, byId(companyId), async (db, company) => {
    if (company.status !== 'disabled') throw new AppError('conflict');
    await setStatus(db, companyId, company.published ? 'normal' : 'draft');
    await writeAudit(db, actor, { action: 'company.enable', targetId: companyId, companyId });
    await notifyOwner(db, company, 'companyEnabled', null);
  });
