import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { Coverage } from '@/components/site/home/coverage';
import { config } from '@/lib/platform/config';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { countryRows } from '@/lib/reference/country';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';

const show = (locale: Locale, messages: object) =>
  render(
    <NextIntlClientProvider locale={locale} messages={messages as typeof en} timeZone="UTC">
      <Coverage locale={locale} />
    </NextIntlClientProvider>,
  );

it('counts only countries and languages available at registration', () => {
  expect(countryRows().countries.length).toBeGreaterThan(config.coverage.countries);
  expect(locales).toHaveLength(8);
});

it('names both figures in the words of the language', () => {
  show('en', en);
  expect(
    screen.getByText('Buyers and suppliers in more than 200 countries and regions can register, in 8 languages.'),
  ).toBeVisible();
  for (const [locale, messages] of [
    ['zh', zh],
    ['ar', ar],
  ] as const) {
    const { container, unmount } = show(locale, messages);
    expect(container).toHaveTextContent(/200/);
    expect(container).toHaveTextContent(/8/);
    unmount();
  }
});
