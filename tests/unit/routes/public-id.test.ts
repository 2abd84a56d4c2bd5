import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { config } from '@/lib/platform/config';
import { decodePublicId, encodePublicId } from '@/lib/platform/routes/public-id';

const key = { salt: 'pepper' };

describe('public id', () => {
  it('is unchanged by a round trip, at least eight characters long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: config.id.max }), (id) => {
        const text = encodePublicId(id, key);
        expect(text.length).toBeGreaterThanOrEqual(8);
        expect(decodePublicId(text, key)).toBe(id);
      }),
    );
  });

  it('is null for anything else, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const id = decodePublicId(text, key);
        expect(id === null || encodePublicId(id, key) === text).toBe(true);
      }),
    );
    expect(decodePublicId('', key)).toBeNull();
    expect(decodePublicId(encodePublicId(7, { salt: 'other' }), key)).toBeNull();
  });

  it('depends on the order of the alphabet', () => {
    const turned = { ...key, alphabet: [...config.hashids.alphabet].reverse().join('') };
    const text = encodePublicId(7, turned);
    expect(decodePublicId(text, turned)).toBe(7);
    expect(decodePublicId(text, key)).toBeNull();
  });
});

// Each took a fifth of a second, as the time grew with the square of the length.
it('is not searched in a text too long to be one', { timeout: 30_000 }, () => {
  for (let index = 0; index < 1_000; index++)
    expect(decodePublicId('a'.repeat(8_000) + index, { salt: 'salt' })).toBeNull();
});
