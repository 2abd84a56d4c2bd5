import type { Grade, Membership, Unit } from '@/lib/platform/config';
import type { Spoken } from '@/lib/platform/i18n/spoken';
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
/** A version of a quotation as its form held it, with those of its files that are still kept. */
export type WholeVersion = {
  number: number;
  quotation: QuotationInput;
  files: { key: string; name: string }[];
};

/** Why a quotation was declined: a usual reason, words of the buyer's own, or both. */
export type Decline = Reason<DeclineKey>;
/** An award that was undone, by whom and why. */
export type UndoneAward = {
  companyId: number;
  awardedAt: string;
  undoneAt: string;
  by: 'purchaser' | 'supplier';
  reason: Reason<UndoKey>;
};
/** `open`: the buyer still waits for the better offer. */
export type Round = { round: number; until: string; text: string; open: boolean };
/** A better offer that a buyer waits for. */
export type AskedOffer = { requestId: number; title: string; until: string; text: string };

/** Where an offer departs from a line of its request's requirements, and whether the buyer takes it. */
export type Deviation = { position: number; text: string; accepted: boolean };

/** A quotation as its company sees it. */
export type OwnQuotation = {
  id: number;
  requestId: number;
  state: QuotationState;
  title: Spoken;
  quantity: number;
  unit: Unit;
  /** of all that was quoted, in major units */
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

/** A quotation as its request's buyer sees it among the others. */
export type ReceivedQuotation = {
  id: number;
  companyId: number;
  company: string;
  /** false once the platform has switched its supplier off */
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
  /** the buyer's own, with how often it was written */
  note: { text: string; revision: number };
  files: { key: string; name: string }[];
  /** whether its supplier sees the buyer's contacts */
  opened: boolean;
  /** on the basis of all; null where the request has none yet */
  compared: ComparedQuotation | null;
};

/** All quotations of a request on one basis. */
export type ReceivedComparison = {
  basis: Basis | null;
  /** what the request says of it */
  own: { currency: string | null; quantity: number | null };
  /** what it asks for, in the words of the site */
  requirements: SpecificationLine[];
  /** its target price and budget on the basis */
  ceilings: Ceilings;
  /** in which they can be compared */
  currencies: string[];
  weights: Weights;
  /** whether the rates are those of the award, which never change */
  frozen: boolean;
  /** how many questions of suppliers the buyer has not answered */
  unanswered: number;
  /** the bands of the winning price that those who were not selected are told; none where the buyer keeps it */
  bands: Band[];
  /** until when its award can be undone; null without one, or once that time is over */
  undoUntil: string | null;
  /** its awards that were undone, the latest first */
  undone: (UndoneAward & { company: string })[];
  items: ReceivedQuotation[];
};
