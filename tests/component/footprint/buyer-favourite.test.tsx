import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { FootprintList } from '@/components/footprint/footprint-list';
import { BuyerFavourite } from '@/components/quotation/center/buyer-favourite';
import { href } from '@/lib/platform/routes/address';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { flaws, show } from '../ui/page';

const call = vi.hoisted(() => vi.fn<(path: string, input: object, options?: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const t = english.footprint;
const buyer = {
  ...{
    purchaserId: 5,
    companyName: 'Dakar Eau',
    name: 'Awa Ndiaye',
    phone: '+221338231010',
    email: 'awa@buyer.example',
  },
  ...{ openedAt: '2026-11-01T20:00:00Z', requests: [{ id: 30, title: { text: 'Pompes', locale: 'fr' } }] },
};
const entry = {
  ...{ id: 1, subjectId: 5, type: 'purchaser', product: null, company: null, tender: null, purchaser: buyer },
  createdAt: '2026-11-02T08:00:00Z',
};

const none = { product: 0, supplier: 0, tender: 0, purchaser: 0 };

beforeEach(() => {
  location.hash = '#/purchaser';
  call.mockReset();
  call.mockResolvedValue({ items: [entry], total: 1, counts: { ...none, purchaser: 1 } });
});

it('shows a kept buyer with contacts, date and requests', async () => {
  show(<FootprintList kind="supplier" show="favourites" timeZone="Asia/Shanghai" requests />);
  expect(await screen.findByRole('heading', { name: 'Dakar Eau' })).toBeVisible();
  expect(call.mock.lastCall?.[1]).toMatchObject({ type: 'purchaser' });
  expect(screen.getByRole('link', { name: '+221338231010' })).toHaveAttribute('href', 'tel:+221338231010');
  expect(screen.getByText(/^Contact details shared on 2 Nov 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pompes' })).toHaveAttribute(
    'href',
    href('supplierPurchaseQuote', { id: 30 }),
  );
  expect(await flaws()).toEqual([]);
});

it('offers buyers to suppliers whose role handles requests, and explains how to keep the first', async () => {
  call.mockResolvedValue({ items: [], total: 0, counts: none });
  const { unmount } = show(<FootprintList kind="supplier" show="favourites" timeZone="UTC" requests />);
  expect(await screen.findByText(t.noBuyers)).toBeVisible();
  unmount();
  show(<FootprintList kind="supplier" show="favourites" timeZone="UTC" />);
  expect(await screen.findByText(t.noProducts)).toBeVisible();
  expect(screen.queryByRole('button', { name: t.purchaser })).not.toBeInTheDocument();
});

it('opens on the first non-empty type, and counts each', async () => {
  location.hash = '';
  const tender = { ...entry, type: 'tender', purchaser: null };
  call.mockImplementation(async (_path, input) => {
    const is = (input as { type: string }).type === 'tender';
    return { items: is ? [tender] : [], total: is ? 1 : 0, counts: { ...none, tender: 1 } };
  });
  show(<FootprintList kind="purchaser" show="favourites" timeZone="UTC" />);
  expect(await screen.findByText(t.goneTender)).toBeVisible();
  expect(screen.queryByText(t.noProducts)).not.toBeInTheDocument();
  const types = () => screen.getAllByRole('button', { name: /\d$/ }).map((button) => button.textContent);
  expect(types()).toEqual([`${t.product} 0`, `${t.supplier} 0`, `${t.tender} 1`]);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(t.tender);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(t.supplier) }));
  expect(await screen.findByText(t.noSuppliers)).toBeVisible();
  expect(types()).toHaveLength(3);
});

it('keeps a buyer by one click of two, and removes it', async () => {
  call.mockResolvedValue(null);
  show(<BuyerFavourite purchaserId={5} name="Dakar Eau" kept={false} />);
  await userEvent.dblClick(screen.getByRole('button', { name: /Dakar Eau$/ }));
  const kept = await screen.findByRole('button', { pressed: true });
  expect(call.mock.calls.map(([path, input]) => [path, input])).toEqual([
    ['/api/favourite/add', { type: 'purchaser', id: 5 }],
  ]);
  call.mockResolvedValue({ count: 1 });
  await userEvent.click(kept);
  await waitFor(() => expect(kept).toHaveAttribute('aria-pressed', 'false'));
  expect(call.mock.lastCall?.slice(0, 2)).toEqual(['/api/favourite/delete', { type: 'purchaser', ids: [5] }]);
});
