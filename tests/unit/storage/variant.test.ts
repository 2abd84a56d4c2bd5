import { expect, it } from 'vitest';
import { parseVariant, variantFile } from '@/lib/platform/storage/variant';

it.each([
  ['imageView2/2/w/320/format/webp', { width: 320, format: 'webp' }],
  ['imageView2/2/w/96', { width: 96, format: 'webp' }],
  ['imageView2/2/w/640/format/jpg', { width: 640, format: 'jpg' }],
  ['imageView2/2/w/321/format/webp', null],
  ['imageView2/1/w/320', null],
  ['imageView2/2/w/320/format/svg', null],
  ['imageView2/2/w/320/format/png', null],
  ['imageView2/2/w/0096', null],
  ['imageView2/2/w/096/format/webp', null],
  ['', null],
])('%s', (query, variant) => {
  expect(parseVariant(query)).toEqual(variant);
});

it.each(['../secrets.json', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'a/.b', 'a%2f..%2fb', ''])(
  '%s is not a key',
  (key) => {
    expect(variantFile('/data', key, { width: 320, format: 'webp' })).toBeNull();
  },
);

it('is below the data folder', () => {
  expect(variantFile('/data', 'product/1.png', { width: 320, format: 'webp' })).toBe(
    '/data/storage-variant/product/1.png.320.webp',
  );
});
