import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { FeedLinks } from '@/components/feed/feed-links';
import type { Locale } from '@/lib/i18n/site';
import { emptyState } from '@/lib/routes/list-state';
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

it('offers the feeds of a section in both formats, on the sites that have the section', () => {
  const tender = ['RSS /feed/tender.rss.xml', 'Atom /feed/tender.atom.xml'];
  expect(show('de')).toEqual(tender);
  expect(show('zh')).toEqual(['RSS /feed/info.rss.xml', 'Atom /feed/info.atom.xml', ...tender]);
});

it('carries the filters of a list of tenders, and neither its order nor its page', () => {
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
