import { describe, expect, it } from 'vitest';
import { preferredLocale } from '@/lib/platform/gateway/language';
import { base, decided, summary } from './request';

const english = { acceptLanguage: 'en-GB,en;q=0.9' };
const home = '200 /zh/d/home';
const toEnglish = '302 http://en.geco.localhost:3000/';

describe('language detection', () => {
  it.each([
    ['en', 'en'],
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    ['en;q=0.5, fr;q=0.9', 'fr'],
    ['zh-TW,en;q=0.9', 'zh'],
    ['it,de;q=0.1', 'de'],
    ['it', null],
    ['*', 'zh'],
    ['*;q=0', null],
    ['it,*;q=0.5', 'zh'],
    ['fr;q=0.3,*;q=0.5', 'zh'],
    ['zh;q=0.1,*;q=0.5', 'en'],
    ['fr,*;q=0.5', 'fr'],
    ['zh;q=0,en;q=0,*', 'fr'],
    ['en-US;q=0,en', 'en'],
    ['', null],
    ['en;q=0', null],
    ['en;q=x,fr', 'fr'],
    ['ES-419', 'es'],
    ['constructor,ar', 'ar'],
    [';;;,,,;q=', null],
  ])('%s prefers %s', (header, wanted) => {
    expect(preferredLocale(header)).toBe(wanted);
  });

  it('redirects a new visitor to a preferred language and keeps the query', () => {
    expect(summary(base, '/', { headers: english })).toBe(toEnglish);
    expect(summary(base, '/?utm=1', { headers: english })).toBe(`${toEnglish}?utm=1`);
    expect(summary('127.0.0.1:3000', '/', { headers: english })).toBe(toEnglish);
  });

  it('remembers the redirect’s language, for all hosts, for a year', () => {
    const cookieOf = (host: string) => {
      const decision = decided(host, '/', { headers: english });
      return decision.kind === 'redirect' ? decision.cookie : null;
    };
    const own = 'i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax';
    expect(cookieOf(base)).toBe(`${own}; Domain=geco.localhost`);
    expect(cookieOf('127.0.0.1:3000')).toBe(own);
  });

  it('prefers the last choice to the browser’s languages', () => {
    const headers = english;
    expect(summary(base, '/', { headers, cookies: { i18n_redirected: 'fr' } })).toBe(
      '302 http://fr.geco.localhost:3000/',
    );
    expect(summary(base, '/', { headers, cookies: { i18n_redirected: 'zh' } })).toBe(home);
    expect(summary(base, '/', { headers, cookies: { i18n_redirected: 'klingon' } })).toBe(toEnglish);
  });

  it('leaves crawlers, internal referers and other methods unchanged', () => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect(summary(base, '/', { headers: { ...english, userAgent } })).toBe(home);
    for (const referer of [
      'http://en.geco.localhost:3000/product.html',
      'http://geco.localhost/',
      'http://www.geco.localhost',
    ])
      expect(summary(base, '/', { headers: { ...english, referer } })).toBe(home);
    for (const referer of ['http://search.example/?q=geco.localhost', 'http://geco.localhost.evil.example/', 'x'])
      expect(summary(base, '/', { headers: { ...english, referer } })).toBe(toEnglish);
    expect(summary(base, '/', { headers: english, method: 'POST' })).toBe(home);
    expect(summary(base, '/', { headers: english, method: 'HEAD' })).toBe(toEnglish);
  });

  it('only acts at / of the main host', () => {
    const cookies = { i18n_redirected: 'fr' };
    expect(summary(base, '/product.html', { headers: english, cookies })).toBe('200 /zh/d/product');
    expect(summary('de.geco.localhost', '/', { headers: english, cookies })).toBe('200 /de/d/home');
  });
});

describe('language restriction', () => {
  it.each([
    '/info.html',
    '/info',
    '/info/',
    '/info/12.html',
    '/info_way_news.html',
    '/info/hotword.html',
    '/info.html?a=1',
    '/investment.html',
    '/investment_park.html',
    '/investment/park/3.html',
    '/promotion.html',
    '/promotion/1.html',
    '/promotion/unknown/page',
  ])('%s leads to the error page outside zh', (address) => {
    expect(summary('en.geco.localhost', address)).toBe('302 /error.html');
    expect(summary(base, address)).not.toContain('error');
  });

  it.each([
    ['/product_search_info.html', '200 /en/d/product-search/aW5mbw/-'],
    ['/product.html?x=/info/', '200 /en/d/product'],
    ['/information.html', '404 /en/d/not-found'],
    ['/company/info/3.html', '404 /en/d/not-found'],
  ])('%s is not blocked by a part of its name', (address, wanted) => {
    expect(summary('en.geco.localhost', address)).toBe(wanted);
  });

  it('allows the purchaser’s own page with info in its name', () => {
    expect(summary('en.geco.localhost', '/amember/userinfo.html', { cookies: { usertoken: 'x' } })).toBe(
      '200 /en/d/amember/user',
    );
  });
});
