import { locales } from '@/lib/platform/i18n/site';
import { writtenLocales } from './rules';
import type { ProductInput } from './schema';

/**
 * Completeness of a product from 0 to 1: tie-break of the default sort order.
 * docs/domain.md, Search and sorting.
 */
export function qualityOf(input: ProductInput): number {
  const share = (count: number, full: number) => Math.min(count, full) / full;
  const texts = writtenLocales(input).map((locale) => input.translations[locale]);
  const introduced = texts.some((text) => text?.introduction);
  const parts = [
    [0.3, share(texts.length, locales.length)],
    [0.25, share(input.pictures.length, 4)],
    [0.2, share(input.parameters.length, 8)],
    [0.1, introduced ? 1 : 0],
    [0.1, input.priceKind === 'negotiable' ? 0 : 1],
    [0.05, input.video === null ? 0 : 1],
  ] as const;
  return Math.round(parts.reduce((sum, [weight, part]) => sum + weight * part, 0) * 1000) / 1000;
}
