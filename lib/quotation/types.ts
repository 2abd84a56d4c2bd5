import type { Grade, Membership } from '@/lib/config';
import type { Compared } from './comparison';
import type { QuotationState } from './constants';
import type { QuotationInput } from './schema';

export type Version = { number: number; changed: string[]; createdAt: string };
export type Round = { round: number; until: string; text: string };

/** A quotation as its company sees it. */
export type OwnQuotation = {
  id: number;
  requestId: number;
  state: QuotationState;
  title: string;
  unitPrice: number;
  currency: string;
  validUntil: string;
  submittedAt: string;
  declineReason: string | null;
  round: Round | null;
  revision: number;
};

/** A quotation as its request's buyer sees it among the others. */
export type ReceivedQuotation = {
  id: number;
  companyId: number;
  company: string;
  grade: Grade;
  membership: Membership;
  state: QuotationState;
  quotation: QuotationInput;
  versions: Version[];
  round: Round | null;
  /** on the basis of all; null where the request has none yet */
  compared: Compared | null;
};
