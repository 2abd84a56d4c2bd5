import 'server-only';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import { isGrade } from '@/lib/company/upgrade/rules';
import { notifyCompany } from '@/lib/notification/notice';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { assertRead, orReportCurrent, revise } from '@/lib/platform/revision/commands';
import { href } from '@/lib/platform/routes/address';
import { getGrantedStanding, listChecks } from '../company/queries';
import type { Answer, StandingInput } from '../schema';
import {
  assertNotPast,
  change,
  findStanding,
  type GrantedStanding,
  isPast,
  lockStanding,
  writeStanding,
} from './grant';

type UpgradeRequest = { companyId: number; accountId: number; wanted: 'A' | 'B' | 'gold' | 'diamond'; state: string };
const standingValues = ({ grade, membership }: GrantedStanding) => ({ grade, membership });

/** @returns the previous checks */
async function writeChecks(
  db: Db,
  companyId: number,
  checks: StandingInput['checks'],
): Promise<StandingInput['checks']> {
  const before = await rows<StandingInput['checks'][number]>(
    db,
    sql`delete from company_verification where company_id = ${companyId}
      returning kind, checked_on::text as "checkedOn", valid_until::text as "validUntil"`,
  );
  for (const { kind, checkedOn, validUntil } of checks)
    await db.execute(sql`insert into company_verification (company_id, kind, checked_on, valid_until)
      values (${companyId}, ${kind}, ${checkedOn}, ${validUntil})`);
  return before;
}

const rank = { C: 0, B: 1, A: 2, regular: 0, gold: 1, diamond: 2 } as const;
const isMet = (wanted: UpgradeRequest['wanted'], { grade, membership }: GrantedStanding): boolean =>
  rank[wanted === 'A' || wanted === 'B' ? grade : membership] >= rank[wanted];

/** Closes the upgrade request met by a manually granted standing, so that it is not answered again. */
async function closeMetRequest(
  db: Db,
  actor: StaffActor,
  companyId: number,
  after: GrantedStanding,
): Promise<UpgradeRequest | null> {
  const [request] = await rows<UpgradeRequest & { id: number }>(
    db,
    sql`select id, company_id as "companyId", account_id as "accountId", wanted, state from upgrade_request
      where company_id = ${companyId} and state = 'open' for update`,
  );
  if (!request || !isMet(request.wanted, after)) return null;
  const { id, wanted } = request;
  await db.execute(
    sql`update upgrade_request set state = 'done', closed_at = now(), closed_by = ${actor.accountId} where id = ${id}`,
  );
  const validUntil = wanted === 'A' || wanted === 'B' ? after.gradeValidUntil : after.membershipValidUntil;
  await writeAudit(db, actor, { action: 'upgrade.grant', targetId: id, companyId, detail: { wanted, validUntil } });
  return request;
}

/**
 * Sends one notice about a manually granted standing: as an answer to the upgrade request if nothing else changed, else
 * the standing.
 */
async function notifyStanding(
  db: Db,
  companyId: number,
  before: GrantedStanding,
  after: GrantedStanding,
  met: UpgradeRequest | null,
) {
  const [grade, membership] = [before.grade !== after.grade, before.membership !== after.membership];
  const path = href('supplierUpgrade');
  if (met && !(isGrade(met.wanted) ? membership : grade)) {
    const values = { wanted: met.wanted, answer: '' };
    await notifyCompany(db, companyId, met.accountId, { type: 'upgradeGranted', values, path });
  } else if (grade || membership) {
    await notifyCompany(db, companyId, met?.accountId ?? null, {
      type: 'standingChanged',
      values: standingValues(after),
      path,
    });
  }
}

async function readCurrent(actor: StaffActor, companyId: number) {
  const current = await getGrantedStanding(actor, companyId);
  return { current: { ...current, checks: await listChecks(actor, companyId) } };
}

/**
 * Sets a company's grade, with its checks, and membership. docs/domain.md, Verification and membership.
 * @throws AppError forbidden by role, notFound, badRequest for a date in the past, conflict revision:changed if changed
 * since it was read
 */
export async function setStanding(
  actor: StaffActor,
  { companyId, revision, checks, ...after }: StandingInput,
): Promise<null> {
  assertStaff(actor, 'reviewer');
  const write = async (db: Db) => {
    const before = await lockStanding(db, companyId);
    await revise(db, actor, { kind: 'standing', id: companyId }, revision);
    assertNotPast(before, after);
    await writeStanding(db, companyId, before, after);
    const checksBefore = await writeChecks(db, companyId, checks);
    const detail = { before, after, checksBefore, checks };
    await writeAudit(db, actor, { action: 'company.standing', targetId: companyId, companyId, detail });
    const met = await closeMetRequest(db, actor, companyId, after);
    await notifyStanding(db, companyId, before, after, met);
    return { companyId, result: null };
  };
  return orReportCurrent(
    () => change(write),
    () => readCurrent(actor, companyId),
  );
}

/**
 * Checks that a standing can be set, before the decision is stored.
 * @throws AppError notFound, badRequest for a date in the past, conflict revision:changed if changed since it was read
 */
export async function assertStandingValid(
  actor: StaffActor,
  { companyId, revision, checks: _, ...after }: StandingInput,
): Promise<void> {
  await orReportCurrent(
    () => assertRead(database(), actor, { kind: 'standing', id: companyId }, revision),
    () => readCurrent(actor, companyId),
  );
  assertNotPast(await findStanding(companyId), after);
}

const granted = (current: GrantedStanding, wanted: UpgradeRequest['wanted'], until: string | null): GrantedStanding =>
  wanted === 'A' || wanted === 'B'
    ? { ...current, grade: wanted, gradeValidUntil: until }
    : { ...current, membership: wanted, membershipValidUntil: until };

/** @throws AppError badRequest for the date, and for a grade without any checks */
async function assertGrantable(
  db: Db,
  request: UpgradeRequest,
  before: GrantedStanding,
  validUntil: string | null,
): Promise<GrantedStanding> {
  const after = granted(before, request.wanted, validUntil);
  if (isPast(validUntil)) throw new AppError('badRequest', [{ field: 'validUntil', key: 'dayPast' }]);
  const checked = await rows(
    db,
    sql`select 1 from company_verification where company_id = ${request.companyId} limit 1`,
  );
  if (after.grade !== before.grade && checked.length === 0)
    throw new AppError('badRequest', [{ field: 'granted', key: 'checksFirst' }]);
  return after;
}

async function grant(
  db: Db,
  request: UpgradeRequest,
  validUntil: string | null,
): Promise<{ before: GrantedStanding; after: GrantedStanding }> {
  const before = await lockStanding(db, request.companyId);
  const after = await assertGrantable(db, request, before, validUntil);
  await writeStanding(db, request.companyId, before, after);
  return { before, after };
}

/**
 * Checks that an upgrade request can be answered, before the decision is stored.
 * @throws AppError notFound, conflict where it was answered already, badRequest as `answerUpgrade`
 */
export async function assertAnswerable(
  actor: StaffActor,
  { id, revision, granted: yes, validUntil }: Answer,
): Promise<{ companyId: number }> {
  const db = database();
  const [request] = await rows<UpgradeRequest>(
    db,
    sql`select company_id as "companyId", account_id as "accountId", wanted, state from upgrade_request where id = ${id}`,
  );
  if (!request) throw new AppError('notFound');
  if (request.state !== 'open') throw new AppError('conflict', [{ field: 'id', key: 'decided' }]);
  await assertRead(db, actor, { kind: 'standing', id: request.companyId }, revision);
  if (yes) {
    await assertGrantable(db, request, await findStanding(request.companyId), validUntil);
  }
  return { companyId: request.companyId };
}

/**
 * Answers an upgrade request: granted until a date, or declined with a reason.
 * @throws AppError forbidden by role, notFound, conflict if already answered, badRequest for the date or a grade
 * without any checks, conflict revision:changed if the standing changed since it was read
 */
export async function answerUpgrade(
  actor: StaffActor,
  { id, revision, validUntil, answer, ...input }: Answer,
): Promise<null> {
  assertStaff(actor, 'reviewer');
  return change(async (db) => {
    const [owner] = await rows<{ companyId: number }>(
      db,
      sql`select company_id as "companyId" from upgrade_request where id = ${id}`,
    );
    if (!owner) throw new AppError('notFound');
    await lockStanding(db, owner.companyId);
    const [request] = await rows<UpgradeRequest>(
      db,
      sql`select company_id as "companyId", account_id as "accountId", wanted, state from upgrade_request where id = ${id} for update`,
    );
    if (!request) throw new AppError('notFound');
    if (request.state !== 'open') throw new AppError('conflict', [{ field: 'id', key: 'decided' }]);
    const subject = { kind: 'standing', id: request.companyId } as const;
    await (input.granted ? revise : assertRead)(db, actor, subject, revision);
    const values = input.granted ? await grant(db, request, validUntil) : {};
    const { companyId, accountId, wanted } = request;
    await db.execute(sql`update upgrade_request set state = ${input.granted ? 'done' : 'declined'}, answer = ${answer || null},
      closed_at = now(), closed_by = ${actor.accountId} where id = ${id}`);
    const detail = {
      wanted,
      ...values,
      ...(input.granted ? { validUntil } : {}),
      ...(answer ? { reason: answer } : {}),
    };
    await writeAudit(db, actor, {
      action: `upgrade.${input.granted ? 'grant' : 'decline'}`,
      targetId: id,
      companyId,
      detail,
    });
    await notifyCompany(db, companyId, accountId, {
      type: input.granted ? 'upgradeGranted' : 'upgradeDeclined',
      values: { wanted, answer },
      path: href('supplierUpgrade'),
    });
    return { companyId, result: null };
  });
}
