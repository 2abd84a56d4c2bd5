import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The French texts of a file: all of it, or those under the language key. */
const french = (value: Json, isFrench: boolean): string[] => {
  if (typeof value === 'string') return isFrench ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => french(one, isFrench));
  return Object.entries(value).flatMap(([key, one]) => french(one, isFrench || key === 'fr'));
};

const files = [
  'messages/fr.json',
  ...readdirSync('lib', { recursive: true, encoding: 'utf8' })
    // The spellings of units are what people type.
    .filter((file) => file.endsWith('.json') && !file.endsWith('quantity/spelling.json'))
    .filter((file) => !file.startsWith('db/') && !/\.(?!fr)[a-z]{2}\.json$/.test(file))
    .map((file) => `lib/${file}`),
];

it('French texts are written with typographic apostrophes', () => {
  const texts = files.flatMap((file) =>
    french(JSON.parse(readFileSync(file, 'utf8')), file.endsWith('fr.json')).map((text) => ({ file, text })),
  );
  expect(texts.length).toBeGreaterThan(5000);
  // In ICU messages a straight apostrophe is an escape.
  expect(texts.filter(({ text }) => /\p{L}'[\p{L}\d<«]/u.test(text))).toEqual([]);
});
