import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReportDecisionForm } from '@/components/console/report-decision-form';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const { refresh, callConsole } = vi.hoisted(() => ({ refresh: vi.fn(), callConsole: vi.fn() }));
replace('next/navigation', { useRouter: () => ({ refresh }) });
replace('@/lib/staff/client', { callConsole });

const words = english.console.report;
const presets = {
  upheld: [{ key: 'reportSpam', label: 'Advertising', text: 'Publicité.', own: 'Advertising.' }],
  dismissed: [{ key: 'reportNoEvidence', label: 'Not confirmed', text: 'Нет доказательств.', own: 'No evidence.' }],
} as const;
const user = userEvent.setup();
const show = (id: number) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <ReportDecisionForm
        id={id}
        kind="request"
        presets={presets}
        keep={{ name: `decision:1:report:${id}`, revision: 'a.1' }}
      />
    </NextIntlClientProvider>,
  );

const sent = () => callConsole.mock.calls.map(([, input]) => input);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  callConsole.mockReset();
  callConsole.mockResolvedValue({ id: 1, milliseconds: 10_000 });
});

it('offers usual reasons for the reporter and for the author, each in their language', async () => {
  show(7);
  expect(screen.queryByRole('button', { name: 'Advertising' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Not confirmed' }));
  expect(screen.getByRole('textbox')).toHaveValue('Нет доказательств.');
  expect(screen.getByText('In English: No evidence.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: words.uphold }));
  expect(screen.queryByRole('button', { name: 'Not confirmed' })).toBeNull();
  expect(screen.getByRole('textbox')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Advertising' }));
  await user.click(screen.getByRole('button', { name: words.send }));
  await waitFor(() => expect(sent()).toEqual([{ id: 7, revision: 'a.1', upheld: true, reason: 'Publicité.' }]));
});

it('keeps a report’s choice and reason across a reload until sent, for that report only', async () => {
  const first = show(7);
  await user.click(screen.getByRole('radio', { name: words.uphold }));
  await user.type(screen.getByRole('textbox'), 'Contacts in the text');
  first.unmount();
  const other = show(8);
  expect(screen.getByRole('textbox')).toHaveValue('');
  other.unmount();
  show(7);
  expect(await screen.findByLabelText(new RegExp(words.toAuthor))).toHaveValue('Contacts in the text');
  await user.click(screen.getByRole('button', { name: words.send }));
  await waitFor(() =>
    expect(sent()).toEqual([{ id: 7, revision: 'a.1', upheld: true, reason: 'Contacts in the text' }]),
  );
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

it('is made by keys: A keeps the reported item, R removes it, a digit selects a reason', async () => {
  show(7);
  await user.keyboard('a1');
  expect(screen.getByRole('textbox')).toHaveValue('Нет доказательств.');
  await user.keyboard('{Escape}r1');
  expect(screen.getByRole('radio', { name: words.uphold })).toBeChecked();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()).toEqual([{ id: 7, revision: 'a.1', upheld: true, reason: 'Publicité.' }]));
});
