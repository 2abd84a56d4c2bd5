import type { z } from 'zod';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import type { OwnPlaces } from '@/lib/purchase/types';
import type { quotationReceivedCall } from './schema';

/** An own request waiting for the buyer; `lowest`: the lowest conforming price, per `per` units. */
export type WaitingRequest = {
  id: number;
  title: TextWithLanguage;
  quotations: number;
  places: OwnPlaces | null;
  unanswered: number;
  /** until when it takes quotations, or can be decided once it takes none */
  until: string | null;
  lowest: { amount: number; currency: string; per: number } | null;
};

/** A quotation in the list of all that a buyer received. */
export type ReceivedRow = z.output<typeof quotationReceivedCall.output>['items'][number];
