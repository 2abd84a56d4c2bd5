import 'server-only';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import type { Deleted } from '@/lib/platform/deletion/schema';
import type { WriteTarget } from '@/lib/platform/revision/idempotency';
import {
  discardItem,
  type ItemRevision,
  type SavedItem,
  type Submitted,
  saveItem,
  submitItem,
  withdrawItem,
} from '@/lib/review/item/commands';
import { deleteItems, holdItems, showItem, sortItems } from '@/lib/review/item/list/commands';
import { certificateNoun } from './noun';
import type { CertificateInput } from './schema';

type Given = CertificateInput & WriteTarget;
const parted = ({ id, revision, idempotencyKey, ...input }: Given): [WriteTarget, CertificateInput] => [
  { id, revision, idempotencyKey },
  input,
];

/**
 * Saves an unfinished certificate as a draft. docs/domain.md, Certificate, launch and agent offer.
 * @throws AppError forbidden by role or grade, notFound, conflict if it is under review or was changed since it was
 * read, badRequest with fields
 */
export const saveCertificate = (actor: SupplierActor, given: Given): Promise<SavedItem> =>
  saveItem(certificateNoun, actor, ...parted(given));

/**
 * Submits a certificate for review; a public one stays as it is until then. docs/domain.md, Certificate, launch and
 * agent offer. @throws AppError forbidden by role or grade, notFound, conflict where it was changed since it was read,
 * badRequest with fields
 */
export const submitCertificate = (actor: SupplierActor, given: Given): Promise<Submitted> =>
  submitItem(certificateNoun, actor, ...parted(given));

/** Withdraws a submission. @throws AppError forbidden by role, notFound, conflict */
export const withdrawCertificate = (actor: SupplierActor, one: ItemRevision): Promise<null> =>
  withdrawItem(certificateNoun, actor, one);

/** Discards the pending change of a public certificate. @throws AppError forbidden by role, notFound, conflict */
export const discardCertificate = (actor: SupplierActor, one: ItemRevision): Promise<null> =>
  discardItem(certificateNoun, actor, one);

/** Takes certificates out of the list until they are deleted. @throws AppError forbidden by role, notFound */
export const holdCertificates = (actor: SupplierActor, { ids }: { ids: readonly number[] }): Promise<Deleted> =>
  holdItems(certificateNoun, actor, ids);

/** Deletes certificates. docs/domain.md, Deletion and undo. @throws AppError forbidden by role, notFound */
export const deleteCertificates = (actor: SupplierActor, { ids }: { ids: readonly number[] }): Promise<null> =>
  deleteItems(certificateNoun, actor, ids);

/** Switches a certificate on or off. @throws AppError forbidden by role, notFound */
export const showCertificate = (actor: SupplierActor, { id, shown }: { id: number; shown: boolean }): Promise<null> =>
  showItem(certificateNoun, actor, id, shown);

/** Puts all certificates of the company in the order of `ids`. @throws AppError forbidden by role, conflict */
export const sortCertificates = (actor: SupplierActor, { ids }: { ids: readonly number[] }): Promise<null> =>
  sortItems(certificateNoun, actor, ids);
