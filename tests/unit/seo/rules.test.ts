import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/platform/i18n/site';
import { routeNames, routes } from '@/lib/platform/routes/table';
import { alternateLocales, canonicalPath, fillKeywords, fillRule, isHidden, shorten } from '@/lib/site/seo/rules';

type Rules = Record<string, Record<'title' | 'description' | 'keywords', Record<string, string>>>;
const rules: Rules = JSON.parse(readFileSync('lib/reference/data/tdk.json', 'utf8'));

describe('a title rule', () => {
  it('has its placeholders replaced', () => {
    const values = { name: 'HB-80 pump', company: 'Hubin', site: 'GECO' };
    expect(fillRule('{name} | {company} | {site}', values, 60)).toBe('HB-80 pump | Hubin | GECO');
  });

  it('drops its last parts, then truncates its longest value', () => {
    const name = 'Long name of a very special centrifugal pump with many words, 90 kW';
    expect(fillRule('{name} | {site}', { name: name.slice(0, 54), site: 'GECO' }, 58)).toBe(name.slice(0, 54));
    const cut = fillRule('Products by {name} | {site}', { name, site: 'GECO' }, 60);
    expect(cut).toMatch(/^Products by Long name .*…$/);
    expect([...cut].length).toBeLessThanOrEqual(60);
  });

  it('removes comma and brackets with a missing value', () => {
    expect(fillRule('{name}, {country} | {site}', { name: 'Hubin', site: 'GECO' }, 60)).toBe('Hubin | GECO');
    expect(fillRule('{name}（{country}）。{summary}', { name: '湖滨' }, 60)).toBe('湖滨。');
    expect(fillRule('{name}. {summary}', { name: 'Hubin Co., Ltd.', summary: 'Pumps.' }, 60)).toBe(
      'Hubin Co., Ltd. Pumps.',
    );
  });

  it('removes empty and repeated keywords', () => {
    expect(
      fillKeywords('{category}, {company}, pumps, {country}', { category: 'pumps', company: 'Hubin Co., Ltd.' }),
    ).toEqual(['pumps', 'Hubin Co., Ltd.']);
  });

  it('is truncated between words if possible', () => {
    expect(shorten('one two three four', 12)).toBe('one two…');
    expect(shorten('全球工程合作平台', 5)).toBe('全球工程…');
  });
});

describe('the rules of tdk.json', () => {
  const names = routeNames.filter((name) => routes[name].area === 'public');
  const values = {
    name: 'Wuxi Hubin Pump Works',
    company: 'Wuxi Hubin Pump Works',
    category: 'Slurry and dewatering pumps',
    keyword: 'centrifugal pump',
    country: 'Saudi Arabia',
    summary: 'Single-stage pump of cast iron for clean water.',
    site: 'GECO',
    page: ' – page 12',
  };

  it('exist for every public page, in every language', () => {
    expect(Object.keys(rules).sort()).toEqual([...names].sort());
    for (const name of names)
      for (const locale of locales) {
        expect(rules[name]?.title[locale], `${name} ${locale}`).toBeTruthy();
        expect(rules[name]?.description[locale], `${name} ${locale}`).toBeTruthy();
      }
  });

  it('have only the seven placeholders and summary', () => {
    const used = JSON.stringify(rules).matchAll(/\{(\w+)\}/g);
    for (const [, key] of used) expect(Object.keys(values)).toContain(key);
  });

  it('stay within the limits when filled', () => {
    for (const name of names)
      for (const locale of locales) {
        const rule = rules[name] as Rules[string];
        expect([...fillRule(rule.title[locale] ?? '', values, 60)].length).toBeLessThanOrEqual(60);
        const description = fillRule(rule.description[locale] ?? '', values, 155);
        expect([...description].length, `${name} ${locale}`).toBeLessThanOrEqual(155);
        if (!rule.description[locale]?.includes('{summary}'))
          expect(description, `${name} ${locale}`).not.toContain('…');
      }
  });
});

describe('a canonical address', () => {
  const list = { name: 'productList' as const, params: {} };
  it('includes the page from 2 on, and omits every other filter', () => {
    expect(canonicalPath(list)).toBe('/product/list.html');
    expect(canonicalPath(list, { page: 3 })).toBe('/product/list.html?page=3');
    expect(canonicalPath(list, { page: 3, country: ['cn'] })).toBe('/product/list.html');
    expect(canonicalPath(list, { sort: 'latest' })).toBe('/product/list.html');
    expect(canonicalPath({ name: 'compare', params: {} }, { ids: [3, 1] })).toBe('/compare.html?ids=3,1');
  });

  it('lists its languages', () => {
    expect(alternateLocales('productList')).toEqual(locales);
    expect(alternateLocales('productDetail', ['de', 'en'])).toEqual(['en', 'de']);
    expect(alternateLocales('infoHome')).toEqual(['zh']);
  });

  it('is not indexed for search results, compare and error pages', () => {
    expect(routeNames.filter(isHidden).sort()).toEqual(
      [
        'notFound',
        'error',
        'compare',
        'productSearch',
        'companySearch',
        'launchSearch',
        'agentSearch',
        'tenderSearch',
        'purchaseSearch',
        'shortnewsSearch',
        'infoSearch',
        'innovationSearch',
        'fairSearch',
        'directorySearch',
        'showroomSearch',
        'siteSearch',
        'siteSearchKeyword',
      ].sort(),
    );
  });
});
