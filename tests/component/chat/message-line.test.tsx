import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MessageLine, WaitingLine } from '@/components/chat/message-line';
import type { ChatMessage, Conversation } from '@/lib/chat/schema';
import { show } from '../ui/page';

const owner = { accountId: 1, kind: 'purchaser', name: 'Awa', timeZone: 'UTC' } as const;
const of = { id: 3, kind: 'trade', side: 'purchaser', name: 'Acme', other: { delivered: 0, read: 0 } } as Conversation;

it('renders URLs as links without a referrer, and nothing else as markup', () => {
  const text = 'See https://example.com/a?b=1. <b>javascript:alert(1)</b>';
  const message = {
    ...{ conversationId: 3, number: 1, side: 'supplier', accountId: 2, name: 'Wei', clientId: '1', kind: 'text' },
    ...{ locale: 'en', text, content: {}, createdAt: '2026-01-05T10:00:00.000Z' },
  } as ChatMessage;
  show(<MessageLine message={message} of={of} owner={owner} follows={false} />);
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent('https://example.com/a?b=1');
  expect(link).toHaveAttribute('rel', 'nofollow noopener ugc');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.parentElement).toHaveTextContent(text);
});

it('gives each line of a text its own direction, also while it is pending', () => {
  const text = 'مرحبا\nModel XC-12';
  const message = {
    ...{ conversationId: 3, number: 1, side: 'supplier', accountId: 2, name: 'Wei', clientId: '1', kind: 'text' },
    ...{ locale: 'ar', text, content: {}, createdAt: '2026-01-05T10:00:00.000Z' },
  } as ChatMessage;
  const waiting = { conversationId: 3, clientId: '2', at: 1, message: { kind: 'text', text }, refused: null } as const;
  show(
    <>
      <MessageLine message={message} of={of} owner={owner} follows={false} />
      <WaitingLine waiting={waiting} onRetry={() => undefined} onDiscard={() => undefined} />
    </>,
  );
  const lines = screen.getAllByText(/Model XC-12/);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toHaveClass('[unicode-bidi:plaintext]');
});
