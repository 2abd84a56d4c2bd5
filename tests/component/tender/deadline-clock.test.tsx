import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DaysLeft, StandingMark } from '@/components/list/mark/days-left';
import { DeadlineWatch } from '@/components/tender/deadline-watch';
import { Closing } from '@/components/trade/closing';
import type { Locale } from '@/lib/platform/i18n/site';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';

const at = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;
const item = { id: 1, status: 'open' as const, deadlineAt: new Date(at + 9.5 * day).toISOString() };

beforeEach(() => {
  vi.useFakeTimers({ now: at });
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (locale: Locale, messages: typeof en) =>
  render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <StandingMark item={item} />
      <DaysLeft item={item} locale={locale} />
      <DeadlineWatch items={[item]} locale={locale} />
    </NextIntlClientProvider>,
  );
const later = (days: number) =>
  act(() => {
    vi.setSystemTime(at + days * day);
    document.dispatchEvent(new Event('visibilitychange'));
  });

it('recalculates the days while the page stays open, until none are left', () => {
  show('en', en);
  expect(screen.getByText('9 days left').dataset.near).toBe('open');
  later(3);
  expect(screen.getByText('6 days left').dataset.near).toBe('soon');
  later(8.4);
  expect(screen.getByText('1 day left')).toBeTruthy();
  later(9);
  expect(screen.getByText('Less than a day left').dataset.near).toBe('soon');
  expect(screen.getByText('Open')).toBeTruthy();
  later(9.6);
  expect(screen.getAllByText('Closed').map(({ dataset }) => dataset.near ?? dataset.standing)).toEqual([
    'closed',
    'over',
  ]);
});

it('uses the language’s plural forms', () => {
  show('ar', ar as unknown as typeof en);
  expect(screen.getByText('بقيت 9 أيام')).toBeTruthy();
  later(7.4);
  expect(screen.getByText('بقي يومان')).toBeTruthy();
  later(8.4);
  expect(screen.getByText('بقي يوم واحد')).toBeTruthy();
});

it('keeps the short form of a table current too', () => {
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <Closing at={item.deadlineAt} locale="en" short />
      <DeadlineWatch items={[item]} locale="en" />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText('9 d').dataset.near).toBe('open');
  later(3);
  expect(screen.getByText('6 d').dataset.near).toBe('soon');
  later(9);
  expect(screen.getByText('< 1 d')).toBeTruthy();
});
