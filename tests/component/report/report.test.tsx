import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReportDecisionForm } from '@/components/console/report-decision-form';
import { ReportPurchase } from '@/components/report/report-purchase';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
const { callConsole } = vi.hoisted(() => ({ callConsole: vi.fn() }));
replace('@/lib/platform/http/client', { call });
replace('@/lib/staff/client', { callConsole });
replace('next/navigation', { useRouter: () => ({ refresh: () => undefined }) });

const words = english.report;
const user = userEvent.setup();
const show = (children: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </NextIntlClientProvider>,
  );
const sent = () => call.mock.calls.map(([path, input]) => [path, input]);

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue(null);
  callConsole.mockReset();
  callConsole.mockResolvedValue({ id: 1, milliseconds: 10_000 });
});

describe('a supplier’s report of a request', () => {
  const open = async () => {
    show(<ReportPurchase id={7} />);
    await user.click(screen.getByRole('button', { name: words.request }));
    return screen.findByRole('dialog');
  };

  it('sends a reason with text, and confirms it', async () => {
    const dialog = await open();
    await user.click(within(dialog).getByRole('radio', { name: words.reason.spam }));
    await user.type(within(dialog).getByRole('textbox'), 'The same text everywhere');
    await user.click(within(dialog).getByRole('button', { name: words.send }));
    await waitFor(() =>
      expect(sent()).toEqual([['/api/purchase/report', { id: 7, reason: 'spam', text: 'The same text everywhere' }]]),
    );
    expect(await screen.findByText(words.sent)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('requires text for another reason, and keeps it if refused', async () => {
    const dialog = await open();
    await user.click(within(dialog).getByRole('radio', { name: words.reason.other }));
    await user.click(within(dialog).getByRole('button', { name: words.send }));
    expect(await within(dialog).findByText(words.missing)).toBeVisible();
    expect(sent()).toEqual([]);
    const message = english.validation.reported;
    call.mockRejectedValue(new CallFailure(409, message, [], null));
    await user.type(within(dialog).getByRole('textbox'), 'No such port');
    await user.click(within(dialog).getByRole('button', { name: words.send }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    expect(within(dialog).getByRole('textbox')).toHaveValue('No such port');
  });
});

describe('the decision on a report', () => {
  it('requires a reason for the person concerned', async () => {
    const t = english.console.report;
    show(
      <ReportDecisionForm
        presets={{ upheld: [], dismissed: [] }}
        keep={{ name: 'decision:1:report', revision: 'a.1' }}
        id={4}
        kind="quotation"
      />,
    );
    expect(screen.getByRole('textbox', { name: new RegExp(`^${t.toReporter}`) })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: t.uphold }));
    await user.click(screen.getByRole('button', { name: t.send }));
    expect(await screen.findByRole('textbox')).toBeInvalid();
    await user.type(screen.getByRole('textbox', { name: new RegExp(`^${t.toAuthor}`) }), 'A false name');
    await user.click(screen.getByRole('button', { name: t.send }));
    await waitFor(() =>
      expect(callConsole.mock.calls.map(([{ path }, input]) => [path, input])).toEqual([
        ['/api/admin/report', { id: 4, revision: 'a.1', upheld: true, reason: 'A false name' }],
      ]),
    );
  });
});
