import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { NotePanel } from '@/components/chat/note-panel';
import type { ChatNote } from '@/lib/chat/note/schema';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { flaws, show } from '../ui/page';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
replace('@/lib/platform/http/client', { call });

const t = english.chat.notes;
const owner = { accountId: 1, kind: 'supplier', name: 'Wei', timeZone: 'UTC' } as const;
let stored: ChatNote[];
let heard: Record<string, (data: object) => void>;
const link = {
  on: (event: string, listener: (data: object) => void) => {
    heard[event] = listener;
    return () => undefined;
  },
  onState: () => () => undefined,
};
const note = (id: number, text: string, own: boolean): ChatNote => ({
  ...{ id, text, own, name: own ? 'Wei' : 'Jo', createdAt: '2026-01-05T10:00:00.000Z' },
});
const open = (isPublic = true) =>
  show(<NotePanel chat={{ link } as never} of={{ id: 3, open: isPublic }} owner={owner} onClose={() => undefined} />);
const field = () => screen.getByRole('textbox', { name: t.write });
const shown = () => within(screen.getByRole('list', { name: t.title })).getAllByRole('listitem');

beforeEach(() => {
  localStorage.clear();
  stored = [note(1, 'Pays late', false)];
  heard = {};
  call.mockReset();
  call.mockImplementation(async (path: string, input: { text: string; id: number }) => {
    if (path.endsWith('/list')) return { items: [...stored], more: false };
    if (path.endsWith('/add')) stored = [note(2, input.text, true), ...stored];
    else stored = stored.filter(({ id }) => id !== input.id);
    return path.endsWith('/add') ? { id: 2 } : null;
  });
});

it('adds a note and deletes it after a question that quotes it; a colleague’s cannot be deleted', async () => {
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: t.write }), 'Wants samples');
  await userEvent.click(screen.getByRole('button', { name: t.add }));
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Delete note: Pays late' })).toBeNull();
  expect(await flaws()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete note: Wants samples' }));
  const question = within(screen.getByRole('alertdialog', { name: t.deleteAsk }));
  expect(question.getByText('Wants samples')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: t.deleteProceed }));
  await waitFor(() => expect(shown()).toHaveLength(1));
});

it('keeps the input across a reload until added', async () => {
  const first = open();
  await userEvent.type(field(), 'Wants sam');
  first.unmount();
  open();
  expect(field()).toHaveValue('Wants sam');
  await userEvent.click(screen.getByRole('button', { name: t.add }));
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(localStorage).toHaveLength(0);
});

it('shows what a colleague writes at once', async () => {
  open();
  await waitFor(() => expect(shown()).toHaveLength(1));
  stored = [note(5, 'Called today', false), ...stored];
  act(() => heard.noted?.({ conversationId: 3 }));
  expect(await screen.findByText('Called today')).toBeVisible();
  expect(screen.getByText('Called today')).toHaveClass('[unicode-bidi:plaintext]');
});

it('is read-only while the company is not public, and says so; existing notes can be deleted', async () => {
  stored = [note(2, 'Wants samples', true)];
  open(false);
  expect(await screen.findByRole('button', { name: 'Delete note: Wants samples' })).toBeVisible();
  expect(screen.getByText(t.closed)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: t.write })).toBeNull();
});
