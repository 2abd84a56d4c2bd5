import { render, screen, within } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { ProductTable } from '@/components/product/center/product-table';
import type { ProductActions } from '@/components/product/center/use-acts';
import { supplierPlaces } from '@/components/shell/supplier-places';
import { href } from '@/lib/platform/routes/address';
import type { OwnProduct } from '@/lib/product/edit/call';
import english from '@/messages/en.json';
import { replace } from '../doubles';

replace('next/navigation', { useRouter: () => ({}) });

const product = {
  ...{ id: 7, name: 'Pump', nameLocale: 'en', model: 'P-7', cover: null, group: null, sort: 0, reason: null },
  ...{ price: { kind: 'negotiable', min: null, max: null, currency: '' }, unit: 'set', state: 'normal' },
  ...{ status: 'normal', draft: false, listed: true, shown: true, updatedAt: '2026-11-20T10:00:00Z' },
  coverage: { en: 'part', de: 'full' },
} as unknown as OwnProduct;

const show = (editable: boolean) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <ProductTable
        products={[product]}
        chosen={[]}
        timeZone="UTC"
        editable={editable}
        busy={false}
        failureOf={() => undefined}
        act={{} as ProductActions}
        onChoose={() => undefined}
      />
    </NextIntlClientProvider>,
  );

it('shows read-only users the products without actions', () => {
  show(false);
  const [head, row] = screen.getAllByRole('row');
  expect(within(head as HTMLElement).getAllByRole('columnheader')).toHaveLength(
    within(row as HTMLElement).getAllByRole('cell').length,
  );
  for (const role of ['checkbox', 'button', 'switch']) expect(screen.queryAllByRole(role)).toEqual([]);
  expect(row).toHaveTextContent(english.productCenter.listed);
  expect(screen.getByRole('link', { name: 'Pump' })).toHaveAttribute('href', href('supplierProductEdit', { id: 7 }));
});

it('counts languages with texts, incomplete ones included', () => {
  show(true);
  expect(screen.getByRole('cell', { name: '2/8' })).toBeVisible();
});

it('lets an editor choose, list and edit them', () => {
  show(true);
  expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(1);
});

it('shows only menu entries the role may open', () => {
  const t = createTranslator({ locale: 'en', messages: english, namespace: 'center' });
  const labels = (role: 'owner' | 'sales' | 'editor') =>
    supplierPlaces(t as Parameters<typeof supplierPlaces>[0], role).flatMap(({ links }) =>
      links.map((link) => link.href),
    );
  const missing = labels('owner').filter((one) => !labels('sales').includes(one));
  expect(missing).toEqual([href('supplierCase'), href('supplierLaunch'), href('supplierAgentOffer')]);
  expect(labels('sales')).toContain(href('supplierPurchase'));
  expect(labels('editor')).not.toContain(href('supplierPurchase'));
  expect(labels('sales')).toEqual(
    expect.arrayContaining([
      href('supplierProduct'),
      href('supplierShowroom'),
      href('supplierMessage'),
      href('supplierHistory'),
    ]),
  );
});
