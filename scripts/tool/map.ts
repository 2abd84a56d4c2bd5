// The map of the world: land and outlines of Natural Earth (public domain) out of the package world-atlas; no borders are
// drawn.
import { readFileSync } from 'node:fs';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import countries from 'i18n-iso-countries';
import { type Feature, feature, type Layer, type Point, type Polygon, type Topology } from 'topojson-client';

const [width, height] = [960, 440];
// The Bering Strait is the seam; Antarctica has no suppliers.
const projection = geoNaturalEarth1().rotate([-11, 0]).fitWidth(width, { type: 'Sphere' });
const [, top] = projection([0, 84]);
const [left, middle] = projection.translate();
projection.translate([left, middle - top]);
const path = geoPath(projection).digits(0);

function featuresOf(file: 'land-110m' | 'countries-50m', name: 'land' | 'countries'): Feature[] {
  const topology: Topology = JSON.parse(readFileSync(`node_modules/world-atlas/${file}.json`, 'utf8'));
  const layer: Layer | undefined = topology.objects[name];
  if (!layer) throw new Error(`${file} has no ${name}`);
  return feature(topology, layer).features;
}
const polygonsOf = ({ geometry }: Feature): Point[][][] =>
  geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates];
const asPolygon = (coordinates: Point[][]): Polygon => ({ type: 'Polygon', coordinates });

/** A closed path in relative steps, skipping points within a pixel. */
function steps(ring: readonly Point[]): string {
  let text = '';
  let last: Point | null = null;
  for (const [x, y] of ring) {
    const point: Point = [Math.round(x), Math.round(y)];
    if (last && Math.abs(point[0] - last[0]) + Math.abs(point[1] - last[1]) < 2) continue;
    text += last ? `l${point[0] - last[0]} ${point[1] - last[1]}` : `M${point[0]} ${point[1]}`;
    last = point;
  }
  return `${text.replace(/ -/g, '-')}z`;
}

/** The rings of a drawn path. */
const ringsOf = (drawn: string): Point[][] =>
  drawn
    .split('M')
    .filter(Boolean)
    .map((line) =>
      line
        .replace('Z', '')
        .split('L')
        .map((point): Point => {
          const [x = 0, y = 0] = point.split(',').map(Number);
          return [x, y];
        }),
    );

const isNorthOfAntarctica = ([outer = []]: Point[][]): boolean => outer.every(([, latitude]) => latitude > -60);
const isVisible = ([outer = []]: Point[][]): boolean => path.area(asPolygon([outer])) >= 6;

/** The land as SVG, in the colour of subtle lines. */
export function drawLand(): string {
  const lines = featuresOf('land-110m', 'land')
    .flatMap(polygonsOf)
    .filter((rings) => isNorthOfAntarctica(rings) && isVisible(rings))
    // The projection cuts what crosses its seam.
    .flatMap((rings) => ringsOf(path(asPolygon(rings)) ?? '').map(steps));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#d6d3ca" d="${lines.join('')}"/></svg>\n`;
}

/** Positions of countries on the map: the middle of the largest part, by two-letter ISO 3166 code. */
export function findPlaces(): Record<string, Point> {
  const parts = new Map<string, Polygon[]>();
  for (const country of featuresOf('countries-50m', 'countries')) {
    const code = country.id === undefined ? undefined : countries.numericToAlpha2(country.id);
    if (code) parts.set(code, [...(parts.get(code) ?? []), ...polygonsOf(country).map(asPolygon)]);
  }
  const larger = (one: Polygon, other: Polygon) => (path.area(other) > path.area(one) ? other : one);
  const places = [...parts].map(([code, own]): [string, Point] => {
    const [x, y] = path.centroid(own.reduce(larger));
    return [code, [Math.round(x), Math.round(y)]];
  });
  return Object.fromEntries(places.sort(([one], [other]) => (one < other ? -1 : 1)));
}
