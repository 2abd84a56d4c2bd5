import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FairPlan } from '@/components/fair/center/fair-plan';
import { keepPending } from '@/components/footprint/pending-act';
import { AccountZone } from '@/components/form/account-zone';
import { ToastRegion } from '@/components/form/toast';
import { CallFailure } from '@/lib/platform/http/client';
import { contactAddress } from '@/lib/platform/routes/chat';
import english from '@/messages/en.json';
import { replace } from '../../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const words = english.fairCenter;
const user = userEvent.setup();
const inputsOf = (path: string) => call.mock.calls.filter(([given]) => given === path).map(([, input]) => input);
const session = (id: number, over: object) => ({
  ...{ id, format: 'forum', startsAt: '2099-03-01T22:00:00.000Z', endsAt: '2099-03-01T23:00:00.000Z' },
  ...{ title: { text: `Session ${id}`, locale: 'en' }, places: 40, taken: 12, registered: false },
  ...over,
});
const own = (sessions: object[], meetings: object[] = [], exhibit: object | null = null) => ({
  fair: { title: { text: 'Fair', locale: 'en' }, startsOn: '2099-03-01', endsOn: '2099-03-03' },
  ...{ sessions, meetings, exhibit },
});
const slot = '2099-03-02T09:20:00.000Z';
const meeting = {
  ...{ id: 9, sessionId: 5, startsAt: slot, endsAt: '2099-03-02T09:40:00.000Z', topic: 'Valves', companyId: 7 },
  ...{ company: 'Wuxi Pumps', stand: 'A101', link: '', name: null, email: null, phone: null },
};
const buyer = { name: 'Awa Ndiaye', email: 'awa@buyer.example' };
const link = 'https://meet.example/room';
const exhibitor = { companyId: 7, name: 'Wuxi Pumps', countryCode: 'CN', stand: 'A101', free: [slot] };

const show = (
  answers: Record<string, unknown>,
  kind: 'purchaser' | 'supplier' = 'purchaser',
  came: number | null = null,
) => {
  call.mockImplementation(async (path) => {
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return answer ?? null;
  });
  Element.prototype.scrollIntoView = vi.fn();
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <AccountZone timeZone="Asia/Dubai">
          <FairPlan kind={kind} asked={came} />
        </AccountZone>
        <ToastRegion />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
};

beforeEach(() => {
  call.mockReset();
  localStorage.clear();
});

describe('the programme', () => {
  it('is under the reader’s day, with places left, and can be registered for', async () => {
    show({ '/api/fair/own': own([session(3, {}), session(4, { taken: 40 })]) });
    expect(await screen.findByRole('heading', { name: '2 March 2099' })).toBeInTheDocument();
    const [open, full] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(open).toHaveTextContent('28 places left of 40');
    expect(full).toHaveTextContent(words.full);
    expect(within(full).queryByRole('button')).toBeNull();
    await user.click(within(open).getByRole('button', { name: words.register }));
    expect(inputsOf('/api/fair/register')).toEqual([{ sessionId: 3, registered: true }]);
    expect(await screen.findByText(words.registered)).toBeInTheDocument();
  });

  it('registers at once after a click at the fair, but not by a link', async () => {
    const answers = { '/api/fair/own': own([session(3, {}), session(4, {})]) };
    show(answers, 'purchaser', 3);
    await screen.findByText('Session 3');
    expect(inputsOf('/api/fair/register')).toEqual([]);
    cleanup();
    keepPending('fair', '3');
    show(answers, 'purchaser', 3);
    await waitFor(() => expect(inputsOf('/api/fair/register')).toEqual([{ sessionId: 3, registered: true }]));
    cleanup();
    show(answers, 'purchaser', 3);
    await screen.findByText('Session 3');
    expect(inputsOf('/api/fair/register')).toHaveLength(1);
  });

  it('says why no place was available', async () => {
    const taken = new CallFailure(
      409,
      'conflict',
      [{ field: 'sessionId', key: 'fairSessionFull', message: 'Gone' }],
      null,
    );
    show({ '/api/fair/own': own([session(3, {})]), '/api/fair/register': taken });
    await user.click(await screen.findByRole('button', { name: words.register }));
    expect(await screen.findByText(/Gone/)).toBeInTheDocument();
  });
});

describe('a meeting', () => {
  it('requires an exhibitor and a time', async () => {
    const day = { startsAt: '2099-03-02T09:00:00.000Z', endsAt: '2099-03-02T11:00:00.000Z' };
    show({
      '/api/fair/own': own([session(5, { format: 'matchmaking', ...day })]),
      '/api/fair/exhibitor': { items: [exhibitor] },
      '/api/fair/meeting/book': { id: 1 },
    });
    await user.click(await screen.findByRole('button', { name: words.book }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: words.bookSend }));
    expect(inputsOf('/api/fair/meeting/book')).toEqual([]);
    expect(within(dialog).getByText(english.validation.required)).toBeInTheDocument();
    await user.type(within(dialog).getByRole('combobox', { name: words.exhibitor }), 'Wuxi');
    await user.click(await screen.findByRole('option', { name: /Wuxi Pumps/ }));
    await user.selectOptions(within(dialog).getByLabelText(words.slot), slot);
    await user.type(within(dialog).getByLabelText(new RegExp(words.topic)), 'Slurry pumps');
    await user.click(within(dialog).getByRole('button', { name: words.bookSend }));
    expect(inputsOf('/api/fair/meeting/book')).toEqual([
      { sessionId: 5, companyId: 7, startsAt: slot, topic: 'Slurry pumps' },
    ]);
    expect(await screen.findByText(words.bookedDone)).toBeInTheDocument();
  });

  it('also appears beside the button that booked it, with links to its actions', async () => {
    show({ '/api/fair/own': own([session(4, {}), session(5, { format: 'matchmaking' })], [meeting]) });
    const booked = await screen.findByRole('link', { name: 'Meeting with Wuxi Pumps' });
    const item = screen.getByText('Session 5').closest('li');
    expect(item).toContainElement(booked);
    expect(item).toHaveTextContent('13:20–13:40');
    const place = document.querySelector(booked.getAttribute('href') ?? '');
    expect(place).toHaveTextContent(words.cancelMeeting);
  });

  it('shows the exhibitor, and asks before cancelling', async () => {
    show({ '/api/fair/own': own([session(3, {})], [{ ...meeting, ...buyer }]) }, 'supplier');
    expect(await screen.findByText('Awa Ndiaye')).toBeInTheDocument();
    expect(screen.getByText('awa@buyer.example')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.cancelMeeting }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Awa Ndiaye');
    expect(inputsOf('/api/fair/meeting/cancel')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: words.cancelMeeting }));
    expect(inputsOf('/api/fair/meeting/cancel')).toEqual([{ id: 9 }]);
  });

  it.each([
    ['purchaser', 'Chat with Wuxi Pumps', contactAddress({ companyId: 7 }), meeting],
    ['supplier', 'Chat with Awa Ndiaye', contactAddress({ meetingId: 9 }), { ...meeting, ...buyer }],
  ] as const)('leads its %s to the other side', async (kind, name, address, one) => {
    show({ '/api/fair/own': own([], [one]) }, kind);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('shows day and time in the reader’s zone, with its name', async () => {
    show({ '/api/fair/own': own([], [meeting]) });
    expect(await screen.findByText('Mon, 2 March 2099, 13:20–13:40 (Gulf Standard Time)')).toBeInTheDocument();
  });

  it('opens at the exhibitor’s link, or else names whom to write to', async () => {
    show({ '/api/fair/own': own([], [{ ...meeting, link }]) });
    expect(await screen.findByRole('link', { name: words.join })).toHaveAttribute('href', link);
    cleanup();
    show({ '/api/fair/own': own([], [meeting]) });
    expect(await screen.findByRole('link', { name: 'write to them' })).toHaveAttribute(
      'href',
      contactAddress({ companyId: 7 }),
    );
    cleanup();
    show({ '/api/fair/own': own([], [{ ...meeting, ...buyer }], { companyId: 7, link: '', revision: 0 }) }, 'supplier');
    expect(await screen.findByText(words.linkMissingOwn)).toBeInTheDocument();
    expect(screen.getByText(words.linkNone)).toBeInTheDocument();
  });
});

describe('the exhibitor’s link', () => {
  const asExhibitor = (answer: unknown, exhibit: object | null = { companyId: 7, link: '', revision: 0 }) =>
    show({ '/api/fair/own': own([], [], exhibit), '/api/fair/meeting/link': answer }, 'supplier');
  const field = () => screen.findByLabelText(words.linkLabel);

  it('is saved as typed, and shown as stored', async () => {
    asExhibitor({ companyId: 7, link, revision: 1 });
    await user.type(await field(), 'meet.example/room{Enter}');
    expect(inputsOf('/api/fair/meeting/link')).toEqual([{ revision: 0, link: 'meet.example/room' }]);
    expect(await screen.findByText(words.linkSaved)).toBeInTheDocument();
    expect(await field()).toHaveValue(link);
  });

  it('reports errors at its field, and keeps the input', async () => {
    const { website } = english.validation;
    asExhibitor(new CallFailure(400, 'badRequest', [{ field: 'link', key: 'website', message: website }], null));
    await user.type(await field(), 'http://room{Enter}');
    expect(await field()).toHaveAccessibleDescription(expect.stringContaining(website));
    expect(await field()).toHaveValue('http://room');
  });

  it('replaces a colleague’s only after showing it', async () => {
    const { changed } = english.validation;
    let stored = { companyId: 7, link: '', revision: 0 };
    const answers: Record<string, unknown> = {
      get '/api/fair/own'() {
        return own([], [], stored);
      },
      '/api/fair/meeting/link': new CallFailure(
        409,
        'conflict',
        [{ field: 'revision', key: 'changed', message: changed }],
        null,
      ),
    };
    show(answers, 'supplier');
    await user.type(await field(), link);
    stored = { companyId: 7, link: 'https://meet.example/theirs', revision: 4 };
    await user.click(screen.getByRole('button', { name: words.linkSave }));
    expect(await screen.findByText(/Saved meanwhile: .*theirs/)).toBeInTheDocument();
    expect(await field()).toHaveValue(link);
    await user.click(screen.getByRole('button', { name: words.linkSave }));
    expect(inputsOf('/api/fair/meeting/link')).toEqual([
      { revision: 0, link },
      { revision: 4, link },
    ]);
  });

  it('is offered to exhibitors only', async () => {
    asExhibitor(null, null);
    await screen.findByRole('heading', { name: words.programme });
    expect(screen.queryByLabelText(words.linkLabel)).toBeNull();
  });
});
