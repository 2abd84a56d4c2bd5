import { describe, expect, it } from 'vitest';
import { summary } from './request';

const host = 'en.geco.localhost';
const missing = '404 /en/d/not-found';

describe('access guard', () => {
  it.each([
    ['/companycenter/index.html', '303 /acompany/login.html?redirect=%2Fcompanycenter%2Findex.html'],
    [
      '/companycenter/history/browsing.html?page=2',
      '303 /acompany/login.html?redirect=%2Fcompanycenter%2Fhistory%2Fbrowsing.html%3Fpage%3D2',
    ],
    ['/companycenter', '303 /acompany/login.html?redirect=%2Fcompanycenter'],
    ['/amember/index.html', '303 /amember/login.html?redirect=%2Famember%2Findex.html'],
    ['/amember/userinfo.html', '303 /amember/login.html?redirect=%2Famember%2Fuserinfo.html'],
    ['/amember//evil.example', '303 /amember/login.html?redirect=%2Famember%2F%2Fevil.example'],
    ['/amember/login.html', '200 /en/d/account/purchaser/login'],
    ['/amember/register.html', '200 /en/d/account/purchaser/register'],
    ['/amember/forget', '308 /amember/forget.html'],
    ['/product_search_amember.html', '200 /en/d/product-search/YW1lbWJlcg/-'],
    ['/product.html?from=/companycenter/', '200 /en/d/product'],
    ['/acompany/login.html', '200 /en/d/account/supplier/login'],
    ['/companycenters/index.html', missing],
    ['/company/companycenter/1.html', missing],
  ])('%s without a session → %s', (address, wanted) => {
    expect(summary(host, address)).toBe(wanted);
  });

  it('requires each center’s own session', () => {
    expect(summary(host, '/companycenter/index.html', { cookies: { token: 'x' } })).toBe(
      '200 /en/d/companycenter/home',
    );
    expect(summary(host, '/companycenter/index.html', { cookies: { usertoken: 'x' } })).toContain('303 /acompany');
    expect(summary(host, '/amember/index.html', { cookies: { usertoken: 'x' } })).toBe('200 /en/d/amember/home');
    expect(summary(host, '/amember/index.html', { cookies: { token: 'x', usertoken: '' } })).toContain('303 /amember');
  });
});
