import { describe, expect, it } from 'vitest';
import { filterAddress } from '@/components/tender/filter-address';
import { href } from '@/lib/platform/routes/address';
import { emptyState } from '@/lib/platform/routes/list-state';
import { scopeAddress } from '@/lib/platform/routes/search-scope';

const state = { ...emptyState, cate: [3], sort: 'latest' as const, page: 4 };

describe('the URL of a method and category', () => {
  it('has its own path among all tenders, keeping filters and order from the first page', () => {
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

  it('keeps the open-for-bids filter and the deadline order', () => {
    const open = { ...emptyState, open: true, sort: 'deadline' as const };
    expect(filterAddress({ state: open }, 'tender', null)).toBe('/tender_way_tender.html?open=1&sort=deadline');
    expect(filterAddress({ state: open, keyword: 'pump' }, null, null)).toBe(
      '/tender_search_pump.html?open=1&sort=deadline',
    );
    expect(scopeAddress('tender', 'pump', open)).toBe('/tender_search_pump.html?open=1&sort=deadline');
    expect(href('productList', {}, open)).toBe('/product/list.html');
  });
});
