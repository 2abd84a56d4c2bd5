import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion } from '@/components/form/toast';
import { AddendumCard } from '@/components/purchase/center/addendum-card';
import { InviteCard } from '@/components/purchase/center/invite-card';
import english from '@/messages/en.json';
import { replace } from '../../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
const refresh = vi.hoisted(() => vi.fn());
replace('@/lib/platform/http/client', { call });
replace('next/navigation', { useRouter: () => ({ refresh }) });

const words = english.purchaseCenter;
const user = userEvent.setup();
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
const name = (text: string) => ({ text, locale: 'en' });

beforeEach(() => {
  refresh.mockReset();
  call.mockReset();
});

describe('an addendum', () => {
  it('is possible while the request accepts quotations, in the full form', () => {
    const card = (state: 'open' | 'closed') => <AddendumCard id={5} state={state} addenda={[]} timeZone="UTC" />;
    wrapped(card('open'));
    expect(screen.getByRole('link', { name: words.addendumAdd })).toHaveAttribute('href', '/purchase/form.html?id=5');
    cleanup();
    wrapped(card('closed'));
    expect(screen.queryByRole('link', { name: words.addendumAdd })).toBeNull();
  });
});

describe('an invitation', () => {
  it('offers followed, favourite and found suppliers, except those invited', async () => {
    call.mockImplementation(async (path) => {
      if (path === '/api/follow/list')
        return { items: [7, 8].map((subjectId) => ({ subjectId, name: name(`Followed ${subjectId}`) })) };
      if (path === '/api/favourite/list') return { items: [{ company: { id: 9, name: name('Favourite 9') } }] };
      if (path === '/api/company/search') return { items: [{ id: 12, name: name('Hubin Pumps') }] };
      return { count: 2 };
    });
    wrapped(<InviteCard id={5} state="open" invited={[{ id: 8, name: 'Followed 8' }]} />);
    expect(screen.getByText('19 more can be invited')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.invite }));
    const field = () => screen.findByRole('combobox', { name: words.inviteField });
    await user.click(await field());
    await user.keyboard('{ArrowDown}');
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['Followed 7', 'Favourite 9']);
    await user.click(screen.getByRole('option', { name: 'Favourite 9' }));
    expect(await field()).toHaveFocus();
    await user.type(await field(), 'Hubin');
    await user.click(await screen.findByRole('option', { name: 'Hubin Pumps' }));
    await user.click(screen.getByRole('button', { name: 'Invite 2 suppliers' }));
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(inputsOf('/api/purchase/invite')).toEqual([{ id: 5, companyIds: [9, 12] }]);
  });
  it('is not possible beyond twenty', () => {
    const invited = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, name: `Supplier ${index}` }));
    wrapped(<InviteCard id={5} state="open" invited={invited} />);
    expect(screen.queryByRole('button', { name: words.invite })).toBeNull();
  });
});
