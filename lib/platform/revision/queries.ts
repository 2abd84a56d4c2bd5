import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import type { revisionKinds } from '@/lib/platform/db/schema/revision';

export type RevisionKind = (typeof revisionKinds)[number];

/** The revision of the thing with an id, within a statement; 0 for what nobody has written. */
export const revisionOf = (kind: RevisionKind, id: SQL): SQL =>
  sql`coalesce((select rv.number from revision rv where rv.kind = ${kind} and rv.target_id = ${id}), 0)`;

/**
 * The revision of a thing. To be read in the statement that reads the thing, or before it: read after, a write that comes
 * between would pass for seen.
 */
export async function findRevision(db: Db, kind: RevisionKind, id: number): Promise<number> {
  const [found] = await rows<{ revision: number }>(db, sql`select ${revisionOf(kind, sql`${id}::int`)} as revision`);
  return found?.revision ?? 0;
}
