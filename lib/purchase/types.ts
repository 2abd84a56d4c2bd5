import type { z } from 'zod';
import type { contactClaimStates } from '@/lib/platform/db/schema/trade-state';
import type { Locale } from '@/lib/platform/i18n/site';
import type { purchaseBrief, purchaseCard, purchaseGetCall } from './call';
import type { ownPlacesField, specificationLine } from './field';
import type { purchaseOwnListCall } from './own/call';

type Contract = z.output<typeof purchaseGetCall.output>;

/** A public request in lists: nothing about its buyer, contacts masked. */
export type PurchaseCard = z.output<typeof purchaseCard>;
/** The same with its first requirements. */
export type PurchaseBrief = z.output<typeof purchaseBrief>;

export type SpecificationLine = z.output<typeof specificationLine>;
/** State of a contact claim: claimed, approved by staff, or hidden again. */
export type ContactClaimState = (typeof contactClaimStates)[number];
export type Addendum = Contract['addenda'][number];
export type Question = Contract['questions'][number] & {
  /** language of the site it was asked on */
  locale: Locale;
};
/** Who the buyer is. */
export type BuyerContact = NonNullable<Contract['contact']>;

/** A request as suppliers and visitors see it. */
export type PurchaseDetail = Omit<Contract, 'questions'> & { questions: Question[] };

export type OwnPlaces = z.output<typeof ownPlacesField>;

/** A request in its buyer's own list. */
export type OwnPurchase = z.output<typeof purchaseOwnListCall.output>['items'][number];
