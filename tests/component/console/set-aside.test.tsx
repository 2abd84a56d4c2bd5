import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Messages, NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { SetAsideTable } from '@/components/console/set-aside-table';
import { consoleLocales } from '@/lib/platform/i18n/console';
import type { SetAside } from '@/lib/staff/job/types';
import english from '@/messages/en.json';
import chinese from '@/messages/zh.json';
import { replace } from '../doubles';

const { refresh, callConsole } = vi.hoisted(() => ({ refresh: vi.fn(), callConsole: vi.fn() }));
replace('next/navigation', { useRouter: () => ({ refresh }) });
replace('@/lib/staff/client', { callConsole });

const item: SetAside = {
  ...({ source: 'task', id: 3, task: 'quotationExpiry', subject: '41' } as const),
  ...{ failure: 'RangeError: Invalid time value', attempts: 3, failedAt: '2026-12-01T10:00:00.000Z' },
};
const messages = { en: english, zh: chinese } as const;
const show = (locale: 'en' | 'zh', readOnly = false) =>
  render(
    <NextIntlClientProvider locale={locale} messages={messages[locale] as Messages} timeZone="UTC">
      <SetAsideTable items={[item]} locale={locale} timeZone="UTC" readOnly={readOnly} />
    </NextIntlClientProvider>,
  );
const user = userEvent.setup();

beforeEach(() => {
  callConsole.mockReset();
  callConsole.mockResolvedValue(null);
});

it.each(consoleLocales)('says in %s what failed, on which item and how often', (locale) => {
  show(locale);
  const row = screen.getByRole('row', { name: /RangeError/ });
  expect(row).toHaveTextContent(messages[locale].console.job.task.quotationExpiry);
  expect(row).toHaveTextContent('41');
  expect(row).toHaveTextContent('3');
});

it('retries with one click, and drops after confirmation', async () => {
  show('en');
  await user.click(screen.getByRole('button', { name: 'Retry: End a quotation 41' }));
  await user.click(screen.getByRole('button', { name: 'Drop: End a quotation 41' }));
  expect(callConsole).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Drop for good: End a quotation 41' }));
  await waitFor(() =>
    expect(callConsole.mock.calls.map(([, input]) => input)).toEqual([
      { source: 'task', id: 3, decision: 'retry' },
      { source: 'task', id: 3, decision: 'drop' },
    ]),
  );
});

it('lets only administrators decide', () => {
  show('en', true);
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
});
