import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FavouriteButton } from '@/components/footprint/favourite-button';
import { Favourites } from '@/components/footprint/favourites';
import { FollowButton } from '@/components/footprint/follow-button';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const { center, confirm, frame, done } = english;
const user = userEvent.setup();
const signIn = (kinds: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it the same way.
  document.cookie = `signed_in=${kinds}; path=/`;
};
const show = (more?: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <FollowButton type="supplier" id={7} name="Hubin Pumps" />
      <FollowButton type="sector" id={3} name="Pumps" />
      {more}
      <Favourites />
    </NextIntlClientProvider>,
  );
const supplier = () => screen.getByRole('button', { name: /Hubin Pumps/ });
const inputsOf = (path: string) => call.mock.calls.filter(([given]) => given === path).map(([, input]) => input);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  sessionStorage.clear();
  signIn('');
  call.mockReset();
  call.mockImplementation(async (path) => (path.endsWith('/state') ? [3] : null));
});

describe('the follow button', () => {
  it('asks visitors to sign in, in its own words, and completes on return', async () => {
    const { unmount } = show();
    await user.click(supplier());
    expect(screen.getByRole('alertdialog')).toHaveTextContent(frame.follow.question);
    expect(call).not.toHaveBeenCalled();
    unmount();
    signIn('purchaser');
    show();
    await waitFor(() => expect(inputsOf('/api/follow/add')).toEqual([{ type: 'supplier', id: 7 }]));
    await waitFor(() => expect(supplier()).toHaveAttribute('aria-pressed', 'true'));
    expect(await screen.findByText(frame.follow.added)).toBeInTheDocument();
    expect(screen.queryByText(done.added)).toBeNull();
    expect(screen.getByRole('link', { name: center.follow })).toHaveAttribute('href', '/amember/follow.html#/supplier');
  });

  it('also follows a purchase request, and links to the list', async () => {
    signIn('purchaser');
    show(<FollowButton type="request" id={9} name="Mixers for Dakar" />);
    await user.click(screen.getByRole('button', { name: /Mixers for Dakar/ }));
    await waitFor(() => expect(inputsOf('/api/follow/add')).toEqual([{ type: 'request', id: 9 }]));
    expect(screen.getByRole('link', { name: center.follow })).toHaveAttribute('href', '/amember/follow.html#/request');
  });

  it('also offers registration, and returns from there', async () => {
    show();
    await user.click(supplier());
    const register = screen.getByRole('link', { name: frame.account.register });
    register.addEventListener('click', (event) => event.preventDefault());
    await user.click(register);
    expect(register).toHaveAttribute('href', '/amember/register.html?redirect=%2F');
    expect(document.cookie).toContain('pending_act=favourite%20follow-supplier%3A7');
    await user.click(screen.getByRole('button', { name: confirm.cancel }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(supplier());
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('says where a favourite is kept, by the acting account', async () => {
    signIn('supplier');
    render(
      <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
        <FavouriteButton type="product" id={9} name="Pump" />
        <Favourites />
      </NextIntlClientProvider>,
    );
    await user.click(screen.getByRole('button', { name: /Pump/ }));
    expect(await screen.findByText(done.added)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: center.favourite })).toHaveAttribute(
      'href',
      '/companycenter/history/favourites.html#/product',
    );
    await user.click(screen.getByRole('button', { name: /Pump/ }));
    expect(await screen.findByText(frame.favourite.deleted)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: center.favourite })).toBeNull();
  });

  it('shows the followed state, and unfollows', async () => {
    signIn('supplier');
    show();
    const sector = screen.getByRole('button', { name: /(?<!Hubin )Pumps$/ });
    await waitFor(() => expect(sector).toHaveAttribute('aria-pressed', 'true'));
    expect(inputsOf('/api/follow/state')).toEqual([
      { type: 'supplier', ids: [7] },
      { type: 'sector', ids: [3] },
    ]);
    expect(supplier()).toHaveAttribute('aria-pressed', 'false');
    await user.dblClick(sector);
    expect(inputsOf('/api/follow/delete')).toEqual([{ type: 'sector', ids: [3] }]);
    expect(await screen.findByText(frame.follow.deleted)).toBeInTheDocument();
  });

  it('says that a favourite was removed, not deleted', async () => {
    signIn('supplier');
    show(<FavouriteButton type="product" id={3} name="Valve" />);
    const favourite = screen.getByRole('button', { name: /Valve/ });
    await waitFor(() => expect(favourite).toHaveAttribute('aria-pressed', 'true'));
    await user.click(favourite);
    expect(inputsOf('/api/favourite/delete')).toEqual([{ type: 'product', ids: [3] }]);
    expect(await screen.findByText(frame.favourite.deleted)).toBeInTheDocument();
    expect(screen.queryByText(done.deleted)).toBeNull();
  });

  const reason = 'You have reached the limit.';
  it.each([
    ['refused', new CallFailure(400, '', [{ field: 'id', key: 'limit', message: reason }], null)],
    ['failed at the server', new CallFailure(503, reason, [], null)],
  ])('reverts where it was %s, and says why', async (_, failure) => {
    signIn('purchaser');
    call.mockImplementation(async (path) => {
      if (path === '/api/follow/add') throw failure;
      return [];
    });
    show();
    await user.click(supplier());
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(supplier()).toHaveAttribute('aria-pressed', 'false');
  });

  it('suggests checking the connection if there is no response', async () => {
    signIn('purchaser');
    call.mockImplementation(async (path) => {
      if (path === '/api/follow/add') throw new CallFailure(0, '', [], null);
      return [];
    });
    show();
    await user.click(supplier());
    expect(await screen.findByText(/check your connection/i)).toBeInTheDocument();
    expect(supplier()).toHaveAttribute('aria-pressed', 'false');
  });
});
