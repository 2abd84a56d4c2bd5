import { cleanup, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it } from 'vitest';
import { ProductCard } from '@/components/product/list/product-card';
import { href } from '@/lib/platform/routes/address';
import type { ProductCard as Item } from '@/lib/product/types';
import type { KeyFigure } from '@/lib/property/types';
import messages from '@/messages/en.json';

const item: Item = {
  id: 7,
  name: { text: 'Slurry pump SL-50', locale: 'en' },
  summary: { text: 'For heavy slurries', locale: 'en' },
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
};
const show = (props: { row?: boolean; own?: boolean; compare?: boolean; figures?: KeyFigure[] }) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ProductCard item={item} locale="en" {...props} />
    </NextIntlClientProvider>,
  );
afterEach(cleanup);

it('has the price, the minimum order, the supplier and its grade, but neither years nor membership', () => {
  show({});
  const card = screen.getByRole('article');
  expect(within(card).getByText(/1,200/)).toBeVisible();
  expect(within(card).getByTitle('Min. order 3 sets')).toHaveTextContent('≥ 3 sets');
  expect(within(card).getByRole('link', { name: 'Shuolan Pumps' })).toHaveAttribute(
    'href',
    href('showroomHome', { companyId: 4 }),
  );
  expect(within(card).getByTitle(messages.company.grade.A)).toHaveTextContent(messages.company.grade.A);
  expect(card).not.toHaveTextContent(messages.company.membership.gold);
  expect(card).not.toHaveTextContent(/9/);
});

it.each([false, true])('is compared by a named box, and only in lists with a tray; as a row: %s', (row) => {
  const { unmount } = show({ row, compare: true });
  expect(screen.getByRole('checkbox', { name: messages.compare.tick })).not.toBeChecked();
  unmount();
  show({ row });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('is one link as a row, with the supplier as text', () => {
  show({ row: true });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Shuolan Pumps')).toBeVisible();
});

it('has no supplier on the supplier’s own pages', () => {
  show({ own: true });
  expect(screen.queryByText('Shuolan Pumps')).toBeNull();
  expect(screen.getByTitle('Min. order 3 sets')).toBeVisible();
});

const figures: KeyFigure[] = [50, 60, 70, 80].map((value) => ({
  property: 'head',
  unit: 'm',
  intervals: [{ min: value, max: value }],
}));

it('has the first three of its key figures on a line', () => {
  show({ figures });
  expect(screen.getByText('50\u00a0m · 60\u00a0m · 70\u00a0m', { normalizer: (text) => text })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shuolan Pumps' })).toBeVisible();
});

it('has its supplier’s country and grade by the price, as a row with figures', () => {
  show({ figures, row: true });
  expect(screen.queryByText('Shuolan Pumps')).toBeNull();
  expect(screen.getByTitle(messages.company.grade.A)).toHaveTextContent(messages.company.grade.A);
});
