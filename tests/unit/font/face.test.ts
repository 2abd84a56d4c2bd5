import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/platform/i18n/site';
import { cutFace, readFaces } from '@/scripts/tool/font';

const faces = readFaces();
const size = (...names: string[]) => names.reduce((sum, name) => sum + statSync(`app/font/${name}.woff2`).size, 0);
const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.(?:json|ts|txt|csv)$/.test(one.name))
    .map((one) => join(one.parentPath, one.name));
/** Letters of the scripts with fonts; other scripts use system fonts. */
const written = (text: string) => new Set(text.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/gu) ?? []);

describe('the fonts', () => {
  it.each(faces.map((face) => [face.name, face] as const))('%s equals the script’s output', async (name, face) => {
    const cut = await cutFace(face);
    expect(readFileSync(`app/font/${name}.woff2`).equals(cut)).toBe(true);
  });

  it('stay within the byte budget of a first paint', () => {
    expect(size('latin', 'latin-ext', 'cyrillic')).toBeLessThanOrEqual(45_000);
    expect(size('latin', 'arabic')).toBeLessThanOrEqual(70_000);
  });

  it('are each requested for different letters', () => {
    const letters = faces.flatMap((face) => face.letters);
    expect(letters.filter((letter, index) => letters.indexOf(letter) !== index)).toEqual([]);
  });

  it('include every letter of the interface and the catalogue', () => {
    const known = new Set(faces.flatMap((face) => face.letters));
    const read = [
      ...locales.map((locale) => `messages/${locale}.json`),
      ...files('lib/demo'),
      ...files('lib/content/data'),
    ];
    const missing = [...written(read.map((file) => readFileSync(file, 'utf8')).join(''))].filter(
      (one) => !known.has(one),
    );
    expect(missing).toEqual([]);
  });
});
