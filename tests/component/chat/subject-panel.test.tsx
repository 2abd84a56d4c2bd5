import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SubjectAside, SubjectDialog } from '@/components/chat/subject-panel';
import type { Chat } from '@/components/chat/use-chat';
import type { CardView, Conversation } from '@/lib/chat/schema';
import { CallFailure } from '@/lib/platform/http/client';
import arabic from '@/messages/ar.json';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { flaws, show } from '../ui/page';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
replace('@/lib/platform/http/client', { call });

const t = english.chat;
const owner = { accountId: 1, kind: 'purchaser', name: 'Awa', timeZone: 'UTC' } as const;
const of = { id: 3, kind: 'trade', side: 'purchaser', name: 'Acme', locale: 'en', logo: null } as Conversation;
const nothing: Omit<CardView, 'kind' | 'id' | 'title' | 'path'> = {
  ...{ picture: null, price: null, unit: null, minimumOrder: null, quote: null },
  ...{ requestState: null, quotationState: null },
};
const pump: CardView = {
  ...{ ...nothing, kind: 'product', id: 7, title: { text: 'Slurry pump', locale: 'en' }, path: '/product/7.html' },
  price: { kind: 'fixed', min: 120_000, currency: 'USD' },
};
const request: CardView = {
  ...{ ...nothing, kind: 'request', id: 8, title: { text: 'Pumps for Dakar', locale: 'en' }, path: '/request/8' },
  requestState: 'closed',
};
const deleted: CardView = { ...nothing, kind: 'product', id: 9, title: null, path: null };
const partner = { companyId: 5, countryCode: 'CN', country: 'China' };

const listeners = new Map<string, (data: object) => void>();
const link = {
  on: (event: string, listener: (data: object) => void) => {
    listeners.set(event, listener);
    return () => undefined;
  },
  onState: () => () => undefined,
};
const chat = { link } as unknown as Chat;
const tell = (message: object) => act(async () => listeners.get('message')?.(message));
const onAttach = vi.fn();
const aside = (can: (() => void) | null = onAttach) => (
  <SubjectAside chat={chat} of={of} owner={owner} onAttach={can} />
);

beforeEach(() => {
  call.mockReset();
  onAttach.mockReset();
});

it('shows the supplier with its country and showroom, and the current state of each item', async () => {
  call.mockResolvedValue({ partner, cards: [request, pump, deleted] });
  show(aside());
  const panel = screen.getByRole('complementary', { name: t.about.title });
  const list = await within(panel).findByRole('list', { name: t.about.attached });
  expect(within(panel).getByText('China')).toBeVisible();
  expect(within(panel).getByRole('link', { name: english.center.viewShowroom })).toHaveAttribute(
    'href',
    expect.stringContaining('5'),
  );
  const [first, second, third] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent(english.trade.state.closed);
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/request/8');
  expect(second).toHaveTextContent('1,200');
  expect(third).toHaveTextContent(t.cardGone);
  expect(within(third as HTMLElement).queryByRole('link')).toBeNull();
  expect(await flaws()).toEqual([]);
});

it('reloads when something is attached, and for no other message', async () => {
  call.mockResolvedValue({ partner, cards: [] });
  show(aside());
  await screen.findByText(t.about.none);
  await tell({ conversationId: 3, kind: 'text' });
  await tell({ conversationId: 4, kind: 'card' });
  expect(call).toHaveBeenCalledOnce();
  call.mockResolvedValue({ partner, cards: [pump] });
  await tell({ conversationId: 3, kind: 'card' });
  expect(await screen.findByRole('link', { name: /Slurry pump/ })).toBeVisible();
});

it('leads from an empty list to attaching something, if one can write', async () => {
  call.mockResolvedValue({ partner, cards: [] });
  const { unmount } = show(aside());
  await userEvent.click(await screen.findByRole('button', { name: t.about.attach }));
  expect(onAttach).toHaveBeenCalledOnce();
  unmount();
  show(aside(null));
  expect(await screen.findByText(t.about.none)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('reports a failed load, and retries on request', async () => {
  call.mockRejectedValueOnce(new CallFailure(503, '', [], null));
  show(aside());
  const again = await screen.findByRole('button', { name: english.center.retry });
  expect(screen.queryByText(t.about.none)).toBeNull();
  call.mockResolvedValue({ partner, cards: [pump] });
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: /Slurry pump/ })).toBeVisible();
});

it('is a dialog if there is no room, and closes when something is attached', async () => {
  call.mockResolvedValue({ partner: null, cards: [] });
  const onClose = vi.fn();
  show(<SubjectDialog chat={chat} of={of} owner={owner} onAttach={onAttach} onClose={onClose} />, 'ar');
  const dialog = screen.getByRole('dialog', { name: arabic.chat.about.title });
  expect(await flaws()).toEqual([]);
  await userEvent.click(await within(dialog).findByRole('button', { name: arabic.chat.about.attach }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onAttach).toHaveBeenCalledOnce();
});
