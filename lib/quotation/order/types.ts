import type { Locale } from '@/lib/platform/i18n/site';
import type { Spoken } from '@/lib/platform/i18n/spoken';
import type { SpecificationLine } from '@/lib/purchase/types';
import type { WholeVersion } from '../types';

/** One of the two sides of an order; what is not known is empty. */
export type OrderParty = {
  name: string;
  person: string;
  address: string[];
  registration: string;
  phone: string;
  email: string;
  /** of its showroom, where it has one */
  showroomId: number | null;
};

/** What was agreed by an award. */
export type PurchaseOrder = {
  number: string;
  requestId: number;
  quotationId: number;
  awardedAt: string;
  title: Spoken;
  request: { lines: readonly SpecificationLine[]; spoken: Locale };
  /** the day by which the buyer asked for the goods */
  deliveryBy: string | null;
  version: WholeVersion;
  buyer: OrderParty;
  seller: OrderParty;
};
