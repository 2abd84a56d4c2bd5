import { describe, expect, it } from 'vitest';
import { filterAddress } from '@/components/tender/filter-address';
import { emptyState } from '@/lib/routes/list-state';

const state = { ...emptyState, cate: [3], sort: 'latest' as const, page: 4 };

describe('the address of a method and category', () => {
  it('is one of its own among all tenders, keeping filters and order from the first page', () => {
    expect(filterAddress({ state }, null, null)).toBe('/tender.html?cate=3&sort=latest');
    expect(filterAddress({ state }, 'inquiry', null)).toBe('/tender_way_inquiry.html?cate=3&sort=latest');
    expect(filterAddress({ state }, null, 'services')).toBe('/tender_cate_services.html?cate=3&sort=latest');
    expect(filterAddress({ state: emptyState }, 'tender', 'services')).toBe(
      '/tender_way_tender.html?division=services',
    );
  });

  it('is a filter within a country and a search', () => {
    const country = { state: emptyState, country: 'ke' };
    expect(filterAddress(country, 'tender', 'materials')).toBe('/tender_country_ke.html?way=tender&division=materials');
    const search = { state: { ...emptyState, way: 'tender' as const }, keyword: 'pump' };
    expect(filterAddress(search, null, 'materials')).toBe('/tender_search_pump.html?division=materials');
  });
});
