import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from '@/components/chat/search-field';
import { SearchResults } from '@/components/chat/search-results';
import { useSearch } from '@/components/chat/use-search';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { flaws, show } from '../ui/page';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
replace('@/lib/platform/http/client', { call });

const t = english.chat.search;
const owner = { accountId: 1, kind: 'purchaser', name: 'Awa', timeZone: 'UTC' } as const;
const found = (text: string, number: number) => ({
  message: {
    ...{ conversationId: 3, number, side: 'supplier', accountId: 2, name: 'Wei', clientId: '', kind: 'text' },
    ...{ locale: 'en', text, content: {}, createdAt: '2026-01-05T10:00:00.000Z' },
  },
  kind: 'trade',
  name: 'Acme Pumps',
  locale: 'en',
});
const onOpen = vi.fn();
function Page() {
  const search = useSearch(owner);
  return (
    <>
      <SearchField search={search} />
      {search.query === '' ? (
        <p>All conversations</p>
      ) : (
        <SearchResults search={search} timeZone="UTC" onOpen={onOpen} />
      )}
    </>
  );
}
const field = () => screen.getByRole('searchbox', { name: t.label });

beforeEach(() => {
  call.mockReset();
  onOpen.mockReset();
});

it('shows hits with their words marked, and opens a selected message', async () => {
  call.mockResolvedValue([found('The pump leaves today', 9), found('One pump left', 4)]);
  show(<Page />);
  await userEvent.type(field(), 'pump{Enter}');
  const results = within(await screen.findByRole('list', { name: t.results })).getAllByRole('button');
  const marked = (one: HTMLElement) => [...one.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(results.map(marked)).toEqual([
    ['Pump', 'pump'],
    ['Pump', 'pump'],
  ]);
  expect(results[0]).toHaveTextContent('Acme Pumps');
  expect(await flaws()).toEqual([]);
  await userEvent.click(results[1] as HTMLElement);
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ conversationId: 3, number: 4 }));
  expect(call.mock.lastCall?.[1]).toMatchObject({ query: 'pump' });
});

it('returns to the list by Escape and by the cross, with the focus in the field', async () => {
  call.mockResolvedValue([]);
  show(<Page />, 'en');
  await userEvent.type(field(), 'valve{Enter}');
  expect(await screen.findByText('No message contains “valve”')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('All conversations')).toBeVisible();
  await userEvent.type(field(), 'valve{Enter}');
  await userEvent.click(screen.getByRole('button', { name: t.clear }));
  expect(screen.getByText('All conversations')).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
});

it('reports a failure, and retries', async () => {
  call.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce([found('One pump left', 4)]);
  show(<Page />);
  await userEvent.type(field(), 'pump{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: english.center.retry }));
  expect(await screen.findByRole('list', { name: t.results })).toBeVisible();
});
