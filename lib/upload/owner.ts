import 'server-only';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Actor } from '@/lib/platform/auth/actor';
import { mayDo, type Permission } from '@/lib/platform/auth/rules';
import { config } from '@/lib/platform/config';
import { upload } from '@/lib/platform/db/schema/upload';
import type { UploadKind } from './types';

/** Permissions by kind of file: in a company, any of them allows to send, open and use such files. */
const tasks: Record<UploadKind, readonly Permission[]> = {
  picture: ['company', 'product', 'showroom'],
  video: ['company', 'product'],
  licence: ['company'],
  certificate: ['showroom'],
  attachment: ['chat', 'quotation'],
  sheet: ['product'],
  archive: ['product'],
};

/** Whether an actor has to do with files of a kind; outside a company, with every kind. */
export const mayHandle = (actor: Actor, kind: UploadKind): boolean =>
  actor.kind !== 'supplier' || tasks[kind].some((task) => mayDo(actor.role, task));

/** The company that an actor acts for; null for one who acts for none. */
export const companyOf = (actor: Actor): number | null => (actor.kind === 'supplier' ? actor.companyId : null);

/** Whether an upload is an actor's own: of a kind for its role, and sent by it or, for a supplier, by its company. */
export function ownsUpload(actor: Actor, row: typeof upload.$inferSelect): boolean {
  const sent = row.ownerKind === actor.kind && row.ownerId === actor.accountId;
  const company = row.companyId !== null && row.companyId === companyOf(actor);
  return (sent || company) && mayHandle(actor, row.kind as UploadKind);
}

/** SQL for the same. */
export function isOwn(actor: Actor): SQL | undefined {
  const sent = and(eq(upload.ownerKind, actor.kind), eq(upload.ownerId, actor.accountId));
  const company = companyOf(actor);
  const kinds = (Object.keys(config.upload.kinds) as UploadKind[]).filter((kind) => mayHandle(actor, kind));
  return and(company === null ? sent : or(sent, eq(upload.companyId, company)), inArray(upload.kind, kinds));
}
