import { act, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { LiveAnnouncement } from '@/components/chat/live-announcement';
import type { Chat } from '@/components/chat/use-chat';
import type { ChatMessage, Conversation } from '@/lib/chat/schema';
import { show } from '@/tests/component/ui/page';

const of = { id: 3, kind: 'trade', side: 'purchaser', name: 'Acme' } as Conversation;
const said = (number: number, text = `Message ${number}`, side = 'supplier') =>
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
const told = () => screen.queryAllByText(/^Wei: /);

beforeEach(() => {
  page = { messages: [], detached: false, opened: false };
});

it('announces each message after opening, in order and once', () => {
  show(<Page />);
  become({ messages: [said(1), said(2)], opened: true });
  expect(told()).toEqual([]);
  become({ messages: [said(1), said(2), said(3, 'Yes')] });
  const [first] = told();
  become({ messages: [said(1), said(2), said(3, 'Yes'), said(4, 'Yes'), said(5, 'Mine', 'purchaser'), said(6)] });
  expect(told().map(({ textContent }) => textContent)).toEqual(['Wei: Yes', 'Wei: Yes', 'Wei: Message 6']);
  // Elements that stay in the page are not announced again.
  expect(told()[0]).toBe(first);
  expect(first?.parentElement).toHaveAttribute('aria-live', 'polite');
});

it('announces the very first message', () => {
  show(<Page />);
  become({ opened: true });
  become({ messages: [said(1)] });
  expect(told()).toHaveLength(1);
});

it('announces nothing old when opened around a message', () => {
  show(<Page />);
  become({ messages: [said(10), said(11)], detached: true, opened: true });
  become({ messages: [said(10), said(11), said(12)] });
  become({ messages: [said(80), said(81)], detached: false });
  expect(told()).toEqual([]);
  become({ messages: [said(80), said(81), said(82)] });
  expect(told().map(({ textContent }) => textContent)).toEqual(['Wei: Message 82']);
});

it('keeps only the last few', () => {
  show(<Page />);
  become({ opened: true });
  become({ messages: Array.from({ length: 40 }, (_, index) => said(index + 1)) });
  expect(told()).toHaveLength(10);
});
