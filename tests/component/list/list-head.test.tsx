import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { ListDesktop } from '@/components/list/list-desktop';
import { ListMobile } from '@/components/list/list-mobile';
import type { Listing } from '@/lib/listing/listing';
import { emptyState } from '@/lib/platform/routes/list-state';
import messages from '@/messages/en.json';
import { replace } from '../doubles';

replace('next/navigation', { useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }) });

const listing = (total: number): Listing => ({
  page: { name: 'productList', params: {} },
  state: { ...emptyState, country: ['de'] },
  ...{ total, pages: 1, size: 30 },
  facets: { country: [{ value: 'de', count: 1 }], continent: [], tag: [], category: [], grade: [], membership: [] },
  names: {
    categories: [],
    countries: [{ code: 'DE', name: 'Germany', continent: 'europe', callingCode: '49', currency: 'EUR' }],
    tags: [],
  },
});
const show = (total: number, mixed = false) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ListDesktop listing={listing(total)} locale="en" title="Pumps" mixed={mixed}>
        <article>{'Slurry pump'}</article>
      </ListDesktop>
    </NextIntlClientProvider>,
  );
const skip = () => screen.queryByRole('link', { name: messages.list.skip });
const comesBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

it.each([false, true])('has a skip link past filters to the first result; several kinds: %s', (mixed) => {
  show(1, mixed);
  const [first] = screen.getAllByRole('link');
  expect(first).toBe(skip());
  const target = document.querySelector(first?.getAttribute('href') ?? '') as Element;
  const last = screen.getByRole('link', { name: /Germany.*Selected/ });
  expect(comesBefore(last, target)).toBe(true);
  expect(screen.queryAllByRole('link').some((link) => target.contains(link))).toBe(false);
  const item = screen.getByText('Slurry pump');
  expect(target.contains(item) || comesBefore(target, item)).toBe(true);
});

it('has no skip link without a target', () => {
  show(0);
  expect(screen.getByRole('link', { name: /Germany.*Selected/ })).toBeInTheDocument();
  expect(skip()).toBeNull();
});

it.each([ListDesktop, ListMobile])('has actions in the title row, on desktop and phone', (List) => {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <List listing={listing(1)} locale="en" title="Pumps" act={<button type="button">{'Follow'}</button>}>
        <article>{'Slurry pump'}</article>
      </List>
    </NextIntlClientProvider>,
  );
  const title = screen.getByRole('heading', { name: 'Pumps' });
  const count = screen.getByText('1 item');
  expect(title.nextElementSibling).toBe(count);
  expect(title.parentElement?.nextElementSibling).toBe(screen.getByRole('button', { name: 'Follow' }));
});

it.each([ListDesktop, ListMobile])('removes its search word like a filter, on desktop and phone', (List) => {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <List listing={listing(1)} locale="en" title="Launches" asked="crane" whole="/newproduct.html?country=de">
        <article>{'Tower crane'}</article>
      </List>
    </NextIntlClientProvider>,
  );
  const word = screen.getByRole('link', { name: messages.list.remove.replace('{label}', 'crane') });
  expect(word).toHaveAttribute('href', '/newproduct.html?country=de');
  const place = screen.getByRole('link', { name: messages.list.remove.replace('{label}', 'Germany') });
  expect(comesBefore(word, place)).toBe(true);
});
