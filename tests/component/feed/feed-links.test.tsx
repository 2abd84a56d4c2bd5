import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { FeedLinks } from '@/components/list/feed-links';
import type { Locale } from '@/lib/platform/i18n/site';
import { emptyState } from '@/lib/platform/routes/list-state';
import german from '@/messages/de.json';

const show = (locale: Locale) => {
  const { unmount } = render(
    <NextIntlClientProvider locale={locale} messages={german as never}>
      <FeedLinks name="info" locale={locale} />
      <FeedLinks name="tender" locale={locale} />
    </NextIntlClientProvider>,
  );
  const links = screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  unmount();
  return links;
};

it('offers a section’s feeds in both formats, on the sites that have the section', () => {
  const tender = ['RSS /feed/tender.rss.xml', 'Atom /feed/tender.atom.xml'];
  expect(show('de')).toEqual(tender);
  expect(show('zh')).toEqual(['RSS /feed/info.rss.xml', 'Atom /feed/info.atom.xml', ...tender]);
});

it('keeps a searchable list’s words and filters', () => {
  const state = { ...emptyState, country: ['ci'], incoterm: 'FOB' };
  render(
    <NextIntlClientProvider locale="de" messages={german as never}>
      <FeedLinks name="tender" locale="de" state={state} keyword="24/7 Pumpen & C++" />
      <FeedLinks name="purchase" locale="de" state={state} keyword="" />
      <FeedLinks name="shortnews" locale="de" state={state} keyword="泵" />
      <FeedLinks name="notice" locale="de" state={state} keyword="Pumpen" />
    </NextIntlClientProvider>,
  );
  expect(screen.getAllByRole('link', { name: 'RSS' }).map((link) => link.getAttribute('href'))).toEqual([
    '/feed/tender.rss.xml?keyword=24%2F7%20Pumpen%20%26%20C%2B%2B&country=ci',
    '/feed/purchase.rss.xml?country=ci&incoterm=fob',
    '/feed/shortnews.rss.xml?keyword=%E6%B3%B5&country=ci',
    '/feed/notice.rss.xml',
  ]);
});

it('keeps a tender list’s filters, but not its order or page', () => {
  const state = { ...emptyState, continent: 'africa', way: 'tender', sort: 'latest', page: 3 } as const;
  render(
    <NextIntlClientProvider locale="de" messages={german as never}>
      <FeedLinks name="tender" locale="de" state={state} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute(
    'href',
    '/feed/tender.rss.xml?continent=africa&way=tender',
  );
});
