// node scripts/map.mjs — draws the land of the world to public/map.svg, and writes where on it each country lies to
// lib/reference/data/place.json. Land and outlines of Natural Earth (public domain) out of the package world-atlas; no
// borders are drawn.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);
const { numericToAlpha2 } = require('i18n-iso-countries');
const [width, height] = [960, 440];
// The Bering Strait is the seam; Antarctica has no suppliers.
const projection = geoNaturalEarth1().rotate([-11, 0]).fitWidth(width, { type: 'Sphere' });
const [, top] = projection([0, 84]);
projection.translate([projection.translate()[0], projection.translate()[1] - top]);
const path = geoPath(projection).digits(0);

const read = (name) => JSON.parse(readFileSync(`node_modules/world-atlas/${name}.json`, 'utf8'));
const polygonsOf = ({ type, coordinates }) => (type === 'MultiPolygon' ? coordinates : [coordinates]);
const asPolygon = (coordinates) => ({ type: 'Polygon', coordinates });

/** A closed line by steps from point to point, of which those within a pixel are left out. */
function steps(ring) {
  let text = '';
  let last = null;
  for (const point of ring.map(([x, y]) => [Math.round(x), Math.round(y)])) {
    if (last && Math.abs(point[0] - last[0]) + Math.abs(point[1] - last[1]) < 2) continue;
    text += last ? `l${point[0] - last[0]} ${point[1] - last[1]}` : `M${point[0]} ${point[1]}`;
    last = point;
  }
  return `${text.replace(/ -/g, '-')}z`;
}

/** The land of the world as a picture, in the colour of quiet lines. */
export function drawLand() {
  const topology = read('land-110m');
  const lines = feature(topology, topology.objects.land)
    .features.flatMap(({ geometry }) => polygonsOf(geometry))
    .filter(([outer]) => outer.every(([, latitude]) => latitude > -60) && path.area(asPolygon([outer])) >= 6)
    .flatMap((rings) =>
      // The projection cuts what crosses its seam.
      path(asPolygon(rings))
        .split('M')
        .filter(Boolean)
        .map((line) =>
          steps(
            line
              .replace('Z', '')
              .split('L')
              .map((point) => point.split(',').map(Number)),
          ),
        ),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#d6d3ca" d="${lines.join('')}"/></svg>\n`;
}

/** Where each country lies on that picture: the middle of its largest part, by its ISO 3166 code of two letters. */
export function findPlaces() {
  const topology = read('countries-50m');
  const parts = {};
  for (const { id, geometry } of feature(topology, topology.objects.countries).features) {
    const code = numericToAlpha2(id);
    if (code) parts[code] = [...(parts[code] ?? []), ...polygonsOf(geometry).map(asPolygon)];
  }
  const larger = (one, other) => (path.area(other) > path.area(one) ? other : one);
  const placeOf = (own) => path.centroid(own.reduce(larger)).map(Math.round);
  const places = Object.entries(parts).map(([code, own]) => [code, placeOf(own)]);
  return Object.fromEntries(places.sort(([one], [other]) => (one < other ? -1 : 1)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync('public/map.svg', drawLand());
  writeFileSync('lib/reference/data/place.json', `${JSON.stringify(findPlaces())}\n`);
}
