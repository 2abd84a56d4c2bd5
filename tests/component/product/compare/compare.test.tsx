import { cleanup, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { CompareAsk } from '@/components/product/compare/compare-ask';
import { CompareMobile } from '@/components/product/compare/compare-mobile';
import type { KeyFigures, ProductDetail } from '@/lib/product/types';
import messages from '@/messages/en.json';

const product = (id: number, name: string, flow: number): ProductDetail => ({
  id,
  name: { text: name, locale: 'en' },
  summary: { text: '', locale: 'en' },
  introduction: { text: '', locale: 'en' },
  slogan: { text: '', locale: 'en' },
  cover: 'demo/a.jpg',
  price: { kind: 'range', min: 1_680_000 + id, max: 2_020_000, currency: 'JPY' },
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
  brand: '',
  model: '',
  hsCode: null,
  originCode: 'CN',
  leadDays: null,
  warrantyMonths: null,
  media: [],
  categories: [],
  tags: [],
  group: null,
  parameters: [
    {
      section: 'performance',
      items: [
        { id: 1, key: 'flow', label: 'Flow', value: { kind: 'number', min: flow, unit: '' } },
        { id: 2, key: 'head', label: 'Head', value: { kind: 'number', min: 50, unit: '' } },
      ],
    },
  ],
  locales: ['en'],
  publishedAt: '2026-03-09T00:00:00Z',
  updatedAt: '2026-04-01T00:00:00Z',
});

const show = (
  products = [product(1, 'Pump A', 10), product(2, 'Pump B', 20), product(3, 'Pump C', 20)],
  keyFigures: KeyFigures = {},
) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <CompareMobile products={products} keyFigures={keyFigures} proofs={{}} countries={[]} locale="en" />
    </NextIntlClientProvider>,
  );

describe('the comparison on a phone', () => {
  it('gives a feature its own line above its values', () => {
    show();
    const feature = screen.getByText('Flow').closest('th');
    expect(feature).toHaveAttribute('colspan', '3');
    const values = within(feature?.parentElement?.nextElementSibling as HTMLElement).getAllByRole('cell');
    expect(values.map(({ textContent }) => textContent)).toEqual(['10', '20', '20']);
    expect(values.map((value) => value.getAttribute('headers'))).toEqual(
      [1, 2, 3].map((id) => `${feature?.id} product-${id}`),
    );
  });

  it('names each product in a sticky header, with a button to remove it', () => {
    show();
    const heads = screen.getAllByRole('columnheader').filter(({ id }) => id.startsWith('product-'));
    expect(heads.map((head) => within(head).getAllByRole('link').at(-1)?.getAttribute('href'))).toEqual([
      '/compare.html?ids=2,3',
      '/compare.html?ids=1,3',
      '/compare.html?ids=1,2',
    ]);
    for (const head of heads) expect(head).toHaveClass('sticky');
  });

  it('hides a feature with equal values together with its name', () => {
    show();
    const rows = [screen.getByText('Head'), screen.getAllByText('50')[0]].map((one) => one?.closest('tr'));
    for (const row of rows) expect(row).toHaveClass('same');
    expect(screen.getByText('Flow').closest('tr')).not.toHaveClass('same');
  });
});

describe('a compared figure', () => {
  const item = (id: number, key: string, label: string, min: number, unit: string) => ({
    ...{ id, key, label },
    value: { kind: 'number' as const, min, unit },
  });
  const having = (id: number, ...items: ReturnType<typeof item>[]): ProductDetail => ({
    ...product(id, `Pump ${id}`, 1),
    parameters: [{ section: 'performance', items }],
  });
  const valuesOf = (label: string) => {
    const line = screen.getByText(label).closest('tr')?.nextElementSibling as HTMLElement;
    return within(line)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  };

  it('has one row, whatever each maker calls it', () => {
    show([
      having(1, item(1, 'construction.rated-flow', 'Rated flow', 10, 'm³/h')),
      having(2, item(2, 'flow rate', 'Flow rate', 12, 'm³/h')),
    ]);
    expect(screen.queryByText('Flow rate')).toBeNull();
    expect(valuesOf('Rated flow')).toEqual(['10 m³/h', '12 m³/h']);
  });

  it('has its own row if the unit differs, or if one product has both', () => {
    show([
      having(1, item(1, 'feed-rate', 'Feed rate', 10, 't/h')),
      having(2, item(2, 'feed', 'Feed', 80, 'mm')),
      having(3, item(3, 'head', 'Head', 50, 'm'), item(4, 'rated-head', 'Rated head', 40, 'm')),
    ]);
    const rows = ['Feed rate', 'Feed', 'Head', 'Rated head'].map(valuesOf);
    expect(rows.map((row) => row.filter((value) => /\d/.test(value ?? '')))).toEqual([
      ['10 t/h'],
      ['80 mm'],
      ['50 m'],
      ['40 m'],
    ]);
  });

  it('is in the row of its exact name before a similar one', () => {
    show([
      having(1, item(1, 'head', 'Head', 50, 'm'), item(2, 'rated head', 'Rated head', 40, 'm')),
      having(2, item(3, 'rated head', 'Rated head', 45, 'm')),
    ]);
    expect([valuesOf('Head')[1], valuesOf('Rated head')]).toEqual([expect.not.stringMatching(/\d/), ['40 m', '45 m']]);
  });

  it('is marked as best only among products of one kind', () => {
    const of = (id: number, category: number, days: number): ProductDetail => ({
      ...having(id),
      categories: [{ id: category, name: 'Kind' }],
      minimumOrder: days,
      leadDays: { min: days, max: days },
    });
    show([of(1, 7, 10), of(2, 7, 20)]);
    const best = screen.getAllByText(messages.compare.best).length;
    expect(best).toBeGreaterThan(1);
    cleanup();
    show([of(1, 7, 10), of(2, 8, 20)]);
    expect(screen.queryByText(messages.compare.best)).toBeNull();
  });

  it('shows the language of a maker’s label', () => {
    show([having(1, { ...item(1, 'npsh-wert', 'NPSH-Wert', 3, 'm'), ...{ locale: 'de' as const } }), having(2)]);
    expect(screen.getByText('NPSH-Wert')).toHaveAttribute('lang', 'de');
  });
});

describe('the suppliers of a comparison', () => {
  it('are requested in one call, each once', () => {
    const other = { ...product(8, 'DN 50', 50), supplier: { ...product(8, '', 1).supplier, id: 5 } };
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <CompareAsk products={[product(7, 'DN 40', 40), product(9, 'DN 65', 60), other]} />
      </NextIntlClientProvider>,
    );
    expect(screen.getByRole('link', { name: 'Request quotations from these 2 suppliers' })).toHaveAttribute(
      'href',
      '/purchase/form.html?product=7%2C9%2C8&companies=3%2C5',
    );
  });
});

describe('the key parameters of a comparison', () => {
  const single = (value: number) => [{ min: value, max: value }];
  const figures: KeyFigures = {
    1: [
      { property: 'head', unit: 'm', intervals: single(50) },
      { property: 'noise', unit: 'dB(A)', intervals: single(72) },
      { property: 'power', unit: 'kW', intervals: single(30) },
    ],
    2: [
      { property: 'head', unit: 'm', intervals: [{ min: 20, max: 60 }] },
      { property: 'noise', unit: 'dB(A)', intervals: single(80) },
      { property: 'power', unit: 'kW', intervals: single(45) },
    ],
  };
  const pump = (id: number, kind: string): ProductDetail => ({
    ...product(id, `Pump ${id}`, 1),
    categories: [{ id: kind.length, name: kind }],
    parameters: [],
  });
  const rowOf = (name: string) =>
    within(
      screen.getByText((_, element) => element?.tagName === 'TH' && (element.textContent ?? '').startsWith(name))
        .parentElement?.nextElementSibling as HTMLElement,
    )
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  it('come first, each with its unit once, and the best by what buyers want of it', () => {
    show([pump(1, 'pumps'), pump(2, 'pumps'), pump(3, 'pumps')], figures);
    expect(document.querySelector('tbody th')).toHaveTextContent(messages.compare.keyParameters);
    expect(rowOf('Head')).toEqual(['50', `20–60${messages.compare.best}`, messages.compare.absent]);
    expect(rowOf('Noise')).toEqual([`72${messages.compare.best}`, '80', messages.compare.absent]);
    expect(rowOf('Power')).toEqual(['30', '45', messages.compare.absent]);
    expect(screen.getByText(/m$/, { selector: 'th bdi' })).toBeVisible();
  });

  it('have no best between products of different kinds', () => {
    show([pump(1, 'pumps'), pump(2, 'valves')], figures);
    expect(rowOf('Head')).toEqual(['50', '20–60']);
  });
});
