import type { z } from 'zod';
import { config } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { countText } from '@/lib/platform/i18n/text-length';
import { checkWritten, type Translations, written } from '@/lib/review/item/text';
import type { LaunchInput } from './schema';

type Report = (message: string, ...path: (string | number)[]) => void;
type Area = Pick<LaunchInput, 'worldwide' | 'countries'>;

/** Reports slogans over the limit. docs/domain.md, Lengths of texts. */
export function checkSlogans(translations: Translations<{ slogan: string }>, report: Report): void {
  for (const [locale, { slogan }] of written(translations))
    if (countText(locale, slogan) > config.slogan)
      report(locale === 'zh' ? 'sloganCharacters' : 'sloganWords', 'translations', locale, 'slogan');
}

/** Reports an area that is neither worldwide nor has a country. */
export function checkArea({ worldwide, countries }: Area, report: Report): void {
  if (!worldwide && countries.length === 0) report('zonesRequired', 'countries');
}

/** A draft must name its product. */
export function checkLaunchDraft({ productId }: Pick<LaunchInput, 'productId'>, ctx: z.core.$RefinementCtx): void {
  if (productId === null) ctx.addIssue({ code: 'custom', message: 'productRequired', path: ['productId'] });
}

/** Required fields for submitting a launch. docs/domain.md, Required fields. */
export function checkLaunch(input: LaunchInput, ctx: z.core.$RefinementCtx): void {
  checkLaunchDraft(input, ctx);
  const report: Report = (message, ...path) => ctx.addIssue({ code: 'custom', message, path });
  checkArea(input, report);
  checkWritten(input.translations, input.locale, ['slogan'], report);
  checkSlogans(input.translations, report);
}

/** An empty form, with the site's language first. */
export const blankLaunch = (locale: Locale): LaunchInput => ({
  locale,
  productId: null,
  worldwide: true,
  countries: [],
  translations: {},
});
