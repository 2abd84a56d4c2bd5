import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listDrafts, writeDraft } from '@/components/form/local-draft';
import { ToastRegion } from '@/components/form/toast';
import { PurchaseList } from '@/components/purchase/center/purchase-list';
import { QuestionCard } from '@/components/purchase/center/question-card';
import { CallFailure } from '@/lib/platform/http/client';
import { purchaseFields } from '@/lib/purchase/schema';
import type { OwnPurchase } from '@/lib/purchase/types';
import english from '@/messages/en.json';
import { replace } from '../../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });
replace('next/navigation', { useRouter: () => ({ refresh: () => undefined }) });

const words = english.purchaseCenter;
const user = userEvent.setup();
const item = (over: Partial<OwnPurchase>): OwnPurchase => ({
  id: 5,
  kind: 'public',
  state: 'open',
  title: 'Slurry pumps',
  locale: 'en',
  quotations: 3,
  unanswered: 2,
  quotationMax: 10,
  places: null,
  validUntil: '2099-01-01T00:00:00.000Z',
  decideUntil: null,
  updatedAt: '2026-11-20T09:00:00.000Z',
  revision: 1,
  ...over,
});
const draft = purchaseFields.parse({ locale: 'en', translations: { en: { title: 'Slurry pumps' } } });
let items: OwnPurchase[];
let refused: CallFailure | null;
const inputsOf = (path: string) => call.mock.calls.filter(([given]) => given === path).map(([, input]) => input);

const wrapped = (children: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {children}
        <ToastRegion />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
const show = () => wrapped(<PurchaseList timeZone="UTC" />);
const choose = async (entry: string) => {
  await user.click(await screen.findByRole('button', { name: 'More actions: Slurry pumps' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

beforeEach(() => {
  location.hash = '';
  items = [item({})];
  refused = null;
  call.mockReset();
  call.mockImplementation(async (path) => {
    if (path === '/api/purchase/own/list') return { items, total: items.length, counts: { open: 1, draft: 4 } };
    if (path === '/api/purchase/own/get') return { purchase: draft, invited: [7, 8] };
    if (path === '/api/purchase/save') return { id: 31, revision: 1 };
    if (refused) throw refused;
    return null;
  });
});

describe('own requests', () => {
  it('show that they are under review, and can be withdrawn to be edited', async () => {
    items = [item({ state: 'pending', quotations: 0, unanswered: 0 })];
    show();
    expect(await screen.findByText(words.underReview)).toBeInTheDocument();
    await choose(words.withdraw);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: words.withdraw }));
    await waitFor(() => expect(inputsOf('/api/purchase/withdraw')).toEqual([{ id: 5 }]));
    expect(await screen.findByText(words.done.withdraw)).toBeInTheDocument();
  });

  it('are grouped by state with counts and pending tasks', async () => {
    show();
    expect(await screen.findByText('3 quotations')).toBeInTheDocument();
    expect(screen.getByText('2 unanswered questions')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: `${words.group.draft} 4` })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `${words.group.draft} 4` }));
    await waitFor(() => expect(inputsOf('/api/purchase/own/list').at(-1)).toMatchObject({ states: ['draft'] }));
  });
  it('link to the form if there are none', async () => {
    items = [];
    show();
    expect(await screen.findByText(words.empty.open)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.create })).toHaveAttribute('href', '/purchase/form.html');
  });
  it('with quotations link to their comparison', async () => {
    show();
    const compare = await screen.findByRole('link', { name: words.compare });
    expect(compare).toHaveAttribute('href', '/amember/quotation/5.html');
  });
  it('show how many more quotations they accept, and which only from invited suppliers', async () => {
    const placed = (id: number, places: OwnPurchase['places']) => item({ id, places });
    items = [
      placed(1, { left: 7, spared: 1 }),
      placed(2, { left: 1, spared: 1 }),
      placed(3, { left: 4, spared: 0 }),
      placed(4, null),
    ];
    show();
    await screen.findAllByRole('heading', { level: 2 });
    const limits = screen
      .getAllByRole('listitem')
      .map((row) => /Accepts.*?(?=Quotations|2 un)/.exec(row.textContent)?.[0]);
    expect(limits).toEqual([
      'Accepts 7 more, 1 of them only from suppliers you invite',
      'Accepts 1 more, only from suppliers you invite',
      'Accepts 4 more',
      undefined,
    ]);
  });
  it('can be reloaded after a failure', async () => {
    call.mockRejectedValueOnce(new CallFailure(0, '', [], null));
    show();
    await user.click(await screen.findByRole('button', { name: english.center.retry }));
    expect(await screen.findByText('Slurry pumps')).toBeInTheDocument();
  });
});

describe('the actions of a request', () => {
  it('copying opens the new draft, which is one even if the first response was lost', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { pathname: '/amember/purchase.html', search: '', hash: '', assign });
    items = [item({ state: 'cancelled' })];
    let tries = 0;
    const answer = call.getMockImplementation();
    call.mockImplementation(async (path, input) => {
      if (path !== '/api/purchase/copy') return answer?.(path, input);
      if (tries++ === 0) throw new CallFailure(0, '', [], null);
      return { id: 44, revision: 1 };
    });
    show();
    await choose(words.copy);
    await waitFor(() => expect(inputsOf('/api/purchase/copy')).toHaveLength(1));
    expect(assign).not.toHaveBeenCalled();
    await choose(words.copy);
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/purchase/form.html?id=44'));
    const [first, second] = inputsOf('/api/purchase/copy');
    expect(first).toEqual({ id: 5, idempotencyKey: expect.any(String) });
    expect(second).toEqual(first);
    vi.unstubAllGlobals();
  });
  it('a closed one shows the deadline for a decision', async () => {
    items = [item({ state: 'closed', decideUntil: '2099-02-01T12:00:00.000Z' })];
    show();
    expect(await screen.findByText('Decide by 1 Feb 2099, 12:00')).toBeInTheDocument();
  });
  it('withdrawing explains the consequences and asks for a reason', async () => {
    show();
    await choose(words.cancel);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(words.follows.cancel)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: words.cancel }));
    expect(dialog.getByText(english.form.reason.choose)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: english.form.reason.other }));
    await user.click(dialog.getByRole('button', { name: words.cancel }));
    expect(dialog.getByText(english.form.reason.missing)).toBeVisible();
    expect(inputsOf('/api/purchase/cancel')).toEqual([]);
    await user.type(dialog.getByRole('textbox'), 'Built in house');
    await user.click(dialog.getByRole('button', { name: words.cancel }));
    const sent = { id: 5, key: null, reason: 'Built in house' };
    await waitFor(() => expect(inputsOf('/api/purchase/cancel')).toEqual([sent]));
  });
  it('an inquiry can be made public, but not a public request', async () => {
    items = [item({ kind: 'inquiry' })];
    show();
    await choose(words.makePublic);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: words.makePublic }));
    await waitFor(() => expect(inputsOf('/api/purchase/public')).toEqual([{ id: 5 }]));
  });
  it('more quotations can be allowed, up to twenty', async () => {
    show();
    await choose(words.raise);
    await user.selectOptions(await screen.findByLabelText(words.raiseField), '15');
    await user.click(screen.getByRole('button', { name: words.save }));
    await waitFor(() => expect(inputsOf('/api/purchase/raise')).toEqual([{ id: 5, max: 15 }]));
  });
  it('a deleted draft can be restored with its content', async () => {
    items = [item({ state: 'draft', quotations: 0, unanswered: 0 })];
    const unsent = {
      base: 1,
      at: '2026-11-20T09:00:00Z',
      writer: 'tab',
      from: {},
      values: { place: 'Dakar' },
      extra: {},
    };
    writeDraft('purchase:5', unsent);
    show();
    await choose(words.remove);
    const dialog = (await screen.findAllByRole('alertdialog')).find((one) => (one as HTMLDialogElement).open);
    await user.click(within(dialog as HTMLElement).getByRole('button', { name: english.confirm.delete }));
    await user.click(await screen.findByRole('button', { name: english.confirm.undo }));
    await waitFor(() => expect(inputsOf('/api/purchase/invite')).toEqual([{ id: 31, companyIds: [7, 8] }]));
    expect(inputsOf('/api/purchase/save')).toMatchObject([{ id: null, purchase: draft }]);
    expect([listDrafts('purchase:5'), listDrafts('purchase:31')]).toEqual([[], [unsent]]);
  });
});

describe('a question', () => {
  const question = {
    id: 9,
    locale: 'en' as const,
    question: 'Which voltage?',
    answer: null,
    createdAt: '2026-11-20T09:00:00Z',
    own: false,
  };
  const answer = async () => {
    await user.type(screen.getByLabelText(words.answer), '400 V, 50 Hz');
    await user.click(screen.getByRole('button', { name: words.answerSend }));
  };
  it('can be answered, and keeps the input if that failed', async () => {
    refused = new CallFailure(409, 'It was answered', [], null);
    wrapped(<QuestionCard id={5} state="open" questions={[question]} timeZone="UTC" />);
    await answer();
    expect(await screen.findByText('It was answered')).toBeInTheDocument();
    expect(screen.getByLabelText(words.answer)).toHaveValue('400 V, 50 Hz');
    expect(inputsOf('/api/purchase/answer')).toEqual([
      { id: 5, questionId: 9, answer: '400 V, 50 Hz', notContacts: [] },
    ]);
  });
  it('can no longer be answered once the request has ended', () => {
    wrapped(<QuestionCard id={5} state="awarded" questions={[question]} timeZone="UTC" />);
    expect(screen.queryByLabelText(words.answer)).toBeNull();
    expect(screen.getByText(words.neverAnswered)).toBeInTheDocument();
  });
});
