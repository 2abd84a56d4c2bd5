import { describe, expect, it } from 'vitest';
import { base, decided, encoded, summary } from './request';

const english = 'http://en.geco.localhost:3000';
const main = 'http://geco.localhost:3000';

describe('legacy redirects', () => {
  it.each([
    ['/en', `301 ${english}/`],
    ['/en/', `301 ${english}/`],
    ['/en?a=1', `301 ${english}/?a=1`],
    ['/fr//product.html', '301 http://fr.geco.localhost:3000/'],
    ['/en//about', `301 ${english}/`],
    ['/en/product.html', `301 ${english}/product.html`],
    ['/en/product.html/', `301 ${english}/product.html`],
    ['/en/product', `301 ${english}/product.html`],
    ['/en/company.html?page=2', `301 ${english}/company.html?page=2`],
    ['/en/shortnews.html', `301 ${english}/shortnews.html`],
    [`/en/product.html/${encoded(12)}.html`, `301 ${english}/product/12.html`],
    [`/en/product/${encoded(12)}.html`, `301 ${english}/product/12.html`],
    [`/en/product/old/name/${encoded(12)}`, `301 ${english}/product/12.html`],
    [`/de/company.html/${encoded(5)}.html?x=1`, '301 http://de.geco.localhost:3000/company/5.html?x=1'],
    [`/en/agent/${encoded(3)}.html`, `301 ${english}/agent/3.html`],
    ['/en/welcome.html', `301 ${english}/welcome.html`],
    ['/en/product_12.html', `301 ${english}/product_12.html`],
    ['/en/product_search_24/7.html', `301 ${english}/product_search_24%2F7.html`],
    ['/zh-cn/article', '301 /article/8.html'],
    ['/zh-cn/article.html?a=1', '301 /article/8.html?a=1'],
    [`/zh-cn/article/${encoded(4)}.html`, '301 /article/4.html'],
    ['/en/article', `301 ${english}/article.html`],
    ['/en/about', `301 ${english}/about.html?id=148`],
    ['/en/about.html?id=3&b=1', `301 ${english}/about.html?id=148`],
    ['/zh-cn/about/join.html', '301 /about.html?id=148'],
    ['/zh-cn/info.html', '301 /info.html'],
    [`/zh-cn/info.html/${encoded(9)}.html`, '301 /info/9.html'],
    ['/en/info.html', `301 ${english}/error.html`],
    [`/ru/investment/${encoded(9)}.html`, '301 http://ru.geco.localhost:3000/error.html'],
    ['/ru/promotion.html', '301 http://ru.geco.localhost:3000/error.html'],
    ['/en/product/12.html', `301 ${english}/error.html`],
    ['/en/product/nonsense.html', `301 ${english}/error.html`],
    ['/en/product/%E6%B3%B5.html', `301 ${english}/error.html`],
    ['/en/nothing.html', '404 /zh/d/not-found'],
    ['/en/nothing/about', '404 /zh/d/not-found'],
    [`/en/newproduct/${encoded(1)}.html`, '404 /zh/d/not-found'],
    ['/en/newproduct/nonsense.html', '404 /zh/d/not-found'],
    ['/en/admin', '404 /zh/d/not-found'],
    ['/en/d/home', '404 /zh/d/not-found'],
    ['/zh/product.html', '404 /zh/d/not-found'],
    ['/it/product.html', '404 /zh/d/not-found'],
    ['/english/product.html', '404 /zh/d/not-found'],
    ['/product_search_/en/x.html', '308 /product_search_%2Fen%2Fx.html'],
    ['/en/\\evil.example', '404 /zh/d/not-found'],
  ])('%s → %s', (address, wanted) => {
    expect(summary(base, address)).toBe(wanted);
  });

  it('says whether an encoded id was valid, if there was one', () => {
    const decoded = (address: string) => {
      const decision = decided(base, address);
      return decision.kind === 'redirect' ? decision.decoded : decision.kind;
    };
    expect(decoded(`/en/product/${encoded(12)}.html`)).toBe(true);
    expect(decoded('/en/product/nonsense.html')).toBe(false);
    for (const address of ['/en/product.html', '/en', `/en/info/${encoded(9)}.html`, '/en/about.html'])
      expect(decoded(address)).toBeNull();
    // A section without items reveals nothing about an id.
    expect([decoded(`/en/video/${encoded(12)}.html`), decoded('/en/video/nonsense.html')]).toEqual([
      'rewrite',
      'rewrite',
    ]);
  });

  it('redirects to the prefix’s language from every host, by a path on the same one', () => {
    expect(summary('en.geco.localhost', '/en/product.html')).toBe('301 /product.html');
    expect(summary('en.geco.localhost', '/zh-cn/')).toBe(`301 ${main}/`);
    expect(summary('fr.geco.localhost', '/ar/company.html')).toBe('301 http://ar.geco.localhost:3000/company.html');
    expect(summary('localhost:3000', '/zh-cn/product.html')).toBe('301 /product.html');
  });
});
