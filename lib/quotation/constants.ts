import type { declineKeys, quotationStates, undoKeys } from '@/lib/platform/db/schema/trade-state';

/** Choices of forms and lists. */
export {
  declineKeys,
  incoterms,
  liveQuotationStates,
  paymentMethods,
  quotationStates,
  sampleKinds,
  undoKeys,
} from '@/lib/platform/db/schema/trade-state';

export type QuotationState = (typeof quotationStates)[number];
export type DeclineKey = (typeof declineKeys)[number];
export type UndoKey = (typeof undoKeys)[number];

/** Limits of quotations; lengths in UTF-16 code units. docs/domain.md, Limits. */
export const quotationLimits = {
  priceBreaks: 6,
  leadDays: 3650,
  warrantyMonths: 600,
  validDays: 365,
  line: 120,
  message: 2000,
  reason: 500,
  /** rounds of better offers per quotation */
  rounds: 5,
  /** versions per quotation; afterwards it must be withdrawn and submitted again */
  versions: 50,
} as const;

/** Whether a quotation is compared: withdrawn, declined and expired ones are not. */
export const isCompared = ({ state }: { state: QuotationState }): boolean =>
  state === 'submitted' || state === 'revised' || state === 'accepted' || state === 'notSelected';
