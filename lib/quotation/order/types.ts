import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import type { SpecificationLine } from '@/lib/purchase/types';
import type { WholeVersion } from '../types';

/** A party of an order; unknown fields are empty. */
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

/** The order resulting from an award. */
export type PurchaseOrder = {
  number: string;
  requestId: number;
  quotationId: number;
  awardedAt: string;
  title: TextWithLanguage;
  request: { lines: readonly SpecificationLine[]; spoken: Locale };
  /** latest delivery date requested by the buyer */
  deliveryBy: string | null;
  version: WholeVersion;
  buyer: OrderParty;
  seller: OrderParty;
};
