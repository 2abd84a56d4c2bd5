import { config } from '@/lib/platform/config';
import type { Country } from '@/lib/reference/types';
import type { ContinentChoice } from './types';

/** Countries by continent for the picker. */
export const continentChoices = (
  countries: readonly Country[],
  labelOf: (continent: Country['continent']) => string,
): ContinentChoice[] =>
  config.continents.map((slug) => ({
    slug,
    label: labelOf(slug),
    countries: countries.filter(({ continent }) => continent === slug).map(({ code, name }) => ({ code, name })),
  }));
