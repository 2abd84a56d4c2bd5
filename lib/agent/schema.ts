import { z } from 'zod';
import { sloganMax } from '@/lib/launch/constants';
import { aboutProduct } from '@/lib/launch/schema';
import { lineField, textField } from '@/lib/platform/field/text';
import { translationsOf } from '@/lib/review/item/text';
import { detailMax } from './constants';

export const offerFields = z.object({
  ...aboutProduct,
  /** storage key of a picture */
  banner: z.string().max(200),
  translations: translationsOf({ slogan: lineField(sloganMax), detail: textField(detailMax) }),
});
export type OfferInput = z.output<typeof offerFields>;
export type OfferForm = z.input<typeof offerFields>;
