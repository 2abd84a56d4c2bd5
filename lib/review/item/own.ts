import 'server-only';
import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { revisionOf } from '@/lib/platform/revision/queries';
import { getUploads } from '@/lib/upload/queries';
import type { UploadView } from '@/lib/upload/types';
import { findLastReviews, type LastReview } from '../queries';
import { type Item, type ItemInput, type ItemKind, isPublished, type Noun } from './noun';

/** An item's review state, for its owner. */
export type OwnReview = {
  /** state of a public item's change; null without one */
  change: 'pending' | 'reject' | 'draft' | null;
  /** why it, or a change of it, was rejected, or why it was disabled */
  reason: string | null;
};

const states = { pending: 'pending', rejected: 'reject', withdrawn: 'draft', approved: null } as const;

const changeOf = (item: Pick<Item, 'status'>, last: LastReview | undefined): OwnReview['change'] =>
  last && isPublished(item) && last.content !== null ? states[last.state] : null;

/** Why staff disabled items, by id. */
async function findDisabled(db: Db, kind: ItemKind, ids: readonly number[]): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map();
  const found = await rows<{ id: number; reason: string | null }>(
    db,
    sql`select distinct on (target_id) target_id as id, detail ->> 'reason' as reason from audit
      where action = ${`${kind}.disable`} and target_id in ${ids} order by target_id, id desc`,
  );
  return new Map(found.map(({ id, reason }) => [id, reason]));
}

/** Review states of items of one kind, by id, with reasons in the site's language. */
export async function findOwnReviews(
  db: Db,
  kind: ItemKind,
  items: readonly Pick<Item, 'id' | 'status'>[],
  site: Locale,
): Promise<Map<number, OwnReview>> {
  const last = await findLastReviews(
    db,
    kind,
    items.map(({ id }) => id),
    site,
  );
  const disabled = await findDisabled(
    db,
    kind,
    items.filter(({ status }) => status === 'disable').map(({ id }) => id),
  );
  return new Map(
    items.map((item) => {
      const review = last.get(item.id);
      const change = changeOf(item, review);
      const isRejected = change === 'reject' || item.status === 'reject';
      const reason = item.status === 'disable' ? disabled.get(item.id) : isRejected ? review?.reason : null;
      return [item.id, { change, reason: reason ?? null }];
    }),
  );
}

/**
 * The version that a form loads instead of the published one: pending, rejected or draft; null or undefined without
 * one.
 */
async function findOwnChange(db: Db, kind: ItemKind, item: Pick<Item, 'id' | 'status'>): Promise<unknown> {
  const last = (await findLastReviews(db, kind, [item.id])).get(item.id);
  return changeOf(item, last) === null ? null : last?.content;
}

type OwnStatus = Pick<Item, 'id' | 'status'> & { revision: number };

/** An own item's review state and revision. @throws AppError notFound for another company's */
async function getOwnStatus<I extends ItemInput>(
  db: Db,
  { table, kind }: Noun<I>,
  { companyId }: SupplierActor,
  id: number,
): Promise<OwnStatus> {
  const [found] = await rows<OwnStatus>(
    db,
    sql`select t.id, t.status, ${revisionOf(kind, sql`t.id`)} as revision
      from ${sql.identifier(table)} t where t.id = ${id} and t.company_id = ${companyId}`,
  );
  if (!found) throw new AppError('notFound');
  return found;
}

/**
 * An item for its form: the version pending, rejected or in draft, else the published one, with its files.
 * @throws AppError notFound for another company's
 */
export async function openOwn<I extends ItemInput>(
  noun: Noun<I>,
  actor: SupplierActor,
  id: number,
  locale: Locale,
): Promise<{ id: number; revision: number; published: boolean; form: I; files: UploadView[] }> {
  const item = await getOwnStatus(database(), noun, actor, id);
  const change = await findOwnChange(database(), noun.kind, item);
  const form = { ...(change ? noun.parse(change) : await noun.read(database(), id, locale)), locale };
  const files = await getUploads(
    database(),
    noun.usesOf(form).map(({ key }) => key),
  );
  return { id, revision: item.revision, published: isPublished(item), form, files };
}

/** The same as data of a revision conflict. */
export async function readOwn<I extends ItemInput>(noun: Noun<I>, actor: SupplierActor, id: number, locale: Locale) {
  const { form, files } = await openOwn(noun, actor, id, locale);
  return { current: form as Record<string, unknown>, files, ...(await noun.beside?.(form, locale)) };
}
