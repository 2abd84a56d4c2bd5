import type { declineKeys, quotationStates, undoKeys } from '@/lib/platform/db/schema/trade-state';

/** What a quotation's form and lists offer to choose from. */
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
  /** rounds in which a buyer asks one supplier for a better offer */
  rounds: 5,
  /** versions that are kept of one quotation; it is withdrawn and submitted anew after */
  versions: 50,
} as const;

/** Quotations that are or were to be decided upon; withdrawn, declined and expired ones are no longer compared. */
export const isCompared = ({ state }: { state: QuotationState }): boolean =>
  state === 'submitted' || state === 'revised' || state === 'accepted' || state === 'notSelected';
