import { type CpvCode, isCpvCode } from '@/lib/platform/cpv';

// CPV divisions (Regulation (EC) No 213/2008, Annex I) that clearly belong to one sector.
const sectors: Record<string, readonly string[]> = {
  energy: ['09', '31', '65', '76'],
  transport: ['34', '60', '63'],
  mining: ['14', '43'],
  construction: ['44', '45', '71'],
  information: ['30', '32', '48', '64', '72'],
  agriculture: ['03', '16', '77'],
  medical: ['33', '85'],
  'light-industry': ['15', '18', '19', '37', '39', '42'],
};
const sectorOf = new Map(Object.entries(sectors).flatMap(([key, list]) => list.map((division) => [division, key])));

const wellFormed = (codes: readonly string[]) =>
  codes.map((code) => code.trim()).filter((code) => /^\d{8}(?:-\d)?$/.test(code));
const divisions = (codes: readonly string[]) => wellFormed(codes).map((code) => code.slice(0, 2));

/** Distinct sectors (keys of top-level categories) of CPV codes. */
export const sectorsOf = (codes: readonly string[]): string[] => [
  ...new Set(divisions(codes).flatMap((division) => sectorOf.get(division) ?? [])),
];

/** Category of the first CPV code: works, services from 50, else goods; null without a code. */
export function divisionOf(codes: readonly string[]): 'engineering' | 'materials' | 'services' | null {
  const [division] = divisions(codes);
  if (division === undefined) return null;
  if (division === '45') return 'engineering';
  return division >= '50' ? 'services' : 'materials';
}

/** Group of the first CPV code that has a name on the site, else its division; null without either. */
export const cpvCodeOf = (codes: readonly string[]): CpvCode | null =>
  wellFormed(codes)
    .flatMap((code) => [code.slice(0, 3), code.slice(0, 2)])
    .find(isCpvCode) ?? null;
