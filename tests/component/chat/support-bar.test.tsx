import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SupportBar } from '@/components/chat/support/support-bar';
import type { Chat } from '@/components/chat/use-chat';
import { replace } from '../doubles';
import { show } from '../ui/page';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
replace('@/lib/platform/http/client', { call });

const link = { on: () => () => undefined, onState: () => () => undefined };

it('names the language of the queue', async () => {
  const request = { id: 1, state: 'waiting', byMail: false, place: 1, usual: null, agent: null, rating: null };
  call.mockResolvedValue({ conversationId: 3, desk: { locale: 'ar', open: true, opensAt: null }, request });
  show(
    <SupportBar
      chat={{ link } as unknown as Chat}
      owner={{ accountId: 1, kind: 'purchaser', name: 'Awa', timeZone: 'UTC' }}
    />,
  );
  expect(await screen.findByText('You are next in the queue for Arabic.')).toBeVisible();
});
