import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { ReportFigures } from '@/components/site/dashboard/statistics/report-figures';
import english from '@/messages/en.json';

it('added favourites are shown beside removed ones', () => {
  const none = { now: 0, before: 0 };
  const totals = { product: none, company: none, call: none };
  render(
    <NextIntlClientProvider locale="en" messages={english}>
      <ReportFigures
        totals={{ ...totals, favourite: { now: 12, before: 3 }, unfavourite: { now: 4, before: 1 } }}
        against="Compared"
      />
    </NextIntlClientProvider>,
  );
  const card = screen.getByText(english.statistics.measure.favourite).parentElement;
  expect(card).toHaveTextContent('12');
  expect(card).toHaveTextContent('Removed: 4');
});
