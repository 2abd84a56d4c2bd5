import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import type { revisionKinds } from '@/lib/platform/db/schema/revision';

export type RevisionKind = (typeof revisionKinds)[number];

/** SQL: the revision of an item; 0 if never written. */
export const revisionOf = (kind: RevisionKind, id: SQL): SQL =>
  sql`coalesce((select rv.number from revision rv where rv.kind = ${kind} and rv.target_id = ${id}), 0)`;

/**
 * The revision of an item. Read it in the same statement as the item, or before: after it, a concurrent write would go
 * unnoticed.
 */
export async function findRevision(db: Db, kind: RevisionKind, id: number): Promise<number> {
  const [found] = await rows<{ revision: number }>(db, sql`select ${revisionOf(kind, sql`${id}::int`)} as revision`);
  return found?.revision ?? 0;
}
