import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HeldBar } from '@/components/console/held-bar';
import { RowKeys } from '@/components/console/row-keys';
import { UpgradeList } from '@/components/console/upgrade-list';
import { WordTable } from '@/components/console/word-table';
import type { UpgradeRow } from '@/lib/staff/types';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const { push, refresh, callConsole } = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn(), callConsole: vi.fn() }));
replace('next/navigation', { useRouter: () => ({ push, refresh }) });
replace('@/lib/staff/client', { callConsole });

const user = userEvent.setup();
const t = english.console;
const sent = () => callConsole.mock.calls.map(([, input]) => input);
const show = (node: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <RowKeys />
      {node}
    </NextIntlClientProvider>,
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
  callConsole.mockResolvedValue({ id: 1, milliseconds: 10_000 });
});

describe('the keys of upgrade requests', () => {
  const wish = (id: number, over: Partial<UpgradeRow> = {}): UpgradeRow => ({
    ...{ id, companyId: id + 10, company: `Company ${id}`, revision: 0, grade: 'C', membership: 'regular' },
    ...{
      wanted: 'gold',
      message: '',
      documents: [],
      state: 'open',
      answer: null,
      by: 'Li',
      held: false,
      checked: false,
    },
    ...{ createdAt: '2026-11-01T10:00:00.000Z', closedAt: null, ...over },
  });
  const heldDecision = {
    ...{ id: 3, action: 'upgrade.decline', title: 'Company 2', href: '/admin/queue/upgrade', milliseconds: 9000 },
    ...{ failure: null, typed: null, row: 'upgrade:2' },
  };
  const list = (...rows: UpgradeRow[]) =>
    show(
      <>
        <HeldBar held={[heldDecision]} locale="en" />
        <UpgradeList rows={rows} locale="en" timeZone="UTC" readOnly={false} />
      </>,
    );
  const row = (id: number) => {
    const [link] = screen.getAllByRole('link', { name: `Company ${id}` });
    return link?.closest('li') as HTMLElement;
  };
  const form = (id: number) => within(row(id));

  it('open, grant, decline and undo as in the review queues', async () => {
    list(wish(1), wish(2));
    await user.keyboard('j');
    expect(row(1)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(form(1).getByRole('link')).toHaveFocus();
    await user.keyboard('a');
    const until = form(1).getByLabelText(new RegExp(t.upgrade.until), { selector: 'input' });
    expect(until).toHaveFocus();
    fireEvent.change(until, { target: { value: '2031-01-31' } });
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(row(2)).toHaveFocus());
    await user.keyboard('r');
    expect(form(2).getByRole('textbox')).toHaveFocus();
    await user.keyboard('1 paper lacks{Control>}{Enter}{/Control}');
    await waitFor(() => expect(row(1)).toHaveFocus());
    await user.keyboard('z');
    await waitFor(() => expect(row(2)).toHaveFocus());
    expect(sent()).toMatchObject([
      { id: 1, granted: true, validUntil: '2031-01-31' },
      { id: 2, granted: false, answer: '1 paper lacks' },
      { id: 3 },
    ]);
    // The item is already on this page.
    expect(push).not.toHaveBeenCalled();
  });

  it('open what must be checked first, and send nothing', async () => {
    list(wish(1, { wanted: 'B' }));
    await user.keyboard('a');
    expect(screen.getByRole('link', { name: t.upgrade.checksLink })).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(sent()).toEqual([]);
  });

  it('skip answered ones', async () => {
    list(wish(1, { state: 'declined', answer: 'No' }), wish(2));
    await user.keyboard('j');
    expect(row(2)).toHaveFocus();
  });
});

it('the keys move through search terms, select, and advance', async () => {
  const term = (word: string) =>
    ({ locale: 'en', scope: 'product', term: word, state: 'waiting', networks: 7, day: null, revision: 2 }) as const;
  show(<WordTable rows={[term('pump'), term('casino')]} locale="en" readOnly={false} />);
  await user.keyboard('jj');
  expect(screen.getByRole('row', { name: /casino/ })).toHaveFocus();
  await user.keyboard('r');
  expect(screen.getByRole('button', { name: /^Ban.*casino/ })).toHaveFocus();
  expect(sent()).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toMatchObject([{ word: 'casino', decision: 'ban', revision: 2 }]));
  await waitFor(() => expect(screen.getByRole('row', { name: /pump/ })).toHaveFocus());
});
