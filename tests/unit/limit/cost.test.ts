import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { costClasses } from '@/lib/platform/limit/cost/class';
import { callCosts, pageCost, pathCost } from '@/lib/platform/limit/cost/table';
import { demands, places } from '@/lib/platform/limit/table';
import { routeNames, routes } from '@/lib/platform/routes/table';

const calls = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/route.ts') && !file.includes('['))
  .map((file) => `/api/${file.slice(0, -'/route.ts'.length)}`);

describe('the cost class', () => {
  it('is defined for exactly the existing calls', () => {
    expect(calls.length).toBeGreaterThan(200);
    expect(Object.keys(callCosts).sort()).toEqual(calls.sort());
  });

  it('is a search for every page with a word, and for no other without a query', () => {
    const searches = routeNames.filter((name) => pageCost(name, '/x.html') === 'search');
    expect(searches).toEqual(
      routeNames.filter(
        (name) =>
          routes[name].pattern.includes('_search_{') || name === 'siteSearchKeyword' || name === 'showroomSearch',
      ),
    );
    expect(searches).toEqual(
      expect.arrayContaining([
        'purchaseSearch',
        'tenderSearch',
        'shortnewsSearch',
        'innovationSearch',
        'fairSearch',
        'agentSearch',
        'launchSearch',
        'directorySearch',
      ]),
    );
  });

  it('is a search for a list with filters', () => {
    expect(pageCost('purchaseHome', '/purchase.html')).toBe('page');
    expect(pageCost('purchaseHome', '/purchase.html?country=de')).toBe('search');
  });

  it.each([
    ['/api/product/search', 'search'],
    ['/api/product/se%61rch', 'search'],
    ['/api/product/export', 'listing'],
    ['/api/purchase/start', 'listing'],
    ['/api/purchase/saved/list', 'listing'],
    ['/api/tender/alert/list', 'listing'],
    ['/api/tender/alert/save', 'act'],
    ['/api/quotation/compare', 'listing'],
    ['/api/quotation/revise', 'act'],
    ['/api/purchase/get', 'call'],
    ['/feed/purchase.xml', 'search'],
    ['/storage/a.png', 'call'],
    ['/companycenter/index.html', 'page'],
  ])('of %s is %s', (path, cost) => expect(pathCost(path)).toBe(cost));

  it('has a rate and slots, those of pages for expensive calls', () => {
    for (const { demand, place } of Object.values(costClasses)) {
      expect(demands[demand].max).toBeGreaterThan(0);
      expect(places[place].places).toBeGreaterThan(0);
    }
    expect([costClasses.search.place, costClasses.listing.place]).toEqual(['page', 'page']);
  });
});
