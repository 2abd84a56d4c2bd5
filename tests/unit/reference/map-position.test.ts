import { readFileSync } from 'node:fs';
import { countries } from 'countries-list';
import { expect, it } from 'vitest';
import { mapSize, placeOf } from '@/lib/reference/map-position';
import { drawLand, findPlaces } from '@/scripts/tool/map';

it('equals the script’s output', () => {
  expect(readFileSync('public/map.svg', 'utf8')).toBe(drawLand());
  expect(JSON.parse(readFileSync('lib/reference/data/place.json', 'utf8'))).toEqual(findPlaces());
});

it('locates countries on the map’s land', () => {
  const [germany, senegal, australia] = [placeOf('DE'), placeOf('SN'), placeOf('AU')];
  expect(germany?.y).toBeLessThan(senegal?.y ?? 0);
  expect(senegal?.x).toBeLessThan(germany?.x ?? 0);
  expect(australia?.x).toBeGreaterThan(mapSize.width * 0.75);
  expect(placeOf('XQ')).toBeNull();
  const missing = Object.keys(countries).filter((code) => !placeOf(code));
  // Dependencies too small for an outline.
  expect(missing.length).toBeLessThan(20);
  for (const code of Object.keys(countries)) {
    const { x, y } = placeOf(code) ?? { x: 1, y: 1 };
    expect([x > 0 && x < mapSize.width, y > 0 && y < mapSize.height], code).toEqual([true, code !== 'AQ']);
  }
});
