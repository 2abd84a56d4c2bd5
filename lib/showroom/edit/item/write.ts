import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { type Db, rows } from '@/lib/platform/db/client';
import { nameKey } from '@/lib/platform/db/translation';
import { AppError } from '@/lib/platform/errors';
import { fieldErrors } from '@/lib/platform/http/input';
import { orReportCurrent, revise } from '@/lib/platform/revision/commands';
import { findTargetId, once, type WriteTarget } from '@/lib/platform/revision/idempotency';
import { type Collection, shapes } from '@/lib/showroom/edit/collection';
import { listOwnItems } from '@/lib/showroom/edit/queries';
import { assertOpen, assertRoom } from '@/lib/showroom/edit/rules';
import { changeShowroom, type LockedCompany } from '@/lib/showroom/edit/transaction';
import { setUses as showUploads } from '@/lib/upload/usage/commands';
import { type CollectionItem, items } from './schema';
import { list, named, pageTags, stores, subjectOf, textNames } from './store';

type Saved = WriteTarget & { collection: Collection; item: Record<string, unknown> };
type Place = { collection: Collection; companyId: number };

const count = async (db: Db, { collection, companyId }: Place): Promise<number> => {
  const [found] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${named(stores[collection].table)} where company_id = ${companyId}`,
  );
  return found?.n ?? 0;
};

function check<C extends Collection>(collection: C, given: Record<string, unknown>): CollectionItem<C> {
  const parsed = items[collection].safeParse(given);
  if (parsed.success) return parsed.data as CollectionItem<C>;
  throw new AppError('badRequest', fieldErrors(parsed.error, given, 'item'));
}

/** Checks a case's country and group. */
async function assertPlace(db: Db, companyId: number, item: CollectionItem<'case'>): Promise<void> {
  const [found] = await rows<{ country: boolean; grouped: boolean }>(
    db,
    sql`select exists (select from country where code = ${item.countryCode}) as country,
      exists (select from showroom_case_group where id = ${item.groupId} and company_id = ${companyId}) as grouped`,
  );
  const errors = [
    ...(found?.country ? [] : [{ field: 'countryCode', key: 'unknown' }]),
    ...(found?.grouped ? [] : [{ field: 'groupId', key: 'unknown' }]),
  ];
  if (errors.length > 0) throw new AppError('badRequest', errors);
}

/** Names of case groups are unique per company and language. */
async function assertGroupName(
  db: Db,
  companyId: number,
  id: number | null,
  { texts }: CollectionItem<'caseGroup'>,
): Promise<void> {
  const names = Object.entries(texts).map(([locale, { name }]) => sql`(${locale}::text, ${name}::text)`);
  const taken = await rows<{ locale: string }>(
    db,
    sql`select distinct given.locale from (values ${list(names)}) given (locale, name)
      join showroom_case_group_translation t on t.locale = given.locale and ${nameKey(sql`t.name`)} = ${nameKey(sql`given.name`)}
      join showroom_case_group g on g.id = t.group_id where g.company_id = ${companyId} and g.id <> ${id ?? 0}`,
  );
  if (taken.length > 0)
    throw new AppError(
      'badRequest',
      taken.map(({ locale }) => ({ field: `texts.${locale}.name`, key: 'nameDuplicated' })),
    );
}

async function writeRow<C extends Collection>(
  db: Db,
  place: Place & { collection: C },
  id: number | null,
  item: CollectionItem<C>,
): Promise<number> {
  const { collection, companyId } = place;
  const { table, touched, write } = stores[collection];
  const values = write(item);
  const columns = Object.entries({ ...values, ...(touched ? { updated_at: sql`${new Date().toISOString()}` } : {}) });
  if (id !== null) {
    const set = columns.length > 0 ? columns : [['company_id', sql`company_id`] as const];
    const changed = await rows<{ id: number }>(
      db,
      sql`update ${named(table)} set ${list(set.map(([name, value]) => sql`${named(name)} = ${value}`))}
        where id = ${id} and company_id = ${companyId} returning id`,
    );
    if (changed.length === 0) throw new AppError('notFound');
    return id;
  }
  const last = sql`(select coalesce(max(sort) + 1, 0) from ${named(table)} where company_id = ${companyId})`;
  const all: (readonly [string, SQL])[] = [
    ['company_id', sql`${companyId}`],
    ...(shapes[collection].sorted ? [['sort', last] as const] : []),
    // Set only once, as followers are notified of new cases.
    ...(collection === 'case' ? [['published_at', sql`${new Date().toISOString()}`] as const] : []),
    ...columns,
  ];
  const [inserted] = await rows<{ id: number }>(
    db,
    sql`insert into ${named(table)} (${list(all.map(([name]) => named(name)))})
      values (${list(all.map(([, value]) => value))}) returning id`,
  );
  if (!inserted) throw new AppError('internal');
  return inserted.id;
}

async function writeTexts(db: Db, collection: Collection, id: number, item: CollectionItem): Promise<void> {
  const { table, key } = stores[collection];
  if (key === null || !('texts' in item)) return;
  const names = textNames(collection);
  const [translation, owner] = [named(`${table}_translation`), named(key)];
  await db.execute(sql`delete from ${translation} where ${owner} = ${id}`);
  const values = Object.entries<Partial<Record<string, string>>>(item.texts).map(
    ([locale, text]) => sql`(${list([sql`${id}`, sql`${locale}`, ...names.map((name) => sql`${text[name] ?? ''}`)])})`,
  );
  await db.execute(
    sql`insert into ${translation} (${list([owner, named('locale'), ...names.map(named)])}) values ${list(values)}`,
  );
}

/**
 * Saves an item of a collection, new at the end if `id` is null. docs/domain.md, Gates. @throws AppError forbidden
 * without role or grade, badRequest with fields, over the cap or at a case group's name in use, notFound for another
 * company's, conflict revision:changed
 */
export const saveItem = (actor: SupplierActor, given: Saved): Promise<{ id: number; revision: number }> =>
  orReportCurrent(
    () => write(actor, given),
    async () => {
      const targetId = await findTargetId(actor, given);
      const { items: stored } = await listOwnItems(actor, given);
      const item = stored.find(({ id }) => id === targetId);
      return item ? { current: item.values, files: item.files } : {};
    },
    { actor, kind: given.collection, id: given.id },
  );

const write = (actor: SupplierActor, { collection, item: given, ...target }: Saved) =>
  changeShowroom(
    actor,
    async (db, company) => {
      assertOpen(collection, company);
      const item = check(collection, given);
      return once(db, actor, { kind: collection, target, content: item }, (which) =>
        put(db, actor, company, { ...which, collection, item }),
      );
    },
    ({ id: saved }) => pageTags(collection, [saved]),
  );

async function put(
  db: Db,
  actor: SupplierActor,
  company: LockedCompany,
  { collection, id, revision: read, item }: WriteTarget & { collection: Collection; item: CollectionItem },
): Promise<{ id: number; revision: number }> {
  const place = { collection, companyId: company.id };
  if (id === null) assertRoom(collection, company, await count(db, place));
  if (collection === 'case') await assertPlace(db, company.id, item as CollectionItem<'case'>);
  if (collection === 'caseGroup') await assertGroupName(db, company.id, id, item as CollectionItem<'caseGroup'>);
  const row = await writeRow(db, place, id, item);
  const revision = await revise(db, actor, { kind: collection, id: row }, read);
  await writeTexts(db, collection, row, item);
  const pictures = 'pictures' in item ? item.pictures : [];
  await showUploads(
    db,
    actor,
    subjectOf(collection, row),
    pictures.map((key) => ({ key, kinds: ['picture'], field: 'pictures' })),
  );
  return { id: row, revision };
}
