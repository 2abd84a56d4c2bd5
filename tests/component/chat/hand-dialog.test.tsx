import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { HandDialog } from '@/components/chat/hand-dialog';
import type { Conversation } from '@/lib/chat/schema';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { flaws, show } from '../ui/page';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
replace('@/lib/platform/http/client', { call });

const t = english.chat.hand;
const owner = { accountId: 1, kind: 'supplier', name: 'Wei', timeZone: 'UTC' } as const;
const colleagues = [
  { id: 2, name: 'Jo' },
  { id: 1, name: 'Wei' },
];
const onClose = vi.fn();
const handed: object[] = [];
let refusal: CallFailure | null;
const open = () => show(<HandDialog of={{ id: 3, assignee: null } as Conversation} owner={owner} onClose={onClose} />);
const save = () => userEvent.click(screen.getByRole('button', { name: t.save }));

beforeEach(() => {
  refusal = null;
  handed.length = 0;
  onClose.mockReset();
  call.mockImplementation(async (path: string, input: object) => {
    if (path.endsWith('/colleagues')) return colleagues;
    handed.push(input);
    if (refusal) throw refusal;
    return null;
  });
});

it('offers colleagues and everybody, shows the current one, and hands over', async () => {
  open();
  expect(await screen.findByRole('radio', { name: t.nobody })).toBeChecked();
  expect(screen.getByRole('radio', { name: t.nobody })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Me (Wei)' })).not.toBeChecked();
  expect(await flaws()).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Jo' }));
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(handed).toEqual([{ conversationId: 3, from: null, to: 2 }]);
});

it('tells the second of two who has it now, and hands it over from there', async () => {
  refusal = new CallFailure(409, 'Meanwhile', [], null, { data: { assignee: colleagues[0] } });
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Me (Wei)' }));
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('In the meantime Jo has taken over the conversation.');
  expect(onClose).not.toHaveBeenCalled();
  refusal = null;
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(handed.at(-1)).toEqual({ conversationId: 3, from: 2, to: 1 });
});
