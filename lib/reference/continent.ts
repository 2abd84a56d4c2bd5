import type { Continent } from '@/lib/platform/config';

/**
 * Countries in two continents: first that of the UN's M49 list, shown on their pages, then the one where traders also
 * look for them. docs/domain.md, Continents.
 */
export const inTwoContinents: Readonly<Partial<Record<string, readonly [Continent, Continent]>>> = {
  RU: ['europe', 'asia'],
  TR: ['asia', 'europe'],
  KZ: ['asia', 'europe'],
  EG: ['africa', 'asia'],
  AZ: ['asia', 'europe'],
  GE: ['asia', 'europe'],
  CY: ['asia', 'europe'],
};

/** Territories whose continent in M49 differs from the country list used. */
export const m49Continent: Readonly<Partial<Record<string, Continent>>> = {
  ...Object.fromEntries(Object.entries(inTwoContinents).flatMap(([code, both]) => (both ? [[code, both[0]]] : []))),
  TL: 'asia',
  CC: 'oceania',
  CX: 'oceania',
  IO: 'africa',
};

/**
 * The continents in which the filters find a country.
 * @param code ISO code in capitals
 * @param own the continent that its own page names
 */
export const continentsOf = (code: string, own: Continent): readonly Continent[] => inTwoContinents[code] ?? [own];

/** ISO codes, in capitals, of countries in this and another continent. */
export const sharedBy = (continent: Continent): string[] =>
  Object.keys(inTwoContinents).filter((code) => inTwoContinents[code]?.includes(continent));
