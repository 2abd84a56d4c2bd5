// npm run map — draws the world's land to public/map.svg, and writes the positions of countries on it to
// lib/reference/data/place.json.
import { writeFileSync } from 'node:fs';
import { drawLand, findPlaces } from './tool/map';

writeFileSync('public/map.svg', drawLand());
writeFileSync('lib/reference/data/place.json', `${JSON.stringify(findPlaces())}\n`);
