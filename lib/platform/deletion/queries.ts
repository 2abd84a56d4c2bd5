import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { deletableKinds } from '@/lib/platform/db/schema/deletion';

export type DeletableKind = (typeof deletableKinds)[number];

/** SQL condition: the item is not in a pending deletion. */
export const isNotDeleted = (kind: DeletableKind, id: SQL): SQL =>
  sql`not exists (select from held_deletion hd where hd.kind = ${kind} and hd.target_id = ${id})`;
