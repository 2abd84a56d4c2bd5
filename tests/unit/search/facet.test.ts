import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { companyKeys, emptyState, productKeys } from '@/lib/platform/routes/list-state';
import { type Route, routes } from '@/lib/platform/routes/table';
import { type FacetName, facets, facetsOf, groupsOf, type Scope } from '@/lib/search/facet';
import { countedValues, facetHash, filters, isUnfiltered, storedColumns } from '@/lib/search/filter';

const dialect = new PgDialect();
const chosen: Record<FacetName, object> = {
  country: { country: ['de'] },
  continent: { continent: 'asia' },
  category: { cate: [7] },
  tag: { tag: [8] },
  grade: { grade: ['B'] },
  membership: { membership: ['gold'] },
  warranty: { warranty: 24 },
};
const scopes: Scope[] = ['product', 'company'];

describe.each(scopes)('the facets of a list of each %s', (scope) => {
  const keys: readonly string[] = scope === 'product' ? productKeys : companyKeys;

  it.each(facetsOf(scope))('%s filters only by its own group, and is in its address', (name) => {
    expect(keys).toContain(facets[name].key);
    const state = { ...emptyState, ...chosen[name] };
    expect(isUnfiltered(scope, {}, state)).toBe(false);
    const plain = filters(scope, emptyState).groups.map(({ where }) => where);
    const narrowed = filters(scope, state).groups.filter(({ where }, index) => where !== plain[index]);
    expect(narrowed.map((group) => group.name)).toEqual([facets[name].group]);
    const [where] = narrowed.map((group) => dialect.sqlToQuery(group.where).sql);
    expect(where).toMatch(name === 'continent' ? 'continent' : /"/);
  });

  it('are counted, each ignoring its own group’s selection', () => {
    expect(countedValues(scope).map(({ name, group }) => [name, group])).toEqual(
      facetsOf(scope).map((name) => [name, facets[name].group]),
    );
    expect(groupsOf(scope)).toContain('place');
  });

  it('distinguish rows to be counted separately', () => {
    const hash = dialect.sqlToQuery(facetHash(scope, storedColumns('s'))).sql;
    for (const name of facetsOf(scope).filter((one) => one !== 'continent'))
      expect(hash).toContain(dialect.sqlToQuery(storedColumns('s')[facets[name].column]).sql);
  });
});

it('every product filter is in the addresses of their lists', () => {
  const list: Route[] = [routes.productList, routes.productSearch];
  for (const { state } of list) expect(state).toEqual(expect.arrayContaining([...productKeys]));
});
