import { cleanup, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it } from 'vitest';
import { FigureTable } from '@/components/product/list/figure-table';
import { href } from '@/lib/platform/routes/address';
import type { KeyFigures, ProductCard } from '@/lib/product/types';
import type { KeyProperty } from '@/lib/property/types';
import ar from '@/messages/ar.json';
import de from '@/messages/de.json';
import en from '@/messages/en.json';

const texts = { ar: ar as typeof en, de: de as typeof en, en };
const pump = (id: number): ProductCard => ({
  id,
  name: { text: `Slurry pump SL-${id}`, locale: 'en' },
  summary: { text: '', locale: 'en' },
  cover: 'product/7.jpg',
  price: { kind: 'fixed', min: 120_000, currency: 'USD' },
  unit: 'set',
  minimumOrder: 3,
  fresh: false,
  supplier: {
    id: 4,
    name: { text: 'Shuolan Pumps', locale: 'en' },
    countryCode: 'CN',
    grade: 'A',
    membership: 'gold',
    years: 9,
  },
});
const columns: KeyProperty[] = [
  { property: 'flow', unit: 'm³/h' },
  { property: 'head', unit: 'm' },
];
const keyFigures: KeyFigures = {
  7: [
    // In the unit of another category; the column has its own.
    { property: 'flow', unit: 'L/min', intervals: [{ min: 1000, max: 1250.5 }] },
    { property: 'head', unit: 'm', intervals: [{ min: 9, max: 52 }] },
  ],
};
const show = (locale: keyof typeof texts) =>
  render(
    <NextIntlClientProvider locale={locale} messages={texts[locale]} timeZone="UTC">
      <FigureTable items={[pump(7), pump(8)]} {...{ columns, keyFigures, locale, label: 'Pumps' }} />
    </NextIntlClientProvider>,
  );
afterEach(cleanup);

it.each([
  ['en', 'Flow ratem³/h', '1,000–1,251', '9–52'],
  ['de', 'Förderstromm³/h', '1.000–1.251', '9–52'],
  ['ar', 'معدل التدفقم³/ساعة', '1,000–1,251', '9–52'],
] as const)('has a column for each key parameter, its unit in the head: %s', (locale, head, flow, lift) => {
  show(locale);
  const [, first] = screen.getAllByRole('columnheader');
  expect(first).toHaveTextContent(head);
  const [, row, other] = screen.getAllByRole('row');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual([flow, lift]);
  expect(within(cells[0] as HTMLElement).getByText(flow)).toHaveAttribute('dir', 'ltr');
  expect(within(other as HTMLElement).getAllByRole('cell')[0]).toHaveTextContent('–');
});

it('has a heading above the rows that are only near what was asked', () => {
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <FigureTable
        {...{ items: [pump(7), pump(8)], columns, keyFigures, locale: 'en', label: 'Pumps' }}
        near={1}
        nearHead="Close to 50 m"
      />
    </NextIntlClientProvider>,
  );
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(4);
  expect(rows[1]).toContain('SL-7');
  expect(rows[2]).toBe('Close to 50 m');
  expect(rows[3]).toContain('SL-8');
});

it('links each row to its product and supplier, and lets it be compared and kept', () => {
  show('en');
  const row = within(screen.getAllByRole('row')[1] as HTMLElement);
  expect(row.getByRole('link', { name: /SL-7/ })).toHaveAttribute('href', href('productDetail', { id: 7 }));
  expect(row.getByRole('link', { name: 'Shuolan Pumps' })).toHaveAttribute(
    'href',
    href('showroomHome', { companyId: 4 }),
  );
  expect(row.getByRole('checkbox', { name: en.compare.tick })).not.toBeChecked();
  expect(row.getByRole('button', { name: /SL-7/ })).toBeVisible();
});
