import type { z } from 'zod';
import type { Unit } from '@/lib/platform/config';
import type { contactClaimStates } from '@/lib/platform/db/schema/trade-state';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import type { AgreeableField, Incoterm, PaymentMethod, PurchaseKind, PurchaseState, ShippingMethod } from './constants';
import type { ownPlacesField, specificationLine } from './field';

/** An amount in minor units. */
export type Money = { minor: number; currency: string };

/** A public request in lists: nothing about its buyer, contacts masked. */
export type PurchaseCard = {
  id: number;
  title: TextWithLanguage;
  categoryId: number;
  countryCode: string | null;
  quantity: number;
  unit: Unit;
  incoterm: Incoterm | null;
  /** ISO instants */
  publishedAt: string;
  validUntil: string;
  /** places left for any supplier */
  placesLeft: number;
};

export type SpecificationLine = z.output<typeof specificationLine>;
/** State of a contact claim: claimed, approved by staff, or hidden again. */
export type ContactClaimState = (typeof contactClaimStates)[number];
export type Addendum = { number: number; text: string; changed: string[]; createdAt: string };
export type Question = {
  id: number;
  /** language of the site it was asked on */
  locale: Locale;
  question: string;
  answer: string | null;
  createdAt: string;
  own: boolean;
};
/** Who the buyer is. */
export type BuyerContact = {
  /** the buyer's account */
  purchaserId: number;
  companyName: string;
  name: string;
  phone: string | null;
  email: string | null;
};

/** A request as suppliers and visitors see it. */
export type PurchaseDetail = PurchaseCard & {
  kind: PurchaseKind;
  state: PurchaseState;
  /** language of untranslated texts: places, requirements, addenda */
  locale: Locale;
  details: TextWithLanguage;
  place: string;
  /** only where the buyer shows it */
  targetPrice: Money | null;
  shippingMethod: ShippingMethod | null;
  shippingOther: string;
  port: string | null;
  destination: string;
  deliveryBy: string | null;
  paymentMethod: PaymentMethod | null;
  paymentOther: string;
  /** fields left for negotiation, of those visible to suppliers */
  toAgree: AgreeableField[];
  quotations: number;
  specification: SpecificationLine[];
  addenda: Addendum[];
  questions: Question[];
  /** null until disclosed to the reader */
  contact: BuyerContact | null;
};

export type OwnPlaces = z.output<typeof ownPlacesField>;

/** A request in its buyer's own list. */
export type OwnPurchase = {
  id: number;
  kind: PurchaseKind;
  state: PurchaseState;
  title: string;
  locale: string;
  quotations: number;
  /** unanswered questions */
  unanswered: number;
  quotationMax: number;
  /** places left, and those reserved for invited suppliers; null if it takes no quotations */
  places: OwnPlaces | null;
  validUntil: string | null;
  /** until when it can be decided, if closed for good */
  decideUntil: string | null;
  updatedAt: string;
  revision: number;
};
