import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { flagPictures } from '@/lib/reference/flag';

it('inlines small flags, omits large ones and unknown codes', async () => {
  const pictures = await flagPictures(['SN', 'SN', 'IO', 'XQ', '../SN', null]);
  expect(Object.keys(pictures)).toEqual(['SN']);
  const [kind, body = ''] = pictures.SN?.split(/,(.*)/s) ?? [];
  expect(kind).toBe('data:image/svg+xml');
  expect(decodeURIComponent(body)).toBe(readFileSync('public/flag/SN.svg', 'utf8'));
});
