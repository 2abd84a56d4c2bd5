import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { CardBubble } from '@/components/chat/card-bubble';
import type { CardView } from '@/lib/chat/schema';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { show } from '../ui/page';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
replace('@/lib/platform/http/client', { call });

const t = english.chat;
const view = (id: number): CardView => ({
  ...{ kind: 'product', id, title: { text: `Pump ${id}`, locale: 'en' }, picture: null, unit: null, price: null },
  ...{ minimumOrder: null, quote: null, requestState: null, quotationState: null, path: `/product/${id}.html` },
});
const open = (...ids: number[]) =>
  show(ids.map((id) => <CardBubble key={id} conversationId={3} owner="purchaser" card={{ kind: 'product', id }} />));

beforeEach(() => void call.mockReset());

it('loads the cards of one turn in one request, and marks deleted ones', async () => {
  call.mockResolvedValue([view(7)]);
  open(7, 8);
  expect(await screen.findByRole('link', { name: /Pump 7/ })).toBeVisible();
  expect(screen.getAllByText(t.cardGone)).toHaveLength(1);
  expect(call).toHaveBeenCalledOnce();
});

it('reports a failed load, and retries on request', async () => {
  call.mockRejectedValueOnce(new CallFailure(503, '', [], null));
  open(7);
  const again = await screen.findByRole('button', { name: t.retry });
  expect(screen.queryByText(t.cardGone)).toBeNull();
  call.mockResolvedValue([view(7)]);
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: /Pump 7/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
