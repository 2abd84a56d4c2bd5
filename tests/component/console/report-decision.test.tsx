import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { ReportDecisionForm } from '@/components/console/report-decision-form';
import english from '@/messages/en.json';

const { refresh, callConsole } = vi.hoisted(() => ({ refresh: vi.fn(), callConsole: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
vi.mock('@/lib/staff/client', () => ({ callConsole }));

const words = english.console.report;
const user = userEvent.setup();
const show = (id: number) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <ReportDecisionForm id={id} keep={{ name: `decision:1:report:${id}`, revision: 1 }} />
    </NextIntlClientProvider>,
  );

it('keeps choice and reason of a report over a reload until they are sent, and of that report alone', async () => {
  callConsole.mockResolvedValue({ id: 1, milliseconds: 10_000 });
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
    expect(callConsole.mock.calls.map(([, input]) => input)).toEqual([
      { id: 7, upheld: true, reason: 'Contacts in the text' },
    ]),
  );
  await waitFor(() => expect(localStorage).toHaveLength(0));
});
