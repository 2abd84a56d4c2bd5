import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LinkBar } from '@/components/chat/link-bar';
import type { Chat } from '@/components/chat/use-chat';
import english from '@/messages/en.json';
import { show } from '../ui/page';

const t = english.chat;
const owner = { accountId: 1, kind: 'purchaser', name: 'Awa', timeZone: 'UTC' } as const;

it.each(['offline', 'tooMany'] as const)(
  'explains why there is no connection, and retries at once: %s',
  async (state) => {
    const reconnect = vi.fn();
    show(<LinkBar chat={{ link: { reconnect }, state, keeps: true } as unknown as Chat} owner={owner} />);
    expect(screen.getByRole('alert')).toHaveTextContent(t[state]);
    await userEvent.click(screen.getByRole('button', { name: t.reconnect }));
    expect(reconnect).toHaveBeenCalledOnce();
  },
);
