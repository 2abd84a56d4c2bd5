import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ChatCount } from '@/components/chat/chat-count';
import { DeskCount, useToldWaiting } from '@/components/chat/support/desk-count';
import { UnreadFigure } from '@/components/site/dashboard/unread-figure';
import { eventually } from '../../eventually';
import { replace } from '../doubles';
import { show } from '../ui/page';

const { call, heard } = vi.hoisted(() => ({ call: vi.fn(), heard: new Map<string, () => void>() }));
replace('@/lib/platform/http/client', { call });
vi.mock('@/lib/chat/client/connection', () => ({
  ChatConnection: class {
    on(event: string, listener: () => void) {
      heard.set(event, listener);
    }
    onState() {}
    close() {}
  },
}));

it('updates the dashboard’s count while it is open', async () => {
  call.mockResolvedValue({ unread: 0 });
  show(<UnreadFigure first={0} />);
  expect(screen.getByText('0')).toBeVisible();
  await eventually(() => expect(heard.has('message')).toBe(true));
  call.mockResolvedValue({ unread: 3 });
  act(() => heard.get('message')?.());
  expect(await screen.findByText('3')).toBeVisible();
});

it('shows the number of unread messages in the title, also after navigation', async () => {
  document.title = 'Products';
  call.mockResolvedValue({ unread: 2 });
  const { unmount } = show(<ChatCount kind="supplier" first={2} />);
  expect(document.title).toBe('(2) Products');
  document.title = 'Showroom';
  await eventually(() => expect(document.title).toBe('(2) Showroom'));
  unmount();
  expect(document.title).toBe('Showroom');
});

function Desk({ waiting }: { waiting: number | null }) {
  useToldWaiting(waiting);
  return null;
}

function Frame({ waiting }: { waiting: number | null }) {
  return (
    <>
      <DeskCount first={1} />
      {waiting !== null && <Desk waiting={waiting} />}
    </>
  );
}

it('counts waiting users at the desk, and updates from the page if the desk is closed', () => {
  const { unmount } = show(<Frame waiting={2} />);
  expect(screen.getByText('2')).toBeVisible();
  unmount();
  show(<Frame waiting={null} />);
  expect(screen.getByText('1')).toBeVisible();
});
