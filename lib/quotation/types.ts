import type { z } from 'zod';
import type { Reason } from '@/lib/platform/reason/schema';
import type { deviationFields, quotationOwnListCall, round, versions } from './call';
import type { quotationCompareCall } from './comparison/call';
import type { DeclineKey, UndoKey } from './constants';
import type { QuotationInput } from './schema';

export type Version = z.output<typeof versions>[number];
/** A version of a quotation as form values, with those of its files that still exist. */
export type WholeVersion = {
  number: number;
  quotation: QuotationInput;
  files: { key: string; name: string }[];
};

/** Why a quotation was declined: a preset reason, free text, or both. */
export type Decline = Reason<DeclineKey>;
/** An award that was undone, by whom and why. */
export type UndoneAward = {
  companyId: number;
  awardedAt: string;
  undoneAt: string;
  by: 'purchaser' | 'supplier';
  reason: Reason<UndoKey>;
};
export type Round = NonNullable<z.output<typeof round>>;
/** A better offer awaited by a buyer. */
export type RequestedOffer = { requestId: number; title: string; until: string; text: string };

/** A deviation from a requirement, and whether the buyer accepts it. */
export type Deviation = z.output<typeof deviationFields>;

/** A quotation as its company sees it. */
export type OwnQuotation = z.output<typeof quotationOwnListCall.output>['items'][number];

/** All quotations of a request on one basis. */
export type ReceivedComparison = z.output<typeof quotationCompareCall.output>;
/** A quotation as the buyer sees it in the comparison. */
export type ReceivedQuotation = ReceivedComparison['items'][number];
