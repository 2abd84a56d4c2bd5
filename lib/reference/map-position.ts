import places from './data/place.json';

/** Size of public/map.svg, in the units of positions. scripts/tool/map.ts */
export const mapSize = { width: 960, height: 440 } as const;

const found: Readonly<Record<string, readonly number[]>> = places;

/** A country's position on public/map.svg; null if too small to be on it. */
export const placeOf = (code: string): { x: number; y: number } | null => {
  const [x, y] = found[code] ?? [];
  return x === undefined || y === undefined ? null : { x, y };
};
