import type { z } from 'zod';
import { checkArea, checkSlogans } from '@/lib/launch/rules';
import type { Locale } from '@/lib/platform/i18n/site';
import { checkWritten } from '@/lib/review/item/text';
import type { OfferInput } from './schema';

/** A draft needs to say of which product it is. */
export function checkOfferDraft({ productId }: Pick<OfferInput, 'productId'>, ctx: z.core.$RefinementCtx): void {
  if (productId === null) ctx.addIssue({ code: 'custom', message: 'productRequired', path: ['productId'] });
}

/** What an agent offer must have to be submitted. docs/domain.md, Required fields. */
export function checkOffer(input: OfferInput, ctx: z.core.$RefinementCtx): void {
  checkOfferDraft(input, ctx);
  const report = (message: string, ...path: (string | number)[]) => ctx.addIssue({ code: 'custom', message, path });
  checkArea(input, report);
  if (input.banner === '') report('bannerRequired', 'banner');
  checkWritten(input.translations, input.locale, ['slogan', 'detail'], report);
  checkSlogans(input.translations, report);
}

/** A form without any text yet. */
export const blankOffer = (locale: Locale): OfferInput => ({
  locale,
  productId: null,
  worldwide: true,
  countries: [],
  banner: '',
  translations: {},
});
