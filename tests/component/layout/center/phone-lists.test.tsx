import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionList } from '@/components/account/center/session-list';
import { UserList } from '@/components/account/center/user-list';
import { CertificateCenter } from '@/components/company/certificate/certificate-center';
import { FollowList } from '@/components/footprint/follow-list';
import { FootprintList } from '@/components/footprint/footprint-list';
import { PhoneScope } from '@/components/form/phone-scope';
import { LaunchCenter } from '@/components/launch/center/launch-center';
import { MessageList } from '@/components/notification/message-list';
import { GroupList } from '@/components/product/center/group-list';
import type { OwnCertificates } from '@/lib/certificate/call';
import type { OwnLaunches } from '@/lib/launch/call';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '@/tests/component/doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: Record<string, unknown>) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const user = userEvent.setup();
const at = '2026-11-22T09:00:00.000Z';
const inputsOf = (path: string) => call.mock.calls.filter(([given]) => given === path).map(([, input]) => input);
let broken: string | null;
let answers: Record<string, unknown>;

const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <PhoneScope>{children}</PhoneScope>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
/** Opens the action sheet of an item and clicks an action. */
const press = async (name: string, act: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  const sheet = within(screen.getByRole('dialog', { name }));
  await user.click(sheet.getByRole('button', { name: act }));
};
const agree = async () =>
  user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: english.confirm.delete }));
const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;
/** A change of a row fails, shows the error beside it, and succeeds on retry. */
const failsOnce = async (name: string, path: string, agrees = false) => {
  const alert = await within(cardOf(name)).findByRole('alert');
  expect(alert).toHaveTextContent('Update failed');
  expect(alert).toHaveTextContent(english.form.offline);
  broken = null;
  const before = inputsOf(path).length;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  if (agrees) await agree();
  await waitFor(() => expect(inputsOf(path)).toHaveLength(before + 1));
  await waitFor(() => expect(screen.queryByText('Update failed')).toBeNull());
};

beforeEach(() => {
  history.replaceState(null, '', '/companycenter/home.html');
  broken = null;
  answers = {};
  call.mockReset();
  call.mockImplementation(async (path) => {
    if (path === broken) throw new CallFailure(0, '', [], null);
    return answers[path] ?? null;
  });
});

describe('messages on a phone', () => {
  const notice = (id: number, read: boolean) => ({
    ...{ id, title: `Notice ${id}`, text: 'A product was approved', path: '/a.html', read, createdAt: at },
  });
  beforeEach(() => {
    answers['/api/notice/list'] = { items: [notice(1, false), notice(2, true), notice(3, true)], total: 60, unread: 1 };
  });

  it('are cards, read and deleted from their sheets', async () => {
    show(<MessageList kind="supplier" timeZone="UTC" />);
    await press('Notice 1', english.inbox.markRead);
    expect(inputsOf('/api/notice/read')).toEqual([{ ids: [1] }]);
    broken = '/api/notice/delete';
    await press('Notice 2', english.inbox.delete);
    await agree();
    await failsOnce('Notice 2', '/api/notice/delete', true);
    expect(inputsOf('/api/notice/delete')).toEqual([{ ids: [2] }, { ids: [2] }]);
  });

  it('are selected and deleted together, and stay selected if that fails', async () => {
    show(<MessageList kind="supplier" timeZone="UTC" />);
    for (const id of [2, 3]) await user.click(await screen.findByRole('checkbox', { name: `Select: Notice ${id}` }));
    broken = '/api/notice/delete';
    const bar = screen.getByRole('toolbar', { name: '2 selected' });
    await user.click(within(bar).getByRole('button', { name: 'Actions for 2 selected' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: english.inbox.delete }));
    await agree();
    expect(await screen.findByText('Update failed')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select: Notice 3' })).toBeChecked();
    expect(screen.getByRole('toolbar')).toBeInTheDocument();
  });

  it('are paged from the bottom of the screen', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    // The relevant rule of the style sheet for phones.
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = 'nav { position: sticky }';
    show(<MessageList kind="supplier" timeZone="UTC" />);
    await user.click(await screen.findByRole('button', { name: english.center.later }));
    await waitFor(() => expect(inputsOf('/api/notice/list').at(-1)).toMatchObject({ page: 2 }));
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
    sheet.remove();
  });
});

describe('a supplier’s items on a phone', () => {
  const state = { status: 'normal', change: 'draft', reason: null, shown: true, public: true, revision: 3 } as const;

  it('include launches with state and places, and actions in a sheet', async () => {
    const item = {
      ...{ id: 5, ...state, worldwide: false, countries: ['Kenya', 'Peru'], slogan: null, locales: ['en'] },
      product: { id: 9, name: 'Slurry pump', cover: 'demo/a.jpg', public: true },
    };
    const initial = { items: [item], zone: true, covered: true, editable: true } as unknown as OwnLaunches;
    answers['/api/launch/own/list'] = initial;
    show(<LaunchCenter companyId={1} initial={initial} continents={[]} />);
    const card = within(cardOf('Slurry pump'));
    expect(card.getByText(english.review.status.item.normal)).toBeVisible();
    expect(card.getByText(/Kenya.*Peru/)).toBeVisible();
    broken = '/api/launch/own/show';
    await user.click(card.getByRole('switch', { name: 'Show “Slurry pump” to visitors' }));
    await failsOnce('Slurry pump', '/api/launch/own/show');
    await press('Slurry pump', english.showcaseItem.edit);
    expect(location.hash).toBe('#edit-5');
  });

  it('report beside a zone’s switch that it failed', async () => {
    const initial = { items: [], zone: true, covered: true, editable: true } as unknown as OwnLaunches;
    answers['/api/launch/own/list'] = initial;
    show(<LaunchCenter companyId={1} initial={initial} continents={[]} />);
    broken = '/api/launch/own/zone';
    const zone = screen.getByRole('switch', { name: english.launchCenter.zone });
    await user.click(zone);
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(zone).toBeChecked();
  });

  it('include certificates sorted from their sheets', async () => {
    const certificate = (id: number) => ({
      ...{ id, ...state, type: 'system', number: `C-${id}`, name: { text: `Quality ${id}`, locale: 'en' } },
      ...{ issuer: null, file: null, issuedOn: '2024-01-02', validUntil: null, expiry: null, locales: ['en'] },
    });
    const items = [certificate(1), certificate(2)];
    const initial = { items, covered: true, editable: true } as unknown as OwnCertificates;
    answers['/api/certificate/list'] = initial;
    show(<CertificateCenter companyId={1} initial={initial} />);
    expect(within(cardOf('Quality 1')).getByText('C-1')).toBeVisible();
    broken = '/api/certificate/sort';
    await press('Quality 1', english.showcaseItem.later);
    await failsOnce('Quality 1', '/api/certificate/sort');
    expect(inputsOf('/api/certificate/sort').at(-1)).toEqual({ ids: [2, 1] });
  });

  it('include product groups moved and opened from their sheets', async () => {
    const group = (id: number, name: string) => ({
      id,
      name,
      names: { en: name },
      onHome: true,
      products: 2,
      revision: 1,
    });
    answers['/api/product/group/list'] = [group(3, 'Pumps'), group(4, 'Valves')];
    show(<GroupList draftName="group:1" />);
    expect(await screen.findByText('Pumps')).toBeVisible();
    broken = '/api/product/group/sort';
    await press('Pumps', english.center.moveDown);
    await failsOnce('Pumps', '/api/product/group/sort');
    expect(inputsOf('/api/product/group/sort').at(-1)).toEqual({ ids: [4, 3] });
    await press('Valves', english.center.edit);
    await user.click(await screen.findByRole('button', { name: english.confirm.cancel }));
    expect(screen.getByRole('button', { name: 'Actions for Valves' })).toHaveFocus();
  });
});

describe('an account on a phone', () => {
  it('shows colleagues as cards; only the owner has no actions', async () => {
    const colleague = (id: number, role: string) => ({
      ...{ id, name: `Lin ${id}`, username: `lin${id}`, phone: '+86 1', position: 'Sales', role, covered: true },
    });
    const invitations = [
      { id: 7, name: 'Mei', phone: '+86 2', email: null, position: '', role: 'sales', state: 'open', expiresAt: at },
    ];
    const items = [colleague(1, 'owner'), colleague(2, 'sales')];
    answers['/api/account/user/list'] = { items, invitations, most: 5, invitable: true };
    show(<UserList draftName="user:1" countries={[]} ownPhone="" />);
    expect(await screen.findByText('Lin 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Actions for Lin 1' })).toBeNull();
    broken = '/api/account/user/delete';
    await press('Lin 2', english.confirm.delete);
    await agree();
    await failsOnce('Lin 2', '/api/account/user/delete', true);
    await press('Mei', english.accountCenter.inviteAgain);
    await waitFor(() => expect(inputsOf('/api/account/invitation/send')).toEqual([{ id: 7 }]));
  });

  it('ends a session from its sheet', async () => {
    const session = (id: number, current: boolean) => ({
      id,
      current,
      userAgent: '',
      address: `10.0.0.${id}`,
      seenAt: at,
    });
    answers['/api/account/session/list'] = [session(1, true), session(2, false)];
    show(<SessionList kind="supplier" timeZone="UTC" />);
    await press(english.accountCenter.unknownDevice, english.accountCenter.endSession);
    const [[path = ''] = []] = call.mock.calls.filter(([, input]) => input.id === 2);
    expect(path).toMatch(/session\/revoke/);
  });
});

describe('footprints on a phone', () => {
  it('are cards with details, deleted from their sheets', async () => {
    const entry = { id: 31, type: 'product', subjectId: 9, createdAt: at, product: null, company: null };
    answers['/api/favourite/list'] = { items: [entry], total: 1, counts: { product: 1 } };
    show(<FootprintList kind="purchaser" show="favourites" timeZone="UTC" />);
    broken = '/api/favourite/delete';
    await press(english.footprint.goneProduct, english.confirm.delete);
    await agree();
    await failsOnce(english.footprint.goneProduct, '/api/favourite/delete', true);
    expect(inputsOf('/api/favourite/delete').at(-1)).toEqual({ type: 'product', ids: [9] });
  });

  it('include follows that are ended and restored from their sheets', async () => {
    const item = {
      ...{ id: 41, type: 'supplier', subjectId: 7, name: { text: 'Hubin Pumps', locale: 'en' }, logo: null },
      ...{ createdAt: at, fresh: 2, news: [] },
    };
    answers['/api/follow/list'] = { items: [item], total: 1, at };
    show(<FollowList kind="purchaser" timeZone="UTC" />);
    await press('Hubin Pumps', english.footprint.unfollow);
    await waitFor(() => expect(inputsOf('/api/follow/delete')).toEqual([{ type: 'supplier', ids: [7] }]));
    await user.click(await screen.findByRole('button', { name: english.footprint.undo }));
    await waitFor(() => expect(inputsOf('/api/follow/add')).toEqual([{ type: 'supplier', id: 7 }]));
  });
});
