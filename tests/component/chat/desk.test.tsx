import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileQueues } from '@/components/chat/file-queues';
import { CannedAnswers } from '@/components/chat/support/canned-answers';
import { DeskComposer } from '@/components/chat/support/desk-composer';
import { DeskFilter } from '@/components/chat/support/desk-filter';
import { DeskHead } from '@/components/chat/support/desk-head';
import { DeskList } from '@/components/chat/support/desk-list';
import type { Chat } from '@/components/chat/use-chat';
import { useFiles } from '@/components/chat/use-files';
import type { SupportAnswers } from '@/lib/chat/support/canned-answer';
import { supportAnswers } from '@/lib/chat/support/canned-answer';
import type { DeskItem } from '@/lib/chat/support/schema';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { flaws, show } from '../ui/page';

const sendFile = vi.hoisted(() => vi.fn(async (_file: File, _sending: object) => ({ key: 'attachment/step.png' })));
replace('@/lib/upload/client', { sendFile });

const t = english.console.support;
const owner = { accountId: 1, kind: 'staff', name: 'Sami', timeZone: 'UTC' } as const;
const place = { view: 'waiting', locale: null, id: null } as const;
const nothing = () => undefined;
const item = (minutes: number, over: object = {}) =>
  ({
    ...{ id: minutes, state: 'waiting', locale: 'ar', byMail: false, endedAt: null, joinedAt: null, free: true },
    ...{ createdAt: new Date(Date.now() - minutes * 60_000).toISOString(), agent: null, rating: null, ratingText: '' },
    ...{ asker: { kind: 'purchaser', name: `Buyer ${minutes}`, company: null } },
    ...{ conversation: { id: minutes, last: null, unread: 0 } },
    ...over,
  }) as unknown as DeskItem;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-01-05T10:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

it('shows how long each has waited', () => {
  show(
    <DeskList
      items={[item(0), item(12), item(61), item(60 * 50)]}
      place={place}
      owner={owner}
      typing={new Map()}
      onOpen={nothing}
    />,
  );
  const entryOf = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
  expect(entryOf('Buyer 0')).toHaveTextContent('Waiting since just now');
  expect(entryOf('Buyer 12')).toHaveTextContent('Waiting for 12 min');
  expect(entryOf('Buyer 61')).toHaveTextContent('Waiting for 1 hour');
  expect(entryOf('Buyer 3000')).toHaveTextContent('Waiting for 2 days');
});

it('shows the hand-over with its name', async () => {
  show(
    <DeskHead
      item={item(3, { state: 'open', free: false, agent: { id: 1, name: 'Sami' } })}
      owner={owner}
      agents={[{ id: 2, name: 'Jo' }]}
      typing={undefined}
      onTaken={nothing}
      onChanged={nothing}
      onBack={nothing}
    />,
  );
  expect(screen.getByText(t.hand)).toBeVisible();
});

it('selects a desk with a standard field', async () => {
  const onGo = vi.fn();
  show(<DeskFilter place={place} counts={{ waiting: { ar: 2 }, mine: 0 }} onGo={onGo} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: t.language }), 'Arabic (2)');
  expect(onGo).toHaveBeenCalledWith({ locale: 'ar' });
  expect(await flaws()).toEqual([]);
});

it('opens the list of answers on the first, each with its language set', async () => {
  const answers = Object.fromEntries(supportAnswers.map((key) => [key, 'GECO الرد'])) as SupportAnswers;
  show(<CannedAnswers answers={answers} locale="ar" onChoose={nothing} />);
  await userEvent.click(screen.getByRole('button', { name: t.answers }));
  const [first] = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('button')).toHaveFocus();
  expect(screen.getAllByText('GECO الرد')[0]).toHaveAttribute('dir', 'rtl');
});

function Answering({ chat }: { chat: Chat }) {
  const answers = Object.fromEntries(supportAnswers.map((key) => [key, 'Hello'])) as SupportAnswers;
  const files = useFiles(chat, 3);
  return <DeskComposer chat={chat} item={item(3)} owner={owner} answers={answers} files={files} />;
}

it('sends a picture to the served member once uploaded', async () => {
  const send = vi.fn(async () => 'sent');
  const client = { send, messages: () => [{ number: 4 }] } as unknown as Chat['client'];
  const link = { call: vi.fn(async () => null) };
  const chat = { client, link, files: new FileQueues('staff', client) } as unknown as Chat;
  show(<Answering chat={chat} />);
  expect(screen.getByRole('button', { name: english.chat.attach })).toBeVisible();
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('there is no file field');
  await userEvent.upload(picker, new File(['step'], 'step.png', { type: 'image/png' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith(3, { kind: 'file', key: 'attachment/step.png' }, 4));
  expect(sendFile.mock.calls[0]?.[1]).toMatchObject({
    kind: 'attachment',
    calls: { token: '/api/admin/chat/upload/token', finish: '/api/admin/chat/upload/finish' },
  });
});
