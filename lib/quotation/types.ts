import type { Grade, Membership, Unit } from '@/lib/platform/config';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import type { Reason } from '@/lib/platform/reason/schema';
import type { Incoterm } from '@/lib/purchase/constants';
import type { SpecificationLine } from '@/lib/purchase/types';
import type { Ceilings } from './ceiling/rules';
import type { Basis, ComparedQuotation } from './comparison/rules';
import type { DeclineKey, QuotationState, UndoKey } from './constants';
import type { Band } from './price-range';
import type { QuotationInput } from './schema';
import type { Weights } from './score';

/** `unitPrice` in major units, for `priceQuantity` units */
export type Version = {
  number: number;
  changed: string[];
  createdAt: string;
  unitPrice: number;
  priceQuantity: number;
  currency: string;
  incoterm: Incoterm;
  place: string;
};
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
/** `open`: still awaited. */
export type Round = { round: number; until: string; text: string; open: boolean };
/** A better offer awaited by a buyer. */
export type RequestedOffer = { requestId: number; title: string; until: string; text: string };

/** A deviation from a requirement, and whether the buyer accepts it. */
export type Deviation = { position: number; text: string; accepted: boolean };

/** A quotation as its company sees it. */
export type OwnQuotation = {
  id: number;
  requestId: number;
  state: QuotationState;
  title: TextWithLanguage;
  quantity: number;
  unit: Unit;
  /** total of the quotation, in major units */
  total: number | null;
  unitPrice: number;
  priceQuantity: number;
  currency: string;
  validUntil: string;
  submittedAt: string;
  decline: Decline | null;
  round: Round | null;
  revision: number;
};

/** A quotation as the buyer sees it in the comparison. */
export type ReceivedQuotation = {
  id: number;
  companyId: number;
  company: string;
  /** false if its supplier is disabled */
  available: boolean;
  grade: Grade;
  membership: Membership;
  state: QuotationState;
  quotation: QuotationInput;
  deviations: Deviation[];
  versions: Version[];
  round: Round | null;
  submittedAt: string;
  decline: Decline | null;
  /** the buyer's private note, with its revision */
  note: { text: string; revision: number };
  files: { key: string; name: string }[];
  /** whether contacts are disclosed to its supplier */
  opened: boolean;
  /** on the basis of all; null where the request has none yet */
  compared: ComparedQuotation | null;
};

/** All quotations of a request on one basis. */
export type ReceivedComparison = {
  basis: Basis | null;
  /** the request's own values */
  own: { currency: string | null; quantity: number | null };
  /** requirements, in the site's language */
  requirements: SpecificationLine[];
  /** its target price and budget on the basis */
  ceilings: Ceilings;
  /** currencies available for comparison */
  currencies: string[];
  weights: Weights;
  /** whether the rates are frozen by the award */
  frozen: boolean;
  /** number of unanswered supplier questions */
  unanswered: number;
  /** price bands of the winner shown to losing suppliers; empty if not disclosed */
  bands: Band[];
  /** until when the award can be undone; null without one or afterwards */
  undoUntil: string | null;
  /** undone awards, latest first */
  undone: (UndoneAward & { company: string })[];
  items: ReceivedQuotation[];
};
