import { describe, expect, it } from 'vitest';
import { tenderLd } from '@/lib/site/seo/json-ld';
import type { TenderDetail } from '@/lib/tender/types';

const tender: TenderDetail = {
  id: 7,
  number: 'W/2026/7',
  title: { text: 'Twelve pumps', locale: 'en' },
  cpv: null,
  summary: 'Pumps for a water works.',
  buyer: 'Tanga Water Board',
  city: 'Tanga',
  country: { code: 'TZ', name: 'Tanzania' },
  way: 'tender',
  category: 'materials',
  status: 'open',
  publishedAt: '2026-11-01T08:00:00Z',
  deadlineAt: '2026-12-01T12:00:00Z',
  deadlineOffset: null,
  budget: { min: null, max: 7_500_000, currency: 'JPY' },
  demonstration: true,
  body: { type: 'doc', content: [] },
  lots: [],
  contact: '',
  openingAt: null,
  bidBond: null,
  originalLocale: 'en',
  documents: [],
  award: null,
  sectors: [{ id: 3, name: 'Water' }],
  source: 'demonstration',
  sourceUrl: null,
  updatedAt: '2026-11-01T08:00:00Z',
  locales: ['en'],
  previous: null,
  next: null,
};

describe('tenderLd', () => {
  it('has who seeks what, until when and for how much in the currency’s digits', () => {
    expect(tenderLd('en', tender)).toMatchObject({
      '@type': 'Organization',
      name: 'Tanga Water Board',
      seeks: {
        '@type': 'Demand',
        url: 'http://en.geco.localhost:3000/tender/7.html',
        serialNumber: 'W/2026/7',
        validThrough: '2026-12-01T12:00:00Z',
        areaServed: { identifier: 'TZ' },
        itemOffered: [{ name: 'Water' }],
        priceSpecification: { priceCurrency: 'JPY', maxPrice: '7500000' },
      },
    });
    expect(tenderLd('en', tender).seeks).not.toHaveProperty('priceSpecification.minPrice');
  });

  it('omits unknown values', () => {
    const bare = tenderLd('en', { ...tender, budget: null, deadlineAt: null, sectors: [], number: '' }).seeks;
    for (const key of ['priceSpecification', 'validThrough', 'itemOffered', 'serialNumber'])
      expect(bare).not.toHaveProperty(key);
  });
});
