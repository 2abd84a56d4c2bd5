import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { type Db, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { orReportCurrent, revise } from '@/lib/platform/revision/commands';
import { findTargetId, once, type WriteTarget } from '@/lib/platform/revision/idempotency';
import { dropUses, setUses as showUploads } from '@/lib/upload/usage/commands';
import { dropVersion, saveVersion, submitReview, withdrawReview } from '../commands';
import { lockCompany, lockOwnItem } from './lock';
import {
  type Item,
  type ItemInput,
  type ItemKind,
  type ItemStatus,
  isPublished,
  type Noun,
  subjectOf,
  waitingSubjectOf,
} from './noun';
import { readOwn } from './own';

export type ItemRevision = { id: number; revision?: number | undefined };
export type SavedItem = { id: number; revision: number };
export type Submitted = SavedItem & { waiting: boolean };

const setStatus = <I extends ItemInput>(db: Db, { table }: Noun<I>, id: number, status: ItemStatus) =>
  db.execute(sql`update ${sql.identifier(table)} set status = ${status} where id = ${id}`);

const isWaiting = async (db: Db, kind: ItemKind, id: number): Promise<boolean> =>
  (await rows(db, sql`select from review where kind = ${kind} and target_id = ${id} and state = 'pending'`)).length > 0;

async function assertRoom<I extends ItemInput>(db: Db, { table, max }: Noun<I>, companyId: number) {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${sql.identifier(table)} where company_id = ${companyId}`,
  );
  if ((found?.count ?? 0) >= max) throw new AppError('badRequest', [{ field: 'id', key: 'limit' }]);
}

/** Locks the company and the item, and checks that the company's standing allows it. */
async function open<I extends ItemInput>(
  db: Db,
  noun: Noun<I>,
  { companyId }: SupplierActor,
  id: number | null,
): Promise<Item | null> {
  await lockCompany(db, companyId);
  await noun.assertCovered(db, companyId);
  if (id !== null) return lockOwnItem(db, noun, companyId, id);
  await assertRoom(db, noun, companyId);
  return null;
}

async function write<I extends ItemInput>(db: Db, noun: Noun<I>, actor: SupplierActor, id: number | null, input: I) {
  const written = await noun.write(db, { companyId: actor.companyId, id }, input);
  await showUploads(db, actor, subjectOf(noun.kind, written), noun.usesOf(input));
  return written;
}

type Writing<I extends ItemInput> = { act: 'save' | 'submit'; target: WriteTarget; input: I };
const writing = <I extends ItemInput, T extends SavedItem>(
  noun: Noun<I>,
  actor: SupplierActor,
  { act, target, input }: Writing<I>,
  run: (db: Db, target: WriteTarget) => Promise<T>,
): Promise<T> => {
  const { kind } = noun;
  const content = [act, input];
  return orReportCurrent(
    () => transaction((tx) => once(tx, actor, { kind, target, content }, (which) => run(tx, which))),
    async () => {
      const id = await findTargetId(actor, target);
      return id === null ? {} : readOwn(noun, actor, id, input.locale);
    },
    { actor, kind, id: target.id },
  );
};

/**
 * Saves a draft, of a new item if `id` is null; for a public one, beside it.
 * @throws AppError forbidden by role or standing, notFound, conflict if under review or changed since it was read,
 * badRequest with fields
 */
export async function saveItem<I extends ItemInput>(
  noun: Noun<I>,
  actor: SupplierActor,
  target: WriteTarget,
  input: I,
): Promise<SavedItem> {
  assertMayDo(actor, 'showroom');
  const { kind } = noun;
  const { locale } = input;
  return writing(noun, actor, { act: 'save', target, input }, async (db, { id, revision: read }) => {
    const item = await open(db, noun, actor, id);
    const revision = item && (await revise(db, actor, { kind, id: item.id }, read));
    if (item && (await isWaiting(db, kind, item.id)))
      throw new AppError('conflict', [{ field: 'id', key: 'underReview' }]);
    await noun.check(db, { companyId: actor.companyId, id }, input, false);
    if (!item || !isPublished(item)) {
      const written = await write(db, noun, actor, id, input);
      return { id: written, revision: revision ?? (await revise(db, actor, { kind, id: written })) };
    }
    await showUploads(db, actor, waitingSubjectOf(kind, item.id), noun.usesOf(input));
    const title = await noun.titleOf(db, input);
    await saveVersion(db, actor, { kind, targetId: item.id, title, locale, content: input });
    return { id: item.id, revision: revision ?? 0 };
  });
}

/**
 * Submits an item for review, a public one's change beside it; one without differences withdraws what is pending.
 * docs/domain.md, Certificate, launch and agent offer. @returns id, revision, and whether it is under review @throws
 * AppError forbidden by role or standing, notFound, conflict if changed since it was read, badRequest with fields
 */
export async function submitItem<I extends ItemInput>(
  noun: Noun<I>,
  actor: SupplierActor,
  target: WriteTarget,
  input: I,
): Promise<Submitted> {
  assertMayDo(actor, 'showroom');
  const { kind } = noun;
  const { locale } = input;
  return writing(noun, actor, { act: 'submit', target, input }, async (db, { id, revision: read }) => {
    const item = await open(db, noun, actor, id);
    const revision = item && (await revise(db, actor, { kind, id: item.id }, read));
    await noun.check(db, { companyId: actor.companyId, id }, input, true);
    const title = await noun.titleOf(db, input);
    if (item && revision !== null && isPublished(item)) {
      const subject = waitingSubjectOf(kind, item.id);
      if (isDeepStrictEqual(await noun.read(db, item.id, locale), input)) {
        await dropVersion(db, { kind, targetId: item.id });
        await dropUses(db, subject);
        return { id: item.id, revision, waiting: false };
      }
      await showUploads(db, actor, subject, noun.usesOf(input));
      await submitReview(db, actor, { kind, targetId: item.id, title, locale, content: input });
      return { id: item.id, revision, waiting: true };
    }
    const targetId = await write(db, noun, actor, id, input);
    await setStatus(db, noun, targetId, 'pending');
    await submitReview(db, actor, { kind, targetId, title, locale, content: null });
    return { id: targetId, revision: revision ?? (await revise(db, actor, { kind, id: targetId })), waiting: true };
  });
}

/**
 * Withdraws a submission: an unpublished item becomes a draft again, a public one's change is kept as a draft.
 * @throws AppError forbidden by role, notFound, conflict where it was changed since it was read
 */
export async function withdrawItem<I extends ItemInput>(
  noun: Noun<I>,
  actor: SupplierActor,
  { id, revision }: ItemRevision,
): Promise<null> {
  assertMayDo(actor, 'showroom');
  const { kind } = noun;
  const { companyId } = actor;
  await transaction(async (tx) => {
    const item = await lockOwnItem(tx, noun, companyId, id);
    await revise(tx, actor, { kind, id }, revision);
    if (!(await withdrawReview(tx, { kind, targetId: id }))) return;
    if (!isPublished(item)) await setStatus(tx, noun, id, 'draft');
    await writeAudit(tx, actor, { action: `${kind}.withdraw`, targetId: id, companyId });
  });
  return null;
}

/**
 * Discards a public item's change, whether pending, rejected or draft; the published version stays.
 * @throws AppError forbidden by role, notFound, conflict if not public or changed since it was read
 */
export async function discardItem<I extends ItemInput>(
  noun: Noun<I>,
  actor: SupplierActor,
  { id, revision }: ItemRevision,
): Promise<null> {
  assertMayDo(actor, 'showroom');
  const { kind } = noun;
  const { companyId } = actor;
  await transaction(async (tx) => {
    const item = await lockOwnItem(tx, noun, companyId, id);
    await revise(tx, actor, { kind, id }, revision);
    if (!isPublished(item)) throw new AppError('conflict');
    await dropVersion(tx, { kind, targetId: id });
    await dropUses(tx, waitingSubjectOf(kind, id));
    await writeAudit(tx, actor, { action: `${kind}.discard`, targetId: id, companyId });
  });
  return null;
}
