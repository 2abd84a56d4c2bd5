import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { KeptText } from '@/components/form/kept-text';
import { listDrafts } from '@/components/form/local-draft';
import { isSameValue, takeOver } from '@/components/form/same-value';
import { TextField } from '@/components/form/text-field';
import { ToastRegion } from '@/components/form/toast';
import { useDraft } from '@/components/form/use-draft';
import { useZodForm } from '@/components/form/use-zod-form';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';

const schema = z.object({ name: z.string(), city: z.string() });
type Values = z.output<typeof schema>;
/** The key sent with a call. */
const sent = vi.fn<(key: string) => void>();

type Props = { stored: Values; revision: number; isNew?: boolean; drawer?: boolean };
function Sample({ stored, revision, isNew, drawer }: Props) {
  const form = useZodForm(schema, stored);
  const draft = useDraft({
    form,
    name: 'sample',
    revision,
    ...(isNew ? { isNew } : {}),
    values: stored,
    extra: {},
    onExtra: () => undefined,
  });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        sent(draft.key());
        if (values.city === 'lost') throw new CallFailure(0, '', [], null, { timedOut: true });
        draft.saved(values, revision + 1, isNew ? 'sample:7' : 'sample');
      }}
    >
      <DraftNote draft={draft} drawer={drawer} />
      <TextField name="name" label="Name" />
      <TextField name="city" label="City" />
      <button type="submit">Save</button>
      <a href="#elsewhere" data-testid="anchor">
        A field
      </a>
      <a href="/elsewhere.html">Elsewhere</a>
      <KeptText />
      <ToastRegion />
    </Form>
  );
}
const open = (stored: Values, revision: number, isNew = false, drawer = false) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <Sample stored={stored} revision={revision} isNew={isNew} drawer={drawer} />
    </NextIntlClientProvider>,
  );
const field = (label: string) => screen.getByLabelText(label);
const user = userEvent.setup();
const begin = { name: 'Works', city: 'Wuxi' };

beforeEach(() => {
  sent.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

describe('unsaved input', () => {
  it('is kept when leaving the page, without a question', async () => {
    const { unmount } = open(begin, 1);
    await user.type(field('Name'), ' and sons');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(listDrafts<Values, object>('sample').map(({ values }) => values.name)).toEqual(['Works and sons']);
    unmount();
    open(begin, 1);
    expect(field('Name')).toHaveValue('Works and sons');
    expect(screen.getByText(/have been restored/)).toBeVisible();
  });

  it('is no draft once equal to the stored version', async () => {
    open(begin, 1);
    await user.type(field('Name'), '!');
    await waitFor(() => expect(listDrafts('sample')).toHaveLength(1));
    await user.type(field('Name'), '{Backspace}');
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('is kept separately by two pages of the same item', async () => {
    const one = open(begin, 1);
    const other = open(begin, 1);
    const [first, second] = screen.getAllByLabelText('Name');
    await user.type(first as HTMLElement, ' one');
    await user.type(second as HTMLElement, ' two');
    one.unmount();
    other.unmount();
    const names = listDrafts<Values, object>('sample').map(({ values }) => values.name);
    expect(names.toSorted()).toEqual(['Works one', 'Works two']);
  });

  it('is applied over the current version only on request, and only in edited fields', async () => {
    const { unmount } = open(begin, 1);
    await user.type(field('Name'), ' mine');
    unmount();
    const again = open({ name: 'Works', city: 'Suzhou' }, 2);
    expect(field('Name')).toHaveValue('Works');
    await user.click(screen.getByRole('button', { name: english.form.draft.take }));
    expect(field('Name')).toHaveValue('Works mine');
    expect(field('City')).toHaveValue('Suzhou');
    again.unmount();
    open({ name: 'Works', city: 'Suzhou' }, 2);
    expect(field('Name')).toHaveValue('Works mine');
  });

  it('over an older revision can be discarded', async () => {
    const { unmount } = open(begin, 1);
    await user.type(field('Name'), ' mine');
    unmount();
    open(begin, 2);
    await user.click(screen.getByRole('button', { name: english.form.draft.refuse }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    expect(field('Name')).toHaveValue('Works');
    expect(localStorage).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: english.form.draft.take }));
    expect(field('Name')).toHaveValue('Works mine');
  });

  it('is deleted once saved', async () => {
    const { unmount } = open(begin, 1);
    await user.type(field('Name'), ' mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    unmount();
    expect(localStorage).toHaveLength(0);
  });
});

describe('a new item', () => {
  const blank = { name: '', city: '' };
  const typed = () => listDrafts<Values, object>('sample').map(({ values }) => values.name);
  /** A new tab has no session storage. */
  const openTab = () => {
    sessionStorage.clear();
    return open(blank, 0, true);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

  it('is sent again under the same key, also after a reload, until discarded', async () => {
    const { unmount } = openTab();
    await user.type(field('Name'), 'Pump');
    await user.type(field('City'), 'lost');
    await save();
    await screen.findByText(english.form.slow);
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    unmount();
    open(blank, 0, true);
    expect(field('Name')).toHaveValue('Pump');
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
    const [key = ''] = sent.mock.calls[0] ?? [];
    expect(z.uuid().safeParse(key).success).toBe(true);
    expect(sent.mock.calls.map(([one]) => one)).toEqual([key, key, key]);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await user.type(field('Name'), 'Valve');
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(4));
    expect(sent.mock.lastCall?.[0]).not.toBe(key);
  });

  it('started in two tabs stays two items', async () => {
    openTab();
    await user.type(field('Name'), 'Pump');
    await waitFor(() => expect(typed()).toEqual(['Pump']));
    openTab();
    const [first, second] = screen.getAllByLabelText('Name');
    expect(second).toHaveValue('');
    await user.type(second as HTMLElement, 'Valve');
    await user.type(first as HTMLElement, ' two');
    await waitFor(() => expect(typed().toSorted()).toEqual(['Pump two', 'Valve']));
  });

  it('is restored in its own tab, not in a duplicate of it', async () => {
    const { unmount } = openTab();
    await user.type(field('Name'), 'Pump');
    unmount();
    const again = open(blank, 0, true);
    expect(field('Name')).toHaveValue('Pump');
    again.rerender(<div />);
    open(blank, 0, true);
    expect(field('Name')).toHaveValue('Pump');
    open(blank, 0, true);
    expect(screen.getAllByLabelText('Name')[1]).toHaveValue('');
  });

  it('input for a stored item stays with its tab, and another tab’s is offered', async () => {
    const stored = { name: 'Pump', city: 'Ulm' };
    const one = open(stored, 3);
    await user.type(field('Name'), ' one');
    window.dispatchEvent(new Event('pagehide'));
    one.unmount();
    const own = sessionStorage.getItem('draft:sample');
    const [first] = listDrafts<Values, object>('sample');
    if (!first) throw new Error('nothing was kept');
    const later = new Date(Date.now() + 60_000).toISOString();
    const other = { ...first, writer: 'other', values: { name: 'Pump two', city: 'Ulm' }, at: later };
    localStorage.setItem('draft:sample', JSON.stringify([other, first]));
    expect(own).toBe(first.writer);
    open(stored, 3);
    expect(field('Name')).toHaveValue('Pump one');
    expect(screen.getByText(/in another tab/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: english.form.draft.take }));
    expect(field('Name')).toHaveValue('Pump two');
  });

  it('of another tab is offered beside the tab’s own', async () => {
    const one = openTab();
    await user.type(field('Name'), 'Pump');
    one.unmount();
    const other = openTab();
    await user.type(field('Name'), 'Valve');
    other.unmount();
    open(blank, 0, true);
    expect(field('Name')).toHaveValue('Valve');
    expect(screen.getByText(/another unsaved entry on this device/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Continue editing/ }));
    expect(field('Name')).toHaveValue('Pump');
    expect(typed().toSorted()).toEqual(['Pump', 'Valve']);
  });

  it('of another tab can be continued, and the current one is offered in turn', async () => {
    const { unmount } = openTab();
    await user.type(field('Name'), 'Pump');
    unmount();
    openTab();
    expect(field('Name')).toHaveValue('');
    expect(screen.getByText(/another unsaved entry on this device/)).toBeVisible();
    await user.type(field('Name'), 'Valve');
    await user.click(screen.getByRole('button', { name: /^Continue editing/ }));
    expect(field('Name')).toHaveValue('Pump');
    expect(typed().toSorted()).toEqual(['Pump', 'Valve']);
    await user.click(screen.getByRole('button', { name: /^Continue editing/ }));
    expect(field('Name')).toHaveValue('Valve');
    expect(typed().toSorted()).toEqual(['Pump', 'Valve']);
  });

  it('lists all from other tabs, each to continue or discard', async () => {
    for (const name of ['Pump', 'Valve', 'Fan']) {
      const { unmount } = openTab();
      await user.type(field('Name'), name);
      unmount();
    }
    openTab();
    await user.click(screen.getByText('You have 3 other unsaved entries on this device'));
    await user.click(screen.getByRole('button', { name: 'Discard: Valve' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    expect(typed().toSorted()).toEqual(['Fan', 'Pump']);
    // Earlier tests may have left messages.
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    expect(typed().toSorted()).toEqual(['Fan', 'Pump', 'Valve']);
    await user.click(screen.getByRole('button', { name: 'Continue editing: Pump' }));
    expect(field('Name')).toHaveValue('Pump');
    expect(screen.getByText('You have 2 other unsaved entries on this device')).toBeVisible();
  });

  it('continued from another tab gets its own key here', async () => {
    openTab();
    await user.type(field('Name'), 'Pump');
    await user.type(field('City'), 'lost');
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'draft:sample' })));
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.calls[1]).not.toEqual(sent.mock.calls[0]);
  });

  it('saved in another tab meanwhile is no longer offered', async () => {
    const { unmount } = openTab();
    await user.type(field('Name'), 'Pump');
    unmount();
    openTab();
    localStorage.clear();
    await user.click(screen.getByRole('button', { name: /^Continue editing/ }));
    expect(field('Name')).toHaveValue('');
    expect(screen.queryByRole('button', { name: /^Continue editing/ })).toBeNull();
  });

  it('once stored offers nothing started elsewhere, and keeps it there', async () => {
    const { unmount } = openTab();
    await user.type(field('Name'), 'Pump');
    unmount();
    const other = openTab();
    await user.type(field('Name'), 'Valve');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Continue editing/ })).toBeNull());
    expect(typed()).toEqual(['Pump']);
    other.unmount();
    open(blank, 0, true);
    expect(field('Name')).toHaveValue('');
    expect(screen.getByRole('button', { name: /^Continue editing/ })).toBeVisible();
  });
});

it('takes over edited fields, lists as a whole, and nothing else', () => {
  const from = { a: { en: 'x', de: 'y' }, list: [1], gone: undefined };
  const typed = { a: { en: 'mine', de: 'y' }, list: [1, 2] };
  const stored = { a: { en: 'x', de: 'theirs', fr: 'new' }, list: [9], more: 4 };
  expect(takeOver<object>(from, typed, stored)).toEqual({
    a: { en: 'mine', de: 'theirs', fr: 'new' },
    list: [1, 2],
    more: 4,
  });
  expect(isSameValue({ a: undefined, b: Number.NaN }, { b: Number.NaN })).toBe(true);
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
});

describe('on a device without storage', () => {
  afterEach(() => vi.restoreAllMocks());

  it('the form says so, and the browser asks on leaving', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { unmount } = open(begin, 1);
    expect(screen.getByText('Kept on this device')).toBeVisible();
    const followed = vi.fn((event: Event) => event.preventDefault());
    screen.getByRole('link', { name: 'Elsewhere' }).addEventListener('click', followed);
    await user.type(field('Name'), '!');
    expect(await screen.findByText('Not kept on this device; save now')).toBeVisible();
    // The listener is added in an effect, after the text is rendered.
    await waitFor(() => expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false));
    await user.click(screen.getByRole('link', { name: 'A field' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: english.confirm.cancel }));
    expect(followed).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('button', { name: english.form.draft.leave }));
    expect(followed).toHaveBeenCalledOnce();
    unmount();
    open(begin, 1);
    expect(screen.getByText('Kept on this device')).toBeVisible();
  });
});

describe('a page from before a save', () => {
  it('shows what this tab has saved since, and continues from its revision', async () => {
    const { unmount } = open({ name: 'Mill', city: 'Wuxi' }, 40);
    await user.type(field('Name'), ' two');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    unmount();
    const again = open({ name: 'Mill', city: 'Wuxi' }, 40);
    expect(field('Name')).toHaveValue('Mill two');
    await user.type(field('Name'), '!');
    await waitFor(() => expect(listDrafts('sample')).toMatchObject([{ base: 41, from: { name: 'Mill two' } }]));
    again.unmount();
    open({ name: 'Mill two', city: 'Ulm' }, 42);
    expect(field('City')).toHaveValue('Ulm');
  });
});

it('is kept when its drawer is closed, and can be discarded there', async () => {
  const { unmount } = open(begin, 1, false, true);
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <ToastRegion />
    </NextIntlClientProvider>,
  );
  await user.type(field('City'), ' East');
  unmount();
  const notice = screen.getAllByText('Kept on this device').at(-1)?.parentElement as HTMLElement;
  await user.click(within(notice).getByRole('button', { name: 'Discard' }));
  expect(localStorage).toHaveLength(0);
});
