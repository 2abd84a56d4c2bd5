import 'server-only';
import { writeAudit } from '@/lib/audit/commands';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { dayOf } from '@/lib/platform/calendar/zoned-day';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { revise } from '@/lib/platform/revision/commands';
import { once } from '@/lib/platform/revision/idempotency';
import { getUploads } from '@/lib/upload/queries';
import { assertDraftRoom } from '../commands';
import { lockOwnRequest } from '../lock';
import type { PurchaseInput } from '../schema';
import { findNameableProduct, findUnknownParameters, inputOf, readStored, writeRequest } from '../write';

/** A request as a new draft: without past dates and references that no longer exist. */
async function copyOf(tx: Transaction, actor: PurchaserActor, input: PurchaseInput, now: Date): Promise<PurchaseInput> {
  const { validUntil, deliveryBy, specification } = input;
  const productId = await findNameableProduct(tx, null, input.productId);
  const unknown = (await findUnknownParameters(tx, { ...input, productId })).map(({ field }) => field);
  const files = await getUploads(tx, input.attachments);
  return {
    ...input,
    productId,
    validUntil: Date.parse(validUntil) > now.getTime() ? validUntil : '',
    deliveryBy: deliveryBy >= dayOf(now.toISOString(), actor.timeZone) ? deliveryBy : '',
    specification: specification.map((line, row) =>
      unknown.includes(`specification.${row}.label`) ? { ...line, parameterId: null, optionId: null } : line,
    ),
    attachments: files.map(({ key }) => key),
  };
}

/**
 * Copies an own request in any state to a new draft: texts, fields, requirements and files, without past dates and
 * supplier data. Idempotent by key.
 * @throws AppError notFound, badRequest over the number of drafts
 */
export const copyPurchase = (
  actor: PurchaserActor,
  id: number,
  idempotencyKey?: string,
  now = new Date(),
): Promise<{ id: number; revision: number }> =>
  transaction(async (tx) => {
    // Lock first, in the same order as publishing, which also locks its files and buyer.
    const source = await lockOwnRequest(tx, actor, id);
    const content = { act: 'copy', id };
    return once(tx, actor, { kind: 'purchase', target: { id: null, idempotencyKey }, content }, async () => {
      await assertDraftRoom(tx, actor);
      const input = await copyOf(tx, actor, inputOf(await readStored(tx, source)), now);
      const row = await writeRequest(tx, actor, null, input, now);
      const revision = await revise(tx, actor, { kind: 'purchase', id: row.id });
      await writeAudit(tx, actor, { action: 'purchase.copy', targetId: row.id, companyId: null, detail: { from: id } });
      return { id: row.id, revision };
    });
  });
