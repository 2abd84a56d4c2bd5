import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReportChat } from '@/components/chat/report-chat';
import type { Conversation } from '@/lib/chat/schema';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { flaws, show } from '../ui/page';

const { call } = vi.hoisted(() => ({ call: vi.fn(async () => null) }));
replace('@/lib/platform/http/client', { call });

const t = english.chat.report;
const owner = { accountId: 1, kind: 'purchaser', name: 'Awa', timeZone: 'UTC' } as const;
const of = { id: 3, name: 'Acme Pumps', blockedBy: null } as Conversation;

it('reports the conversation with a reason, and blocks it if selected', async () => {
  show(<ReportChat of={of} owner={owner} onClose={() => undefined} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Report the conversation with Acme Pumps' }));
  expect(dialog.getByText(t.lead)).toBeVisible();
  expect(await flaws()).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: english.report.reason.spam }));
  await userEvent.click(dialog.getByRole('checkbox', { name: t.block }));
  await userEvent.click(dialog.getByRole('button', { name: english.report.send }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      '/api/chat/report',
      { id: 3, reason: 'spam', text: '', block: true },
      { userType: 'purchaser' },
    ),
  );
});

it('does not offer to block a member already blocked', () => {
  show(<ReportChat of={{ ...of, blockedBy: 'own' }} owner={owner} onClose={() => undefined} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
