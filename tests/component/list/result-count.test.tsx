import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { ResultCount } from '@/components/list/result-count';
import messages from '@/messages/en.json';

const show = (asked?: string) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ResultCount total={8} locale="en" {...(asked === undefined ? {} : { asked })} />
    </NextIntlClientProvider>,
  );

it('speaks of search results where somebody searched', () => {
  show('pump');
  expect(screen.getByText('There are 8 search results in total')).toBeVisible();
});

it('tells a plain number where nobody did', () => {
  show();
  expect(screen.getByText('8 items')).toBeVisible();
  expect(screen.queryByText(/search/)).toBeNull();
});
