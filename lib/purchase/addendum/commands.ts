import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { dayOf } from '@/lib/platform/calendar/zoned-day';
import { purchaseAddendum } from '@/lib/platform/db/schema/purchase';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { countTry } from '@/lib/platform/limit/count';
import { describeLast, orReportCurrent, revise } from '@/lib/platform/revision/commands';
import { withoutOpenTerms } from '@/lib/purchase/check';
import { claimNotContacts } from '@/lib/purchase/claim/commands';
import { purchaseLimits } from '@/lib/purchase/constants';
import { assertOpen, lockOwnRequest, type RequestRow } from '@/lib/purchase/lock';
import { contactsIn, maskedTexts } from '@/lib/purchase/mask';
import { liveBidders, notifyBidders, notifyFollowers } from '@/lib/purchase/notice';
import { getOwnPurchase } from '@/lib/purchase/own/queries';
import { refreshShown } from '@/lib/purchase/refresh';
import type { PurchaseInput } from '@/lib/purchase/schema';
import { inputOf, readStored, writeRequest } from '@/lib/purchase/write';

/** Fields private to the buyer, whose changes are not announced. */
const ownFields: readonly (keyof PurchaseInput)[] = [
  'budget',
  'showTargetPrice',
  'showPriceBand',
  'companyName',
  'contactName',
  'contactPhone',
  'contactEmail',
  'notContacts',
  'toAgree',
];

const changesBetween = (before: PurchaseInput, after: PurchaseInput) => {
  const publicFields = (Object.keys(after) as (keyof PurchaseInput)[]).filter((field) => {
    if (ownFields.includes(field)) return false;
    return field !== 'targetPrice' || after.showTargetPrice;
  });
  const changed = publicFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return Object.fromEntries(changed.map((field) => [field, { before: before[field], after: after[field] }]));
};

/**
 * @throws AppError badRequest if the validity would end earlier than published, or delivery were before the actor's
 * today
 */
function assertDays(
  { timeZone }: PurchaserActor,
  request: RequestRow,
  before: PurchaseInput,
  { validUntil, deliveryBy }: PurchaseInput,
  now: Date,
): void {
  if (request.validUntil !== null && Date.parse(validUntil) < request.validUntil.getTime())
    throw new AppError('badRequest', [{ field: 'validUntil', key: 'validityShorter' }]);
  if (deliveryBy !== '' && deliveryBy !== before.deliveryBy && deliveryBy < dayOf(now.toISOString(), timeZone))
    throw new AppError('badRequest', [{ field: 'deliveryBy', key: 'dayPast' }]);
}

type Change = { text: string; purchase: PurchaseInput };
type Sent = { number: number; revision: number };

async function add(
  tx: Transaction,
  actor: PurchaserActor,
  id: number,
  revision: number,
  { text, purchase }: Change,
  now: Date,
): Promise<Sent> {
  const request = await lockOwnRequest(tx, actor, id);
  assertOpen(request, now);
  const before = inputOf(await readStored(tx, request));
  const inRequest = contactsIn(maskedTexts(purchase));
  const notContacts = purchase.notContacts.filter((one) => inRequest.includes(one));
  const input = {
    ...withoutOpenTerms(purchase),
    ...{ notContacts, kind: request.kind, locale: before.locale },
    ...{ categoryId: purchase.categoryId ?? before.categoryId, validUntil: purchase.validUntil || before.validUntil },
  };
  const [last] = await tx
    .select({ number: purchaseAddendum.number, text: purchaseAddendum.text })
    .from(purchaseAddendum)
    .where(eq(purchaseAddendum.requestId, id))
    .orderBy(desc(purchaseAddendum.number))
    .limit(1);
  if (last?.text === text && isDeepStrictEqual(before, input))
    return { number: last.number, revision: (await describeLast(tx, actor, { kind: 'purchase', id })).revision };
  assertDays(actor, request, before, input, now);
  const number = (last?.number ?? 0) + 1;
  if (number > purchaseLimits.addenda) throw new AppError('badRequest', [{ field: 'text', key: 'limit' }]);
  const saved = await revise(tx, actor, { kind: 'purchase', id }, revision);
  await countTry('addendum', String(actor.accountId));
  await writeRequest(tx, actor, id, input, now);
  const author = { requestId: id, companyId: null, accountId: actor.accountId };
  await claimNotContacts(tx, author, { found: contactsIn([text]), notContacts: purchase.notContacts });
  const changes = changesBetween(before, input);
  await refreshShown(tx, id);
  await tx.insert(purchaseAddendum).values({ requestId: id, number, locale: before.locale, text, changes });
  await writeAudit(tx, actor, { action: 'purchase.addendum', targetId: id, companyId: null, detail: { number } });
  await notifyBidders(tx, request, 'purchaseAddendum', { number });
  await notifyFollowers(tx, request, 'followedAddendum', await liveBidders(tx, id), { number });
  return { number, revision: saved };
}

/**
 * Changes an open request by a numbered addendum and notifies bidders; kind and language stay, a retry adds no second
 * one. @returns its number and the request's revision @throws AppError notFound, conflict state:requestState,
 * revision:changed, badRequest at fields or for a shortened validity, tooManyRequests
 */
export const addAddendum = (
  actor: PurchaserActor,
  id: number,
  revision: number,
  change: Change,
  now = new Date(),
): Promise<Sent> =>
  orReportCurrent(
    () => transaction((tx) => add(tx, actor, id, revision, change, now)),
    async () => {
      const stored = await getOwnPurchase(actor, id);
      return stored ? { current: stored.purchase } : {};
    },
  );
