import type { SupplierActor } from '@/lib/auth/actor';
import {
  deleteItems,
  discardItem,
  saveItem,
  showItem,
  sortItems,
  submitItem,
  withdrawItem,
} from '@/lib/review/item/commands';
import { certificateNoun } from './noun';
import type { CertificateInput } from './schema';

type Given = CertificateInput & { id: number | null };
const parted = ({ id, ...input }: Given): [number | null, CertificateInput] => [id, input];

/**
 * Keeps an unfinished certificate. Decisions, Life cycles.
 * @throws AppError forbidden by role or grade, notFound, conflict for what waits, badRequest with fields
 */
export const saveCertificate = (actor: SupplierActor, given: Given): Promise<{ id: number }> =>
  saveItem(certificateNoun, actor, ...parted(given));

/**
 * Submits a certificate for review; a change of a public one waits beside it. Decisions, Life cycles.
 * @throws AppError forbidden by role or grade, notFound, badRequest with fields
 */
export const submitCertificate = (actor: SupplierActor, given: Given): Promise<{ id: number; waiting: boolean }> =>
  submitItem(certificateNoun, actor, ...parted(given));

/** Takes a submission back. @throws AppError forbidden by role, notFound */
export const withdrawCertificate = (actor: SupplierActor, { id }: { id: number }): Promise<null> =>
  withdrawItem(certificateNoun, actor, id);

/** Lets a change of a public certificate go. @throws AppError forbidden by role, notFound, conflict for what is not public */
export const discardCertificate = (actor: SupplierActor, { id }: { id: number }): Promise<null> =>
  discardItem(certificateNoun, actor, id);

/** Deletes certificates. Specification 4, Deletion. @throws AppError forbidden by role, notFound */
export const deleteCertificates = (actor: SupplierActor, { ids }: { ids: readonly number[] }): Promise<null> =>
  deleteItems(certificateNoun, actor, ids);

/** Switches a certificate on or off. @throws AppError forbidden by role, notFound */
export const showCertificate = (actor: SupplierActor, { id, shown }: { id: number; shown: boolean }): Promise<null> =>
  showItem(certificateNoun, actor, id, shown);

/** Puts all certificates of the company in the order of `ids`. @throws AppError forbidden by role, conflict */
export const sortCertificates = (actor: SupplierActor, { ids }: { ids: readonly number[] }): Promise<null> =>
  sortItems(certificateNoun, actor, ids);
