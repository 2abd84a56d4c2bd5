import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PreferenceForm } from '@/components/account/center/preference-form';
import { FollowList } from '@/components/footprint/follow-list';
import { UnsubscribeForm } from '@/components/footprint/unsubscribe-form';
import { ToastRegion } from '@/components/form/toast';
import type { FollowPage } from '@/lib/footprint/follow/schema';
import { CallFailure } from '@/lib/platform/http/client';
import { href } from '@/lib/platform/routes/address';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const { footprint, center, accountCenter, accountPage } = english;
const user = userEvent.setup();
const inputsOf = (path: string) => call.mock.calls.filter(([given]) => given === path).map(([, input]) => input);
const at = '2026-11-22T09:00:00.000Z';
const page: FollowPage = {
  total: 12,
  at,
  items: [
    {
      id: 41,
      type: 'supplier',
      subjectId: 7,
      name: { text: 'Hubin Pumps', locale: 'en' },
      logo: null,
      request: null,
      createdAt: '2026-11-01T09:00:00.000Z',
      fresh: 2,
      news: [
        {
          kind: 'product',
          id: 9,
          title: { text: 'Slurry pump', locale: 'en' },
          path: '/product/9.html',
          publishedAt: '2026-11-21T09:00:00.000Z',
          fresh: true,
        },
      ],
    },
    {
      id: 42,
      type: 'supplier',
      subjectId: 8,
      name: null,
      logo: null,
      request: null,
      createdAt: '2026-11-01T09:00:00.000Z',
      fresh: 0,
      news: [],
    },
  ],
};
let answer: () => Promise<unknown>;

const wrapped = (children: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {children}
        <ToastRegion />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
const show = () => wrapped(<FollowList kind="purchaser" timeZone="UTC" />);

beforeEach(() => {
  location.hash = '';
  answer = async () => page;
  call.mockReset();
  call.mockImplementation(async (path) => (path === '/api/follow/list' ? answer() : { count: 1 }));
});

describe('what an account follows', () => {
  it('opens at the type in its address', async () => {
    location.hash = '#/sector';
    show();
    await waitFor(() =>
      expect(inputsOf('/api/follow/list')).toContainEqual(expect.objectContaining({ type: 'sector' })),
    );
    expect(screen.getByRole('button', { name: footprint.sector })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows what is new, and marks it as seen', async () => {
    show();
    const [first, second] = await screen.findAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent('Hubin Pumps');
    expect(first).toHaveTextContent('2 new items');
    expect(second).toHaveTextContent(footprint.goneSupplier);
    expect(screen.getByRole('link', { name: 'Slurry pump' })).toHaveAttribute('href', '/product/9.html');
    expect(screen.getByText(footprint.new)).toBeInTheDocument();
    await waitFor(() => expect(inputsOf('/api/follow/read')).toEqual([{ ids: [41], until: at }]));
    await user.click(screen.getByRole('button', { name: center.later }));
    expect(inputsOf('/api/follow/list').at(-1)).toMatchObject({ type: 'supplier', page: 2 });
    await user.click(screen.getByRole('button', { name: footprint.sector }));
    expect(inputsOf('/api/follow/list').at(-1)).toMatchObject({ type: 'sector', page: 1 });
  });

  it('shows requests to roles that handle them, with state and link', async () => {
    location.hash = '#/request';
    const { unmount } = show();
    expect(screen.queryByRole('button', { name: footprint.request })).not.toBeInTheDocument();
    await waitFor(() => expect(inputsOf('/api/follow/list')).toMatchObject([{ type: 'supplier' }]));
    unmount();
    const pumps = { text: 'Pumps for Dakar', locale: 'en' as const };
    const update = {
      ...{ kind: 'addendum', id: 30, title: pumps, path: '/companycenter/purchase/30.html', fresh: true },
      publishedAt: '2026-11-21T09:00:00.000Z',
    };
    const request = { state: 'open', validUntil: '2026-12-01T12:00:00.000Z' };
    const followed = { ...page.items[0], type: 'request', subjectId: 30, name: pumps, request, news: [update] };
    answer = async () => ({ at, total: 1, items: [followed] });
    const supplier = wrapped(<FollowList kind="supplier" timeZone="Asia/Shanghai" requests />);
    expect(await screen.findByText(footprint.news.addendum)).toBeInTheDocument();
    expect(inputsOf('/api/follow/list').at(-1)).toMatchObject({ type: 'request' });
    expect(screen.getByText(english.trade.state.open)).toBeInTheDocument();
    expect(screen.getByText(/^Open for quotations until 1 Dec 2026, 20:00/)).toBeInTheDocument();
    const way = () => screen.getAllByRole('link', { name: 'Pumps for Dakar' })[0];
    expect(way()).toHaveAttribute('href', href('supplierPurchaseQuote', { id: 30 }));
    supplier.unmount();
    wrapped(<FollowList kind="purchaser" timeZone="UTC" requests />);
    await screen.findByText(footprint.news.addendum);
    expect(way()).toHaveAttribute('href', href('purchaseDetail', { id: 30 }));
  });

  it('links to a still existing request to a supplier for buyers only', async () => {
    const { unmount } = show();
    const [askLink] = await screen.findAllByRole('link', { name: `${footprint.ask} Hubin Pumps` });
    expect(askLink).toHaveAttribute('href', `${href('purchaseForm')}?companies=7`);
    expect(screen.getAllByRole('link', { name: new RegExp(`^${footprint.ask}`) })).toHaveLength(1);
    unmount();
    wrapped(<FollowList kind="supplier" timeZone="UTC" />);
    await screen.findAllByRole('heading', { level: 2 });
    expect(screen.queryByRole('link', { name: new RegExp(`^${footprint.ask}`) })).not.toBeInTheDocument();
  });

  it('is unfollowed at once, by one click of two, and can be undone', async () => {
    show();
    const row = (await screen.findAllByRole('listitem'))[0] as HTMLElement;
    await user.dblClick(within(row).getByRole('button', { name: /^Unfollow Hubin/ }));
    expect(await within(row).findByText(footprint.followEnded)).toBeInTheDocument();
    expect(inputsOf('/api/follow/delete')).toEqual([{ type: 'supplier', ids: [7] }]);
    const undo = within(row).getByRole('button', { name: /^Undo Hubin/ });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(inputsOf('/api/follow/add')).toEqual([{ type: 'supplier', id: 7 }]);
    expect(within(row).getByRole('link', { name: 'Slurry pump' })).toBeInTheDocument();
  });

  it('stays if unfollowing failed', async () => {
    call.mockImplementation(async (path) => {
      if (path === '/api/follow/delete') throw new CallFailure(0, '', [], null);
      return path === '/api/follow/list' ? page : { count: 1 };
    });
    show();
    await user.click(await screen.findByRole('button', { name: /^Unfollow Hubin/ }));
    expect(await screen.findByText(english.form.offline)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Unfollow Hubin/ })).toBeInTheDocument();
  });

  it('says if it is empty, and if it could not be loaded', async () => {
    answer = async () => {
      throw new CallFailure(503, '', [], null);
    };
    show();
    await user.click(await screen.findByRole('button', { name: center.retry }));
    answer = async () => ({ items: [], total: 0, at });
    await user.click(await screen.findByRole('button', { name: center.retry }));
    expect(await screen.findByText(footprint.noSuppliersFollowed)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: footprint.findSuppliers })).toBeInTheDocument();
    expect(inputsOf('/api/follow/read')).toEqual([]);
  });
});

describe('the e-mail setting', () => {
  it('is the link target of the list and the unsubscribe page, and gets the focus', async () => {
    const to = '/amember/userinfo.html#followMail/preferences';
    const list = show();
    expect(await screen.findByRole('link', { name: footprint.followMail })).toHaveAttribute('href', to);
    list.unmount();
    const ending = wrapped(<UnsubscribeForm token={null} />);
    expect(screen.getByRole('link', { name: accountPage.unsubscribe.asPurchaser })).toHaveAttribute('href', to);
    ending.unmount();
    location.hash = '#followMail/preferences';
    wrapped(
      <PreferenceForm
        kind="purchaser"
        info={{ locale: 'en', timeZone: 'UTC', followMail: 'none', emailConfirmed: true }}
        zones={[]}
      />,
    );
    await waitFor(() => expect(screen.getByLabelText(accountCenter.followMail.label)).toHaveFocus());
    location.hash = '';
  });
});

describe('the unsubscribe page', () => {
  const texts = accountPage.unsubscribe;

  it('asks first, and unsubscribes once', async () => {
    wrapped(<UnsubscribeForm token="12.abc" />);
    expect(call).not.toHaveBeenCalled();
    await user.dblClick(screen.getByRole('button', { name: texts.stop }));
    expect(await screen.findByText(texts.done)).toBeInTheDocument();
    expect(inputsOf('/api/follow/unsubscribe?token=12.abc')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: texts.stop })).toBeNull();
  });

  it('reports a failure that can be retried, and an invalid link', async () => {
    call.mockRejectedValueOnce(new CallFailure(0, '', [], null));
    wrapped(<UnsubscribeForm token="12.abc" />);
    await user.click(screen.getByRole('button', { name: texts.stop }));
    expect(await screen.findByText(texts.failed)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: texts.stop }));
    expect(await screen.findByText(texts.done)).toBeInTheDocument();
    wrapped(<UnsubscribeForm token={null} />);
    expect(screen.getByText(texts.unknown)).toBeInTheDocument();
  });
});
