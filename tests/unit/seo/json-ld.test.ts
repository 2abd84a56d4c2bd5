import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '@/lib/product/types';
import { breadcrumbLd, itemListLd, platformLd, productLd, serialiseLd, websiteLd } from '@/lib/site/seo/json-ld';

const product: ProductDetail = {
  id: 12,
  name: { text: 'HB-80 pump', locale: 'en' },
  summary: { text: 'A pump.', locale: 'en' },
  introduction: { text: 'A pump.', locale: 'en' },
  slogan: { text: '', locale: 'en' },
  cover: 'demo/a.jpg',
  price: { kind: 'range', min: 120_050, max: 180_000, currency: 'USD' },
  priceBreaks: [],
  unit: 'piece',
  minimumOrder: 1,
  fresh: false,
  supplier: {
    id: 3,
    name: { text: 'Hubin', locale: 'en' },
    countryCode: 'CN',
    grade: 'A',
    membership: 'gold',
    years: 4,
  },
  keywords: '',
  brand: 'Hubin',
  model: 'HB-80',
  hsCode: null,
  originCode: 'CN',
  leadDays: null,
  warrantyMonths: null,
  media: [],
  categories: [
    { id: 1, name: 'Mining' },
    { id: 2, name: 'Pumps' },
  ],
  tags: [],
  group: null,
  parameters: [],
  locales: ['en'],
  publishedAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

describe('productLd', () => {
  it('has an offer with its price, in its currency’s digits', () => {
    const url = 'http://en.geco.localhost:3000/product/12.html';
    expect(productLd('en', product, ['/storage/demo/a.jpg'])).toMatchObject({
      '@type': 'Product',
      url,
      category: 'Mining > Pumps',
      image: ['http://en.geco.localhost:3000/storage/demo/a.jpg'],
      offers: { '@type': 'AggregateOffer', lowPrice: '1200.50', highPrice: '1800.00', priceCurrency: 'USD', url },
    });
    const fixed = productLd('en', { ...product, price: { kind: 'fixed', min: 5000, currency: 'JPY' } }, []);
    expect(fixed.offers).toMatchObject({ '@type': 'Offer', price: '5000', priceCurrency: 'JPY' });
    const many = productLd('en', { ...product, price: { kind: 'fixed', min: 1250, currency: 'USD', per: 1000 } }, []);
    expect(many.offers).toMatchObject({ price: '0.01250', priceCurrency: 'USD' });
  });

  it('has the warranty months with the price, if any', () => {
    const warranty = {
      '@type': 'WarrantyPromise',
      durationOfWarranty: { '@type': 'QuantitativeValue', value: 24, unitCode: 'MON' },
    };
    expect(productLd('en', { ...product, warrantyMonths: 24 }, []).offers).toMatchObject({ warranty });
    for (const warrantyMonths of [0, null])
      expect(productLd('en', { ...product, warrantyMonths }, []).offers).not.toHaveProperty('warranty');
  });

  it('has no offer if the price is negotiable', () => {
    expect(productLd('en', { ...product, price: { kind: 'negotiable' } }, [])).not.toHaveProperty('offers');
  });
});

describe('other structured data', () => {
  it('declares the site’s search', () => {
    expect(websiteLd('fr')).toMatchObject({
      url: 'http://fr.geco.localhost:3000/',
      potentialAction: { target: { urlTemplate: 'http://fr.geco.localhost:3000/search_{search_term_string}.html' } },
    });
    expect(platformLd().url).toBe('http://geco.localhost:3000/');
  });

  it('numbers breadcrumbs from the first', () => {
    const links = [
      { name: 'A', href: '/' },
      { name: 'B', href: '/product.html' },
    ];
    expect(breadcrumbLd('en', links).itemListElement).toMatchObject([
      { position: 1, item: 'http://en.geco.localhost:3000/' },
      { position: 2, name: 'B' },
    ]);
    expect(itemListLd('en', links, 31).itemListElement).toMatchObject([{ position: 31 }, { position: 32 }]);
  });

  it('cannot break out of its script element', () => {
    const name = '</script><script>alert(1)</script>&\u2028';
    const text = serialiseLd([breadcrumbLd('en', [{ name, href: '/' }])]);
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)['@graph'][0].itemListElement[0].name).toBe(name);
  });
});
