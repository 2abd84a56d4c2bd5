import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { store } from '@/lib/platform/limit/table';
import { chooseEncoding, makePage, matchesEtag, pageBody, refinePage } from '@/lib/platform/pagestore/page';

const body = Buffer.from('泵 pump مضخة '.repeat(200));
const make = () => makePage({ status: 200, headers: [], tags: ['x'], t0: 1, freshUntil: 0, body });

it.each([
  [undefined, 'identity', 'identity'],
  ['', 'identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br', 'gzip'],
  ['gzip', 'gzip', 'gzip'],
  ['br', 'br', 'identity'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['gzip;q=0', 'identity', 'identity'],
  ['gzip;q=0.5', 'gzip', 'gzip'],
  ['identity', 'identity', 'identity'],
])('%s takes %s of a recompressed page, %s of a new one', (accepted, refined, fresh) => {
  expect(chooseEncoding(accepted, { br: Buffer.alloc(1) })).toBe(refined);
  expect(chooseEncoding(accepted, { br: null })).toBe(fresh);
});

it('decompresses to the same bytes in every encoding', async () => {
  const page = await make();
  expect(pageBody(page, 'identity')).toEqual(body);
  expect(gunzipSync(pageBody(page, 'gzip'))).toEqual(body);
  await refinePage(page);
  expect(brotliDecompressSync(pageBody(page, 'br'))).toEqual(body);
  expect(pageBody(page, 'identity')).toEqual(body);
});

it('limits pages waiting for better compression, and leaves the rest for later', async () => {
  const pages = await Promise.all(Array.from({ length: store.refining + 5 }, make));
  const refined = await Promise.all(pages.map((page) => refinePage(page)));
  expect(refined.filter(Boolean)).toHaveLength(store.refining);
  const left = pages.filter(({ br }) => br === null);
  expect(left).toHaveLength(5);
  for (const page of left) expect(await refinePage(page)).toBe(true);
});

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s', (header, matches) => {
  expect(matchesEtag(header, 'W/"a"')).toBe(matches);
});
