import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { FollowStrip, newestOf } from '@/components/site/dashboard/purchaser/follow-strip';
import type { FollowNews, FollowView } from '@/lib/footprint/follow/schema';
import english from '@/messages/en.json';

const news = (id: number, day: number, fresh = false): FollowNews => ({
  ...{ kind: 'product', id, title: { text: `Pump ${id}`, locale: 'en' }, path: `/product/${id}.html`, fresh },
  publishedAt: `2026-11-${day}T09:00:00.000Z`,
});
const follow = (id: number, name: string, items: FollowNews[]): FollowView => ({
  ...{ id, type: 'supplier', subjectId: id, name: { text: name, locale: 'en' }, logo: null },
  ...{ request: null, createdAt: '2026-11-01T09:00:00.000Z', fresh: 1, news: items },
});

it('shows the newest updates of everything followed, each once, with its source', () => {
  const follows = [
    follow(1, 'Hubin', [news(9, 20), news(8, 11)]),
    follow(2, 'Pumps', [news(9, 20), news(7, 21, true)]),
  ];
  const items = newestOf(follows, 2);
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <FollowStrip items={items} locale="en" timeZone="UTC" />
    </NextIntlClientProvider>,
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['Pump 7', 'Pump 9']);
  expect(rows[0]).toHaveTextContent('New');
  expect(rows[0]).toHaveTextContent('Pumps');
  expect(within(rows[1] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/product/9.html');
});
