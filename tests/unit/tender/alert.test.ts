import { describe, expect, it } from 'vitest';
import { href } from '@/lib/platform/routes/address';
import { emptyState } from '@/lib/platform/routes/list-state';
import { alertAddress, readAlertPrefill } from '@/lib/tender/alert/prefill';
import { termsOf } from '@/lib/tender/alert/rules';
import { alertFields } from '@/lib/tender/alert/schema';

const read = (address: string) =>
  readAlertPrefill(Object.fromEntries(new URL(address, 'http://a.example').searchParams));
const faults = (input: object) =>
  alertFields.safeParse({ name: 'Pumps', ...input }).error?.issues.map(({ path, message }) => `${path}:${message}`) ??
  [];

describe('the words of an alert', () => {
  it('are alternatives separated by commas and semicolons of any script', () => {
    expect(termsOf('slurry pump, valve;  pipe')).toEqual(['slurry pump', 'valve', 'pipe']);
    expect(termsOf('水泵，阀门、管道；压缩机')).toEqual(['水泵', '阀门', '管道', '压缩机']);
    expect(termsOf('مضخة، صمام؛ أنبوب')).toEqual(['مضخة', 'صمام', 'أنبوب']);
    expect(termsOf(' , pump,,pump , ')).toEqual(['pump']);
    expect(termsOf('')).toEqual([]);
  });
});

describe('what an alert needs', () => {
  it('is words or a filter', () => {
    expect(faults({})).toEqual(['words:savedEmpty']);
    expect(faults({ currency: 'EUR', unstated: false })).toEqual(['words:savedEmpty']);
    for (const filter of [{ words: 'pump' }, { countries: ['KE'] }, { categoryIds: [4] }, { way: 'tender' }])
      expect(faults(filter)).toEqual([]);
    for (const filter of [{ category: 'services' }, { valueMin: 1 }, { valueMax: 5 }, { closingDays: 14 }])
      expect(faults(filter)).toEqual([]);
  });

  it('is a range from low to high, in whole units, and days within a year', () => {
    expect(faults({ valueMin: 500, valueMax: 500 })).toEqual([]);
    expect(faults({ valueMin: 501, valueMax: 500 })).toEqual(['valueMax:rangeOrder']);
    expect(faults({ valueMin: 1.5 })).toEqual(['valueMin:whole:1:100000000000']);
    expect(faults({ closingDays: 0 })).toEqual(['closingDays:whole:1:365']);
    expect(faults({ closingDays: 366 })).toEqual(['closingDays:whole:1:365']);
    expect(faults({ words: 'pump', currency: 'XQQ' })).toEqual(['currency:choice']);
  });
});

describe('a search of the public list', () => {
  it('is wholly in the address that saves it, and read from it', () => {
    const keyword = '24/7 泵 C++ 50% & more';
    const state = { ...emptyState, country: ['ke', 'tz'], cate: [12, 14], division: 'materials' as const };
    const { address, isEmpty } = alertAddress({ keyword, state, way: 'inquiry' });
    expect(isEmpty).toBe(false);
    expect(address.startsWith(`${href('tenderAlert')}?words=`)).toBe(true);
    expect(read(address)?.prefill).toEqual({
      words: keyword,
      countries: ['KE', 'TZ'],
      continent: null,
      categoryIds: [12, 14],
      way: 'inquiry',
      category: 'materials',
    });
  });

  it('takes over the country, method and category of a list of its own, and a continent', () => {
    const of = (query: object) => read(alertAddress({ state: emptyState, ...query }).address)?.prefill;
    expect(of({ country: 'ke' })?.countries).toEqual(['KE']);
    expect(of({ way: 'tender' })?.way).toBe('tender');
    expect(of({ category: 'services' })?.category).toBe('services');
    expect(of({ state: { ...emptyState, continent: 'africa' } })?.continent).toBe('africa');
  });

  it('is nothing without words and filters', () => {
    expect(alertAddress({ state: { ...emptyState, open: true, page: 3, sort: 'latest' } })).toEqual({
      address: href('tenderAlert'),
      isEmpty: true,
    });
    expect(readAlertPrefill({})).toBeNull();
    expect(readAlertPrefill({ words: ['a', 'b'], country: '<x>', cate: '0', way: 'zzz' })).toBeNull();
  });
});
