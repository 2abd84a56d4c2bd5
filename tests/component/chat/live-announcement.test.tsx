import { act, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { LiveAnnouncement } from '@/components/chat/live-announcement';
import type { Chat } from '@/components/chat/use-chat';
import type { ChatMessage, Conversation } from '@/lib/chat/schema';
import { show } from '@/tests/component/ui/page';

const of = { id: 3, kind: 'trade', side: 'purchaser', name: 'Acme' } as Conversation;
const message = (number: number, text = `Message ${number}`, side = 'supplier') =>
  ({
    ...{ conversationId: 3, number, side, accountId: 2, name: 'Wei', clientId: `${number}`, kind: 'text' },
    ...{ locale: 'en', text, content: {}, createdAt: '2026-01-05T10:00:00.000Z' },
  }) as ChatMessage;

let page: { messages: ChatMessage[]; detached: boolean; opened: boolean };
let draw: () => void;
const client = { messages: () => page.messages, isDetached: () => page.detached };

function Page() {
  [, draw] = useReducer((times: number) => times + 1, 0);
  return <LiveAnnouncement chat={{ client } as unknown as Chat} of={of} opened={page.opened} />;
}
const become = (change: Partial<typeof page>) => {
  Object.assign(page, change);
  act(() => draw());
};
const announced = () => screen.queryAllByText(/^Wei: /);

beforeEach(() => {
  page = { messages: [], detached: false, opened: false };
});

it('announces each message after opening, in order and once', () => {
  show(<Page />);
  become({ messages: [message(1), message(2)], opened: true });
  expect(announced()).toEqual([]);
  become({ messages: [message(1), message(2), message(3, 'Yes')] });
  const [first] = announced();
  become({
    messages: [
      message(1),
      message(2),
      message(3, 'Yes'),
      message(4, 'Yes'),
      message(5, 'Mine', 'purchaser'),
      message(6),
    ],
  });
  expect(announced().map(({ textContent }) => textContent)).toEqual(['Wei: Yes', 'Wei: Yes', 'Wei: Message 6']);
  // Elements that stay in the page are not announced again.
  expect(announced()[0]).toBe(first);
  expect(first?.parentElement).toHaveAttribute('aria-live', 'polite');
});

it('announces the very first message', () => {
  show(<Page />);
  become({ opened: true });
  become({ messages: [message(1)] });
  expect(announced()).toHaveLength(1);
});

it('announces nothing old when opened around a message', () => {
  show(<Page />);
  become({ messages: [message(10), message(11)], detached: true, opened: true });
  become({ messages: [message(10), message(11), message(12)] });
  become({ messages: [message(80), message(81)], detached: false });
  expect(announced()).toEqual([]);
  become({ messages: [message(80), message(81), message(82)] });
  expect(announced().map(({ textContent }) => textContent)).toEqual(['Wei: Message 82']);
});

it('keeps only the last few', () => {
  show(<Page />);
  become({ opened: true });
  become({ messages: Array.from({ length: 40 }, (_, index) => message(index + 1)) });
  expect(announced()).toHaveLength(10);
});
