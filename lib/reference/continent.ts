import type { Continent } from '@/lib/platform/config';

/**
 * Countries that lie in two continents: first the one of the United Nations' M49 list, which their own pages name, then
 * the one in whose lists traders look for them too. docs/domain.md, Continents.
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

/** Single territories whose continent M49 tells otherwise than the list of countries that is used. */
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

/** ISO codes, in capitals, of the countries that lie in a continent and in another. */
export const sharedBy = (continent: Continent): string[] =>
  Object.keys(inTwoContinents).filter((code) => inTwoContinents[code]?.includes(continent));
