import { describe, expect, it } from 'vitest';
import { href } from '@/lib/platform/routes/address';
import { emptyState } from '@/lib/platform/routes/list-state';
import { readPrefill, savedAddress } from '@/lib/purchase/saved/prefill';

const read = (address: string | null) => {
  const params = Object.fromEntries(new URL(address ?? '', 'http://a.example').searchParams);
  return readPrefill(params);
};

describe('a search of the public list', () => {
  it('is fully stored in the address that saves it, and restored', () => {
    const keyword = '24/7 泵 C++ 50% & more';
    const address = savedAddress(keyword, { ...emptyState, country: ['sn'], cate: [12], incoterm: 'CIF' });
    expect(address).toMatch(new RegExp(`^${href('supplierSavedSearch').replace('.', '\\.')}\\?words=`));
    expect(read(address)).toEqual({
      address,
      prefill: { words: keyword, country: 'SN', categoryId: 12, incoterm: 'CIF' },
    });
  });

  it('can be saved only with parameters of a saved search', () => {
    expect(savedAddress(undefined, { ...emptyState, sort: 'latest', page: 3 })).toBeNull();
    expect(savedAddress(undefined, { ...emptyState, country: ['sn', 'br'] })).toBeNull();
    expect(savedAddress(undefined, { ...emptyState, incoterm: 'ABC' })).toBeNull();
    expect(read(savedAddress('pump', { ...emptyState, country: ['sn', 'br'] }))?.prefill).toMatchObject({
      words: 'pump',
      country: null,
    });
  });

  it('is read only from an address with a query', () => {
    expect(readPrefill({})).toBeNull();
    expect(readPrefill({ words: ['a', 'b'], country: '<x>', cate: '0', incoterm: 'zzz' })).toBeNull();
    expect(readPrefill({ words: 'x'.repeat(500) })?.prefill.words).toHaveLength(100);
  });
});
