import type { z } from 'zod';
import { checkArea, checkSlogans } from '@/lib/launch/rules';
import type { Locale } from '@/lib/platform/i18n/site';
import { checkWritten } from '@/lib/review/item/text';
import type { OfferInput } from './schema';

/** A draft must name its product. */
export function checkOfferDraft({ productId }: Pick<OfferInput, 'productId'>, ctx: z.core.$RefinementCtx): void {
  if (productId === null) ctx.addIssue({ code: 'custom', message: 'productRequired', path: ['productId'] });
}

/** Required fields for submitting an agent offer. docs/domain.md, Required fields. */
export function checkOffer(input: OfferInput, ctx: z.core.$RefinementCtx): void {
  checkOfferDraft(input, ctx);
  const report = (message: string, ...path: (string | number)[]) => ctx.addIssue({ code: 'custom', message, path });
  checkArea(input, report);
  if (input.banner === '') report('bannerRequired', 'banner');
  checkWritten(input.translations, input.locale, ['slogan', 'detail'], report);
  checkSlogans(input.translations, report);
}

/** An empty form. */
export const blankOffer = (locale: Locale): OfferInput => ({
  locale,
  productId: null,
  worldwide: true,
  countries: [],
  banner: '',
  translations: {},
});
