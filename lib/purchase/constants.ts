import type { Unit } from '@/lib/platform/config';
import type {
  agreeableFields,
  cancelKeys,
  incoterms,
  paymentMethods,
  purchaseKinds,
  purchaseStates,
  shippingMethods,
} from '@/lib/platform/db/schema/trade-state';

// Choices of the forms.
export {
  agreeableFields,
  cancelKeys,
  incoterms,
  paymentMethods,
  shippingMethods,
} from '@/lib/platform/db/schema/trade-state';

export type Incoterm = (typeof incoterms)[number];
export type PaymentMethod = (typeof paymentMethods)[number];
export type ShippingMethod = (typeof shippingMethods)[number];
export type PurchaseKind = (typeof purchaseKinds)[number];
export type AgreeableField = (typeof agreeableFields)[number];
export type CancelKey = (typeof cancelKeys)[number];
export type PurchaseState = (typeof purchaseStates)[number];

/** What a rule of Incoterms 2020 says: ICC publication 723. */
type IncotermRule = {
  /** sea and inland waterway only, or any mode of transport */
  transport: 'any' | 'water';
  /** kind of its named place */
  place: 'placeOfDelivery' | 'placeOfDestination' | 'portOfShipment' | 'portOfDestination';
  /** whether the price includes main carriage, and insurance for the buyer */
  freight: boolean;
  insurance: boolean;
};

export const incotermRules: Record<Incoterm, IncotermRule> = {
  EXW: { transport: 'any', place: 'placeOfDelivery', freight: false, insurance: false },
  FCA: { transport: 'any', place: 'placeOfDelivery', freight: false, insurance: false },
  CPT: { transport: 'any', place: 'placeOfDestination', freight: true, insurance: false },
  CIP: { transport: 'any', place: 'placeOfDestination', freight: true, insurance: true },
  DAP: { transport: 'any', place: 'placeOfDestination', freight: true, insurance: false },
  DPU: { transport: 'any', place: 'placeOfDestination', freight: true, insurance: false },
  DDP: { transport: 'any', place: 'placeOfDestination', freight: true, insurance: false },
  FAS: { transport: 'water', place: 'portOfShipment', freight: false, insurance: false },
  FOB: { transport: 'water', place: 'portOfShipment', freight: false, insurance: false },
  CFR: { transport: 'water', place: 'portOfDestination', freight: true, insurance: false },
  CIF: { transport: 'water', place: 'portOfDestination', freight: true, insurance: true },
};

/** The code of a unit: UN/ECE Recommendation 20, and 21 with its leading X for packages. */
export const unitCode: Record<Unit, string> = {
  piece: 'H87',
  set: 'SET',
  unit: 'C62',
  metre: 'MTR',
  kilometre: 'KMT',
  tonne: 'TNE',
  kilogram: 'KGM',
  'square-metre': 'MTK',
  roll: 'XRO',
  pair: 'PR',
  litre: 'LTR',
  'cubic-metre': 'MTQ',
  hour: 'HUR',
  day: 'DAY',
  box: 'XBX',
  pallet: 'XPX',
  dozen: 'DZN',
};

/** Port value for goods that pass no port. */
export const noPort = 'notApplicable';

/** Limits of requests; lengths in UTF-16 code units for storage. docs/domain.md, Limits. */
export const purchaseLimits = {
  /** reason for withdrawing it */
  reason: 500,
  /** open requests of a purchaser */
  open: 50,
  /** drafts of a purchaser */
  drafts: 100,
  /** default number of quotations, and the maximum a buyer can raise it to */
  quotations: { min: 10, max: 20 },
  /** days for which an award can be undone, and how often its buyer may do so for a request */
  undoDays: 14,
  undos: 10,
  invitations: 20,
  specification: 60,
  addenda: 50,
  /** questions per supplier and request */
  questions: 10,
  validDays: { min: 1, max: 365 },
  /** default validity of an inquiry, in days */
  inquiryDays: 14,
  quantity: 1_000_000_000,
  amount: 1_000_000_000_000,
  title: 120,
  details: 5000,
  /** contact claims per author and request */
  notContacts: 50,
  /** maximum length of one */
  contact: 200,
  line: 120,
  text: 2000,
} as const;
