import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Composer, type Picking } from '@/components/chat/composer';
import { FileQueues } from '@/components/chat/file-queues';
import type { Attached } from '@/components/chat/use-attached';
import type { Chat } from '@/components/chat/use-chat';
import { useFiles } from '@/components/chat/use-files';
import type { ChatClient } from '@/lib/chat/client/client';
import type { CardView } from '@/lib/chat/schema';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { flaws, show } from '../ui/page';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
replace('@/lib/platform/http/client', { call });

const t = english.chat;
const pump: CardView = {
  ...{ kind: 'product', id: 7, title: { text: 'Slurry pump', locale: 'en' }, picture: null, unit: null },
  ...{
    price: { kind: 'fixed', min: 1_000, currency: 'CNY' },
    minimumOrder: null,
    quote: null,
    requestState: null,
    quotationState: null,
    path: '/product/7.html',
  },
};
const send = vi.fn();
let messages: object[];

function Page() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [picking, setPicking] = useState<Picking | null>(null);
  const [card, setCard] = useState<Attached | null>(null);
  const client = { send, messages: () => messages, waiting: [] };
  const [chat] = useState(
    () =>
      ({
        ...{ client, link: { call: async () => null } },
        files: new FileQueues('supplier', client as unknown as ChatClient),
      }) as unknown as Chat,
  );
  const files = useFiles(chat, 3);
  return (
    <Composer
      chat={chat}
      conversationId={3}
      owner={{ accountId: 1, kind: 'supplier', name: 'Wei', timeZone: 'UTC' }}
      trade
      card={card}
      onCard={setCard}
      choices={{
        currencies: ['CNY', 'EUR'].map((value) => ({ value, label: value })),
        countries: [],
        usual: 'EUR',
      }}
      files={files}
      field={field}
      picking={picking}
      onPick={setPicking}
    />
  );
}
const choosePhrase = async (words: string) => {
  await userEvent.click(screen.getByRole('button', { name: t.phrases }));
  expect(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.type(screen.getByRole('combobox'), `${words}{Enter}`);
};

beforeEach(() => {
  localStorage.clear();
  messages = [];
  send.mockReset();
  call.mockReset();
  call.mockResolvedValue([pump]);
});

it('attaches a product found by typing to the next message', async () => {
  show(<Page />);
  await userEvent.click(screen.getByRole('button', { name: t.attachMenu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t.attachCard }));
  const search = screen.getByRole('searchbox', { name: t.cardSearch });
  expect(search).toHaveFocus();
  await userEvent.type(search, 'slurry');
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith(
      '/api/chat/attachable',
      expect.objectContaining({ conversationId: 3, query: 'slurry' }),
      expect.anything(),
    ),
  );
  expect(await flaws()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: /Slurry pump/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: t.write })).toHaveFocus();
  expect(screen.getByText(t.cardAttached)).toBeVisible();
  await userEvent.keyboard('This one?{Enter}');
  expect(send.mock.calls.map(([, message]) => message)).toEqual([
    { kind: 'card', card: { kind: 'product', id: 7 } },
    { kind: 'text', text: 'This one?' },
  ]);
  expect(screen.queryByText(t.cardAttached)).toBeNull();
});

it('preselects the currency of the conversation’s last product', async () => {
  messages = [{ kind: 'card', content: { card: 'product', id: 7 } }];
  show(<Page />);
  await waitFor(() => expect(call).toHaveBeenCalled());
  await choosePhrase('unit price');
  await waitFor(() => expect(screen.getByLabelText(/: currency/)).toHaveValue('CNY'));
});

it('preselects the usual currency without a product', async () => {
  show(<Page />);
  await choosePhrase('unit price');
  expect(screen.getByLabelText(/: currency/)).toHaveValue('EUR');
});

it('focuses the field after a phrase was sent', async () => {
  show(<Page />);
  await choosePhrase('hello');
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledWith(3, { kind: 'phrase', phrase: { id: 'hello', values: {} } });
  expect(screen.getByRole('textbox', { name: t.write })).toHaveFocus();
});

it('sends nothing on the key that confirms an IME composition', async () => {
  show(<Page />);
  const field = screen.getByRole('textbox', { name: t.write });
  await userEvent.type(field, '五月交货');
  // Most browsers set isComposing; Safari sends the key code after the composition has ended.
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(send).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(send).toHaveBeenCalledWith(3, { kind: 'text', text: '五月交货' });
});
