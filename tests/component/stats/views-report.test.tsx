import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { ViewsReport } from '@/components/site/dashboard/statistics/views-report';
import english from '@/messages/en.json';

it('says that today’s unfinished day is not included', () => {
  const days = [{ day: '2026-11-21', company: 0, product: 0, before: 0 }];
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <ViewsReport days={days} device="d" range={{ from: '2026-11-21', to: '2026-11-21' }} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(/appear here the next day/)).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
