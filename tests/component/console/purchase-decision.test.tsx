import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HeldBar } from '@/components/console/held-bar';
import { PurchaseDecisionForm } from '@/components/console/purchase-decision-form';
import { RowKeys } from '@/components/console/row-keys';
import { WishItem } from '@/components/console/wish-item';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const { push, refresh, callConsole } = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn(), callConsole: vi.fn() }));
replace('next/navigation', { useRouter: () => ({ push, refresh }) });
replace('@/lib/staff/client', { callConsole });

const words = english.console.purchase;
const french = 'Ce texte ne demande aucune marchandise.';
const usual = [
  { key: 'noRequest', label: 'Not a request', text: french, own: 'This does not ask for goods.' },
  { key: 'contact', label: 'Contacts', text: 'Coordonnées.', own: 'Contact details.' },
] as const;
const user = userEvent.setup();
const show = (isOver = false, revision = 1) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <PurchaseDecisionForm id={9} isOver={isOver} presets={usual} keep={{ name: 'decision:1:purchase:9', revision }} />
    </NextIntlClientProvider>,
  );
const sent = () => callConsole.mock.calls.map(([, input]) => input);
const send = () => user.click(screen.getByRole('button', { name: words.send }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  callConsole.mockReset();
  callConsole.mockResolvedValue({ id: 1, milliseconds: 10_000 });
  refresh.mockReset();
});

describe('the decision on a new buyer’s request', () => {
  it('approves it', async () => {
    show();
    await send();
    await waitFor(() => expect(sent()).toMatchObject([{ id: 9, decision: 'approve' }]));
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('rejects it with a reason in the buyer’s language, which is required', async () => {
    show();
    await user.click(screen.getByRole('radio', { name: words.reject }));
    await send();
    expect(await screen.findByRole('textbox')).toBeInvalid();
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Not a request' }));
    expect(screen.getByText('In English: This does not ask for goods.')).toBeVisible();
    await send();
    await waitFor(() => expect(sent()).toMatchObject([{ id: 9, decision: 'reject', reason: french }]));
  });

  it('survives a reload until sent, but not a new submission', async () => {
    const first = show();
    await user.click(screen.getByRole('radio', { name: words.reject }));
    await user.type(screen.getByRole('textbox'), 'No goods');
    first.unmount();
    const anew = show(false, 2);
    expect(screen.queryByRole('textbox')).toBeNull();
    anew.unmount();
    const over = show(true);
    expect(await screen.findByRole('textbox')).toHaveValue('No goods');
    over.unmount();
    show();
    expect(await screen.findByRole('textbox')).toHaveValue('No goods');
    await send();
    await waitFor(() => expect(sent()).toMatchObject([{ decision: 'reject', reason: 'No goods' }]));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('on an outdated version shows the new one with the input, and can be sent again', async () => {
    const form = (revision: number) => (
      <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
        <PurchaseDecisionForm
          id={9}
          isOver={false}
          presets={usual}
          keep={{ name: 'decision:1:purchase:9', revision }}
        />
      </NextIntlClientProvider>
    );
    const { rerender } = render(form(1));
    await user.click(screen.getByRole('radio', { name: words.reject }));
    await user.type(screen.getByRole('textbox'), 'No goods');
    callConsole.mockRejectedValueOnce(
      new CallFailure(409, '', [{ field: 'revision', key: 'changed', message: 'Changed' }], null),
    );
    await send();
    expect(await screen.findByText(english.console.changed.title)).toBeVisible();
    expect(refresh).toHaveBeenCalledOnce();
    rerender(form(2));
    expect(screen.getByRole('textbox')).toHaveValue('No goods');
    await send();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([
      { revision: 1, reason: 'No goods' },
      { revision: 2, reason: 'No goods' },
    ]);
    await waitFor(() => expect(screen.queryByText(english.console.changed.title)).toBeNull());
  });

  it('cannot approve a request no supplier could still quote for', () => {
    show(true);
    expect(screen.getByText(words.overdue)).toBeVisible();
    expect(screen.queryByRole('radio', { name: words.approve })).toBeNull();
    expect(screen.getByRole('textbox')).toBeVisible();
  });
});

describe('the keys of the queue', () => {
  const heldDecisions = [
    {
      ...{ id: 3, action: 'purchase.reject', title: 'Pompes', href: '/admin/purchase', milliseconds: 9000 },
      ...{ failure: null, typed: null, row: 'purchase:10' },
    },
  ];
  const queue = (decided = heldDecisions) =>
    render(
      <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
        <HeldBar held={decided} locale="en" />
        <RowKeys />
        <ul>
          {[9, 10].map((id) => (
            <WishItem key={id} keyed={`purchase:${id}`}>
              <PurchaseDecisionForm
                id={id}
                isOver={false}
                presets={usual}
                keep={{ name: `decision:1:purchase:${id}`, revision: 1 }}
              />
            </WishItem>
          ))}
        </ul>
      </NextIntlClientProvider>,
    );
  const row = (at: number) => screen.getAllByRole('listitem').filter((one) => one.dataset.row !== undefined)[at];
  const inside = (at: number) => within(row(at) as HTMLElement);

  it('approve with A and Enter, advance, reject with R, a digit and Ctrl+Enter, and undo with Z', async () => {
    queue();
    await user.keyboard('a{Enter}');
    await waitFor(() => expect(row(1)).toHaveFocus());
    await user.keyboard('r1');
    expect(inside(1).getByRole('textbox')).toHaveFocus();
    expect(inside(0).queryByRole('textbox')).toBeNull();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(row(0)).toHaveFocus());
    await user.keyboard('z');
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()).toMatchObject([
      { id: 9, decision: 'approve' },
      { id: 10, decision: 'reject', reason: french },
      { id: 3 },
    ]);
    // The keys next apply to the undone item.
    await waitFor(() => expect(row(1)).toHaveFocus());
  });

  it('undo on the page of the open list', async () => {
    history.replaceState(null, '', '/admin/purchase?page=2');
    queue(heldDecisions.map((one) => ({ ...one, row: 'purchase:11' })));
    await user.keyboard('z');
    await waitFor(() => expect(push).toHaveBeenCalledWith('/admin/purchase?page=2'));
    history.replaceState(null, '', '/');
  });

  it('apply to the request selected with J and K, and send none otherwise', async () => {
    queue();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(sent()).toEqual([]);
    await user.keyboard('jj');
    expect(row(1)).toHaveFocus();
    await user.keyboard('2{Escape}');
    expect(row(1)).toHaveFocus();
    expect(inside(1).getByRole('textbox')).toHaveValue('Coordonnées.');
    await user.keyboard('k{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent()).toMatchObject([{ id: 9, decision: 'approve' }]));
  });

  it('type a digit that is followed by words', async () => {
    queue();
    await user.keyboard('r2 palettes');
    expect(inside(0).getByRole('textbox')).toHaveValue('2 palettes');
  });

  it('are shown on their buttons', () => {
    queue();
    expect(inside(0).getByRole('radio', { name: words.approve })).toHaveAttribute('aria-keyshortcuts', 'A');
    expect(inside(0).getByRole('radio', { name: words.reject })).toHaveAttribute('aria-keyshortcuts', 'R');
  });
});
