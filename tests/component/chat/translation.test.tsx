import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Translation } from '@/components/chat/translation';
import { TranslateScope } from '@/components/translate/translate-scope';
import type { ChatMessage } from '@/lib/chat/schema';
import { CallFailure } from '@/lib/platform/http/client';
import { replace } from '../doubles';
import { flaws, show } from '../ui/page';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
replace('@/lib/platform/http/client', { call });

const message = { conversationId: 3, number: 7, kind: 'text', text: '五月交货', locale: 'zh' } as ChatMessage;
const open = (on: boolean, one = message) =>
  show(
    <TranslateScope on={on}>
      <Translation message={one} kind="purchaser" />
    </TranslateScope>,
  );
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  call.mockReset();
});

it('offers nothing without a service, or for text in the reader’s language', () => {
  const { unmount } = open(false);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  open(true, { ...message, text: 'Delivery in May', locale: 'en' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the translation with its language, marked as machine-made, and hides it again', async () => {
  call.mockResolvedValue({ text: 'Delivery in May', from: 'zh' });
  open(true);
  await userEvent.click(button('Translate'));
  expect(await screen.findByText('Delivery in May')).toBeVisible();
  // A line in another script has its own direction.
  expect(screen.getByText('Delivery in May')).toHaveClass('[unicode-bidi:plaintext]');
  expect(screen.getByText('Machine translation from Chinese')).toBeVisible();
  expect(await flaws()).toEqual([]);
  await userEvent.click(button('Hide translation'));
  expect(screen.queryByText('Delivery in May')).toBeNull();
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual([
    '/api/chat/translate',
    { conversationId: 3, number: 7, siteId: expect.any(Number) },
  ]);
});

it('is offered for words filled into a phrase, not for a phrase of figures', () => {
  const delayed = { id: 'productionDelayed', values: { delay: 3, reason: '原材料短缺' } };
  const { unmount } = open(true, { ...message, kind: 'phrase', content: delayed });
  expect(button('Translate')).toBeVisible();
  unmount();
  open(true, { ...message, kind: 'phrase', content: { id: 'leadTimeIs', values: { leadTime: 3 } } });
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that the service does not respond, and retries', async () => {
  call.mockRejectedValueOnce(new CallFailure(503, 'Unavailable', [], null));
  open(true);
  await userEvent.click(button('Translate'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The translation service is not responding.');
  call.mockResolvedValue({ text: 'Delivery in May', from: 'und' });
  await userEvent.click(button('Translate'));
  expect(await screen.findByText('Machine translation')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
