// npm run map — draws the land of the world to public/map.svg, and writes where on it each country lies to
// lib/reference/data/place.json.
import { writeFileSync } from 'node:fs';
import { drawLand, findPlaces } from './tool/map';

writeFileSync('public/map.svg', drawLand());
writeFileSync('lib/reference/data/place.json', `${JSON.stringify(findPlaces())}\n`);
