import { describe, expect, it } from 'vitest';
import { config } from '@/lib/platform/config';
import { listKeys, parseState, readState, stateQuery, stateSegment } from '@/lib/platform/routes/list-state';
import { propertyNames } from '@/lib/platform/routes/range';
import { properties } from '@/lib/property/rules';

const normal = (search: string): string => stateQuery(listKeys, parseState(search, listKeys));

describe('listing state', () => {
  it.each([
    ['?page=2&sort=latest&country=DE,cn', '?country=cn,de&sort=latest&page=2'],
    ['?tag=10&tag=9&tag=9', '?tag=9,10'],
    ['?tag=3,x,-1,0,4.5,99999999999', '?tag=3'],
    ['?country=china,c1,%E4%B8%AD', ''],
    ['?continent=south-america', '?continent=south-america'],
    ['?continent=atlantis', ''],
    ['?grade=b,A,z&membership=gold,diamond', '?grade=a,b&membership=diamond,gold'],
    ['?price=10-20', '?price=10-20'],
    ['?price=20-10', '?price=10-20'],
    ['?price=10-', '?price=10-'],
    ['?price=0-20', '?price=-20'],
    ['?price=-', ''],
    ['?price=a-b', ''],
    ['?price=1-2-3', ''],
    ['?head=40-60', '?head=40-60'],
    ['?head=60-40&flow=100-', '?flow=100-&head=40-60'],
    ['?head=-60', '?head=-60'],
    ['?head=40.50-060', '?head=40.5-60'],
    ['?head=60.96&head=-', ''],
    ['?head=a-b&head=1-2-3&head=1e3-', ''],
    ['?head=x,40-,50-', '?head=40-'],
    ['?temperature=-20-60', '?temperature=-20-60'],
    ['?temperature=--5', '?temperature=--5'],
    ['?temperature=-5--20', '?temperature=-20--5'],
    ['?temperature=-0-0', '?temperature=0-0'],
    ['?flow=9.08498824800-', '?flow=9.084988-'],
    ['?crossSection=0.00000025-123456.7', '?crossSection=0.00000025-123456.7'],
    ['?Head=1-2&colour=1-2', ''],
    ['?moq=100', '?moq=100'],
    ['?moq=0', ''],
    ['?warranty=24', '?warranty=24'],
    ['?warranty=25', ''],
    ['?moq=1e3', ''],
    ['?sort=comprehensive', ''],
    ['?sort=&sort=hot', '?sort=hot'],
    ['?page=1', ''],
    ['?page=1000', '?page=1000'],
    ['?page=', ''],
    ['?page=1001', '?page=1001'],
    ['?page=0', '?page=1001'],
    ['?page=abc', '?page=1001'],
    ['?page=%00', '?page=1001'],
    ['?ids=3,1,3,2,5,4', '?ids=3,1,2,5'],
    ['?utm_source=x&_rsc=abc&__proto__=1', ''],
  ])('%s is written %s', (given, wanted) => {
    expect(normal(given)).toBe(wanted);
  });

  it.each([...config.sorts, ...config.priceSorts, ...config.tender.sorts])(
    'sorts by %s in address and page',
    (sort) => {
      const state = parseState(`?sort=${sort}`, listKeys);
      expect(state.sort).toBe(sort);
      expect(parseState(stateQuery(listKeys, state), listKeys)).toEqual(state);
      expect(readState(stateSegment(listKeys, state), listKeys)).toEqual(state);
    },
  );

  it('keeps only what the list has', () => {
    expect(stateQuery(['page'], parseState('?page=2&sort=hot', ['page']))).toBe('?page=2');
    expect(parseState('?sort=hot', ['page']).sort).toBe('comprehensive');
  });

  it('limits the values per filter', () => {
    const many = Array.from({ length: 40 }, (_, index) => index + 1).join(',');
    expect(parseState(`?tag=${many}`, listKeys).tag).toHaveLength(20);
  });

  it('has at most six ranges', () => {
    const many = propertyNames.map((name) => `${name}=1-2`).join('&');
    expect(parseState(`?${many}`, listKeys).range.map(({ property }) => property)).toEqual(propertyNames.slice(0, 6));
  });

  it('has a parameter of its own for each property', () => {
    const keys: readonly string[] = listKeys;
    expect(propertyNames.filter((name) => keys.includes(name))).toEqual([]);
    expect([...propertyNames]).toEqual(Object.keys(properties));
  });

  it('is one segment of plain characters for a page', () => {
    const state = parseState('?country=cn,de&price=-20&sort=hot&page=3', listKeys);
    const segment = stateSegment(listKeys, state);
    expect(segment).toBe('country.cn_de~price.-20~sort.hot~page.3');
    expect(readState(segment.replaceAll('~', '%7E'), listKeys)).toEqual(state);
    const ranges = parseState('?temperature=-20.5-60&apparentPower=-1000&page=2', listKeys);
    expect(stateSegment(listKeys, ranges)).toBe('apparentPower.-1000~temperature.-20.5-60~page.2');
    expect(readState(stateSegment(listKeys, ranges), listKeys)).toEqual(ranges);
    expect(stateSegment(listKeys, {})).toBe('-');
    expect(readState('-', listKeys)).toEqual(parseState('', listKeys));
    expect(readState('x.y~page~.3', listKeys)).toEqual(parseState('', listKeys));
  });
});
