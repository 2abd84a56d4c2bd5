import 'server-only';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import { notifyCompany } from '@/lib/notification/notice';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { type Db, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { translated } from '@/lib/platform/db/translation';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { expire } from '@/lib/platform/pagestore/expiry';
import { reasonMax } from '@/lib/platform/reason/constants';
import { assertRead } from '@/lib/platform/revision/commands';
import { href } from '@/lib/platform/routes/address';
import { named, pageTags, stores } from '@/lib/showroom/edit/item/store';
import { touchCompany } from '@/lib/showroom/edit/transaction';

/** Showroom items that staff may hide. docs/domain.md, Hidden and disabled things. */
export const hideable = ['case', 'module', 'page'] as const;
export type HideableItem = {
  kind: (typeof hideable)[number];
  id: number;
  /** of the item as read; if omitted, any revision */
  revision?: number | undefined;
};

const places = {
  case: () => href('supplierCase'),
  module: () => href('supplierShowroom'),
  page: () => href('supplierShowroom'),
};

/** An item's title in its owner's language. */
async function titleOf(db: Db, { kind, id }: HideableItem, companyId: number): Promise<string> {
  const [owner] = await rows<{ locale: Locale }>(
    db,
    sql`select locale from account where company_id = ${companyId} and company_role = 'owner'`,
  );
  const { table, key } = stores[kind];
  const title = translated(`${table}_translation`, key ?? '', 'title', sql`${id}::int`, owner?.locale ?? 'en');
  const [found] = await rows<{ title: string | null }>(db, sql`select ${title} as title`);
  return found?.title ?? '';
}

async function setReason(actor: StaffActor, item: HideableItem, reason: string | null): Promise<void> {
  assertStaff(actor, 'reviewer');
  const { kind, id, revision } = item;
  const companyId = await transaction(async (tx) => {
    const table = named(stores[kind].table);
    // Lock the company first, in the same order as its own changes.
    await tx.execute(
      sql`select from company where id = (select company_id from ${table} where id = ${id}) for no key update`,
    );
    const [found] = await rows<{ companyId: number; hidden: boolean }>(
      tx,
      sql`select company_id as "companyId", hidden_reason is not null as hidden from ${table} where id = ${id} for update`,
    );
    if (!found) throw new AppError('notFound');
    await assertRead(tx, actor, { kind, id }, revision);
    if (found.hidden === (reason !== null)) throw new AppError('conflict', [{ field: 'id', key: 'decided' }]);
    await tx.execute(
      sql`update ${table} set hidden_reason = ${reason}, updated_at = ${new Date().toISOString()} where id = ${id}`,
    );
    await touchCompany(tx, found.companyId);
    const action = `${kind}.${reason === null ? 'show' : 'hide'}`;
    const detail = reason === null ? {} : { reason };
    await writeAudit(tx, actor, { action, targetId: id, companyId: found.companyId, detail });
    const name = await titleOf(tx, item, found.companyId);
    await notifyCompany(tx, found.companyId, null, {
      type: reason === null ? 'showroomShown' : 'showroomHidden',
      values: reason === null ? { name } : { name, reason },
      path: places[kind](),
    });
    return found.companyId;
  });
  await expire([`company:${companyId}`, ...pageTags(kind, [id])]);
}

/**
 * Hides a case, module or page of a showroom and tells its owner why. docs/domain.md, Hidden and disabled things.
 * @throws AppError forbidden for staff without the role, badRequest without a reason, notFound, conflict if already
 * hidden, conflict revision:changed where it was changed since it was read
 */
export async function hideShowroomItem(actor: StaffActor, item: HideableItem, reason: string): Promise<void> {
  assertStaff(actor, 'reviewer');
  const trimmed = reason.trim();
  if (trimmed === '') throw new AppError('badRequest', [{ field: 'reason', key: 'required' }]);
  if (trimmed.length > reasonMax)
    throw new AppError('badRequest', [{ field: 'reason', key: `characterLimit:${reasonMax}` }]);
  await setReason(actor, item, trimmed);
}

/**
 * Shows again what staff had hidden, and tells its owner.
 * @throws AppError forbidden for staff without the role, notFound, conflict where it is not hidden, conflict
 * revision:changed where it was changed since it was read
 */
export const showShowroomItem = (actor: StaffActor, item: HideableItem): Promise<void> => setReason(actor, item, null);
