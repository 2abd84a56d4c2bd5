import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { FeedLinks } from '@/components/feed/feed-links';
import type { Locale } from '@/lib/i18n/site';
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
