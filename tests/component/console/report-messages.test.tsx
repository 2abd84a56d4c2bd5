import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReportMessages } from '@/components/console/report-messages';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { flaws, show } from '../ui/page';

const { callConsole } = vi.hoisted(() => ({ callConsole: vi.fn() }));
replace('@/lib/staff/client', { callConsole });

const t = english.console.report;
const message = (number: number, text: string, side = 'purchaser') => ({
  ...{ number, text, side, name: 'Jo', kind: 'text', locale: 'en', createdAt: '2026-01-05T10:00:00.000Z' },
});

it('shows messages on request, each line with its side, and earlier ones', async () => {
  callConsole
    .mockResolvedValueOnce({ items: [message(51, 'Half in advance', 'supplier'), message(52, 'Why?')], more: true })
    .mockResolvedValueOnce({ items: [message(50, 'Good morning')], more: false });
  show(<ReportMessages id={7} names={{ supplier: 'Acme', purchaser: 'Awa' }} locale="en" timeZone="UTC" />);
  expect(callConsole).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: t.read }));
  const lines = () => within(screen.getByRole('region', { name: t.messages })).getAllByRole('listitem');
  expect(lines()).toHaveLength(2);
  expect(lines()[0]).toHaveTextContent(/Acme.*Half in advance/);
  expect(await flaws()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: t.earlier }));
  expect(lines()[0]).toHaveTextContent(/Awa.*Good morning/);
  expect(callConsole.mock.calls.map(([, input]) => input)).toEqual([{ id: 7 }, { id: 7, before: 51 }]);
  expect(screen.queryByRole('button', { name: t.earlier })).toBeNull();
});
