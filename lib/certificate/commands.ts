import 'server-only';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import type { WriteTarget } from '@/lib/platform/revision/idempotency';
import { sortItems } from '@/lib/review/item/list/commands';
import { ownerCommands } from '@/lib/review/item/owner/commands';
import { certificateNoun } from './noun';
import type { CertificateInput } from './schema';

type Given = CertificateInput & WriteTarget;

/** What owners do with their certificates. */
export const {
  save: saveCertificate,
  submit: submitCertificate,
  withdraw: withdrawCertificate,
  discard: discardCertificate,
  hold: holdCertificates,
  remove: deleteCertificates,
  show: showCertificate,
} = ownerCommands(
  certificateNoun,
  ({ id, revision, idempotencyKey, ...input }: Given): [WriteTarget, CertificateInput] => [
    { id, revision, idempotencyKey },
    input,
  ],
);

/** Puts all certificates of the company in the order of `ids`. @throws AppError forbidden by role, conflict */
export const sortCertificates = (actor: SupplierActor, { ids }: { ids: readonly number[] }): Promise<null> =>
  sortItems(certificateNoun, actor, ids);
