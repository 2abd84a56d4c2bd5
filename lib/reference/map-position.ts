import places from './data/place.json';

/** The width and height of public/map.svg, in whose units places are. scripts/tool/map.ts */
export const mapSize = { width: 960, height: 440 } as const;

const found: Readonly<Record<string, readonly number[]>> = places;

/** Where a country lies on public/map.svg; null for one that is too small for it. */
export const placeOf = (code: string): { x: number; y: number } | null => {
  const [x, y] = found[code] ?? [];
  return x === undefined || y === undefined ? null : { x, y };
};
