import { describe, expect, it } from 'vitest';
import { base, decided, summary } from './request';

const login = '/acompany/login.html';

describe('canonical address', () => {
  it.each([
    ['/product', '308 /product.html'],
    ['/product/', '308 /product.html'],
    ['/product.html/?a=1', '308 /product.html?a=1'],
    ['/product/list?tag=2,1', '308 /product/list.html?tag=2,1'],
    ['/search_24/7.html', '308 /search_24%2F7.html'],
    ['/login', `308 ${login}`],
    ['/about/introduction/contact.html', '308 /about/contact.html'],
    ['/about/x/y/zz', '308 /about/zz.html'],
    ['/shortnews_country_tz/ke.html?page=2', '308 /shortnews_country_ke/tz.html?page=2'],
    ['/login.html?redirect=%2Fx', `308 ${login}?redirect=%2Fx`],
    ['/company/base.html', '308 /company.html'],
    ['/company/team/', '308 /company.html'],
    ['/investment/park.html', '308 /investment_park.html'],
    ['//', '308 /'],
  ])('%s → %s', (address, wanted) => {
    expect(summary(base, address)).toBe(wanted);
  });

  it.each([
    ['/search.html?q=24/7+%E6%B3%B5&scope=product', '302 /product_search_24%2F7%20%E6%B3%B5.html'],
    ['/search.html?q=pump&scope=company', '302 /company_search_pump.html'],
    ['/search.html?q=pump&scope=fair', '302 /fair_search_pump.html'],
    ['/search.html?q=&scope=fair', '302 /fair.html'],
    ['/search.html?q=pump&scope=all', '302 /search_pump.html'],
    ['/search?q=pump', '302 /search_pump.html'],
    ['/search.html?q=pump&scope=constructor', '302 /search_pump.html'],
    ['/search.html?q=50%&scope=all', '302 /search_50%25.html'],
    ['/search.html?q=gate+valve&company=12', '302 /company/search/12/gate%20valve.html'],
    ['/search.html?q=&company=12', '302 /company/12.html'],
    ['/search.html?q=pump&company=0', '302 /search_pump.html'],
    ['/search.html?q=+&scope=product', '302 /product/list.html'],
    ['/search.html?q=&scope=company', '302 /company.html'],
    ['/search.html?q=', '302 /search.html'],
    ['/search.html?scope=all', '200 /zh/d/search'],
    ['/product/list.html?price_from=10&price_to=20&tag=3&page=4', '302 /product/list.html?tag=3&price=10-20'],
    ['/product/list.html?price_from=10.7', '302 /product/list.html?price=10-'],
    ['/product/list?price_to=19.2&sort=hot', '302 /product/list.html?price=-20&sort=hot'],
    ['/product/list.html?price=1-2&price_from=&price_to=', '302 /product/list.html'],
    ['/tender.html?way=&country=cn&country=&continent=', '302 /tender.html?country=cn'],
    ['/product/list.html?continent=&country=de&country=cn', '302 /product/list.html?country=cn,de'],
    ['/product_search_a%2Fb.html?price_from=x&price_to=-3', '302 /product_search_a%2Fb.html'],
    ['/product/list.html?price_from=1e30', '302 /product/list.html'],
    ['/product/list.html?price_from=%D9%A1%D9%A0&price_to=%D9%A2%D9%A0%D9%A0', '302 /product/list.html?price=10-200'],
    ['/product/list.html?price_from=%EF%BC%91%EF%BC%90', '302 /product/list.html?price=10-'],
    ['/product/list.html?price_to=1,200', '302 /product/list.html?price=-1200'],
    ['/product/list.html?price_to=1.200,50', '302 /product/list.html?price=-1201'],
    ['/product/list.html?moq=%D9%A5%D9%A0', '302 /product/list.html?moq=50'],
    ['/product/list.html?moq=1,200&tag=3', '302 /product/list.html?tag=3&moq=1200'],
    ['/product/list.html?price_from=10&price_to=&moq=%D9%A5', '302 /product/list.html?price=10-&moq=5'],
    ['/product/list.html?moq=x', '302 /product/list.html'],
    ['/product_7.html?head_from=40&head_to=60&head_unit=m&tag=3&page=4', '302 /product_7.html?tag=3&head=40-60'],
    ['/product_7.html?head_from=200&head_to=&head_unit=ft&head=1-2', '302 /product_7.html?head=60.96-'],
    ['/product_7.html?flow_to=%D9%A4%D9%A0&flow_unit=gpm', '302 /product_7.html?flow=-9.084988'],
    ['/product_7.html?temperature_from=-4&temperature_unit=%C2%B0F', '302 /product_7.html?temperature=-20-'],
    ['/product_7.html?head_from=60&head_to=40&head_unit=x', '302 /product_7.html?head=40-60'],
    ['/product_7.html?head=40-60&head_from=&head_to=&head_unit=ft', '302 /product_7.html?head=40-60'],
    ['/product_7.html?flow=1-2&head=&head_from=&head_to=x', '302 /product_7.html?flow=1-2'],
    ['/product_7.html?price_from=10&price_to=&head_from=&head_to=50&head=', '302 /product_7.html?price=10-&head=-50'],
    ['/company.html?head_from=10', '200 /zh/d/company-list/-'],
    ['/product_7.html?head=40-60&head_unit=ft', '200 /zh/d/product-category/7/head.40-60'],
    ['/product_7.html?head=x', '200 /zh/d/product-category/7/-'],
    ['/company.html?price_from=10', '200 /zh/d/company-list/-'],
  ])('a form without JavaScript: %s → %s', (address, wanted) => {
    expect(summary(base, address)).toBe(wanted);
  });
});

describe('route validation', () => {
  it.each([
    ['/', '200 /zh/d/home'],
    ['/product/12.html', '200 /zh/d/product/12'],
    ['/product/list.html?page=2&tag=2,1&x=y', '200 /zh/d/product-list/tag.1_2~page.2'],
    ['/compare.html?ids=3,1', '200 /zh/d/compare/ids.3_1'],
    ['/company/case/3/4.html', '200 /zh/d/showroom/3/case/4'],
    ['/company/product/3/4.html?page=2', '200 /zh/d/showroom/3/product-group/4/page.2'],
    ['/404.html', '404 /zh/d/not-found'],
    ['/error.html', '404 /zh/d/error'],
    ['/nothing', '404 /zh/d/not-found'],
    ['/nothing.html', '404 /zh/d/not-found'],
    ['/product/abc.html', '404 /zh/d/not-found'],
    ['/product/%E6%B3%B5%zz.html', '404 /zh/d/not-found'],
    ['/tender.html', '200 /zh/d/tender-list/-'],
    ['/purchase.html', '200 /zh/d/purchase-list/-'],
    ['/zh/d/home', '404 /zh/d/not-found'],
    ['*', '404 /zh/d/not-found'],
  ])('%s → %s', (address, wanted) => {
    expect(summary(base, address)).toBe(wanted);
  });

  it('names the matched route', () => {
    expect(decided('ar.geco.localhost', '/product/12.html?x=1')).toMatchObject({
      locale: 'ar',
      device: 'd',
      parsed: { name: 'productDetail', params: { id: 12 }, canonical: '/product/12.html' },
    });
    expect(decided(base, '/nothing')).toMatchObject({ parsed: null });
  });

  it('shows not-found in the language and device of the visit', () => {
    expect(summary('ar.geco.localhost', '/x', { cookies: { device: 'm' } })).toBe('404 /ar/m/not-found');
  });
});

it.each(['amember', 'companycenter'])('a center’s root leads to its first page: %s', (center) => {
  const cookies = { token: 'x', usertoken: 'x' };
  for (const address of [`/${center}`, `/${center}/`])
    expect(summary(base, address, { cookies })).toBe(`308 /${center}/index.html`);
  expect(summary(base, `/${center}/`)).toMatch(/^303 .*login/);
});
