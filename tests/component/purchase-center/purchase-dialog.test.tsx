import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountZone } from '@/components/form/account-zone';
import { ToastRegion } from '@/components/form/toast';
import { AddendumCard } from '@/components/purchase-center/addendum-card';
import { InviteCard } from '@/components/purchase-center/invite-card';
import { CallFailure } from '@/lib/http/client';
import { purchaseFields } from '@/lib/purchase/schema';
import english from '@/messages/en.json';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
const refresh = vi.hoisted(() => vi.fn());
vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const words = english.purchaseCentre;
const user = userEvent.setup();
const asked = (path: string) => call.mock.calls.filter(([given]) => given === path).map(([, input]) => input);
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
  const purchase = purchaseFields.parse({
    locale: 'en',
    translations: { en: { title: 'Slurry pumps' } },
    quantity: 20,
    validUntil: '2099-01-01T10:30:00.000Z',
  });
  const open = async () => {
    wrapped(
      <AccountZone timeZone="Asia/Shanghai">
        <AddendumCard id={5} state="open" revision={3} purchase={purchase} addenda={[]} timeZone="Asia/Shanghai" />
      </AccountZone>,
    );
    await user.click(screen.getByRole('button', { name: words.addendumAdd }));
    return screen.findByRole('dialog');
  };
  it('needs words, and changes quantity and closing day beside them, to its end where the buyer is', async () => {
    call.mockResolvedValue({ number: 1, revision: 4 });
    const dialog = await open();
    await user.click(within(dialog).getByRole('button', { name: words.addendumSend }));
    expect(within(dialog).getByText(words.addendumMissing)).toBeInTheDocument();
    expect(call).not.toHaveBeenCalled();
    await user.type(within(dialog).getByLabelText(new RegExp(words.addendumText)), 'Four more');
    const quantity = within(dialog).getByLabelText(words.addendumQuantity);
    await user.clear(quantity);
    await user.type(quantity, '24');
    const day = within(dialog).getByLabelText(words.addendumDay);
    await user.clear(day);
    await user.type(day, '2099-01-09');
    await user.click(within(dialog).getByRole('button', { name: words.addendumSend }));
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(asked('/api/purchase/addendum')).toEqual([
      {
        id: 5,
        revision: 3,
        text: 'Four more',
        purchase: { ...purchase, quantity: 24, validUntil: '2099-01-09T15:59:00.000Z' },
      },
    ]);
  });
  it('leaves the closing time as it is where its day is', async () => {
    call.mockResolvedValue({ number: 1, revision: 4 });
    const dialog = await open();
    await user.type(within(dialog).getByLabelText(new RegExp(words.addendumText)), 'Four more');
    expect(within(dialog).getByLabelText(words.addendumDay)).toHaveValue('2099-01-01');
    await user.click(within(dialog).getByRole('button', { name: words.addendumSend }));
    await waitFor(() => expect(asked('/api/purchase/addendum')).toMatchObject([{ purchase }]));
  });
  it('keeps its words where it is refused', async () => {
    call.mockRejectedValue(new CallFailure(409, 'It was closed', [], null));
    const dialog = await open();
    await user.type(within(dialog).getByLabelText(new RegExp(words.addendumText)), 'Four more');
    await user.click(within(dialog).getByRole('button', { name: words.addendumSend }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('It was closed');
    expect(within(dialog).getByLabelText(new RegExp(words.addendumText))).toHaveValue('Four more');
  });
  it('is not offered once the request takes no quotations', () => {
    wrapped(<AddendumCard id={5} state="closed" revision={3} purchase={purchase} addenda={[]} timeZone="UTC" />);
    expect(screen.queryByRole('button', { name: words.addendumAdd })).toBeNull();
  });
});

describe('an invitation', () => {
  it('goes to suppliers that are followed, favourites or found by name, without those invited already', async () => {
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
    expect(asked('/api/purchase/invite')).toEqual([{ id: 5, companyIds: [9, 12] }]);
  });
  it('is not offered over twenty', () => {
    const invited = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, name: `Supplier ${index}` }));
    wrapped(<InviteCard id={5} state="open" invited={invited} />);
    expect(screen.queryByRole('button', { name: words.invite })).toBeNull();
  });
});
