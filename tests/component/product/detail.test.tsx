import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it, vi } from 'vitest';
import { CallReveal } from '@/components/product/call-link';
import { DetailDesktop } from '@/components/product/detail/detail-desktop';
import { DetailMobile } from '@/components/product/detail/detail-mobile';
import { ParameterTable } from '@/components/product/detail/parameter-table';
import type { CompanyProfile } from '@/lib/company/types';
import { href } from '@/lib/platform/routes/address';
import type { ProductView } from '@/lib/product/read';
import messages from '@/messages/en.json';
import { replace } from '../doubles';

replace('next/navigation', { useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }), usePathname: () => '/' });

const textOf = (text: string) => ({ text, locale: 'en' as const });
const supplier = { id: 3, name: textOf('Hubin'), countryCode: 'CN', grade: 'A', membership: 'gold', years: 4 } as const;
const company = {
  ...supplier,
  logo: null,
  slogan: textOf(''),
  city: 'Wuxi',
  country: 'China',
  phone: '+8651088880000',
  productCount: 2,
  gradeValidUntil: null,
  verifications: [],
  mainProducts: [],
} as unknown as CompanyProfile;
const view: ProductView = {
  company,
  others: [],
  related: [],
  product: {
    id: 12,
    name: textOf('HB-80 pump'),
    summary: textOf('A pump.'),
    introduction: textOf('A pump.'),
    slogan: textOf(''),
    cover: 'demo/a.jpg',
    price: { kind: 'negotiable' },
    priceBreaks: [],
    unit: 'piece',
    minimumOrder: 1,
    fresh: false,
    supplier,
    keywords: '',
    brand: '',
    model: 'HB-80',
    hsCode: null,
    originCode: 'CN',
    leadDays: null,
    warrantyMonths: null,
    media: [],
    categories: [{ id: 2, name: 'Pumps' }],
    tags: [
      { id: 7, name: 'Explosion-proof' },
      { id: 9, name: 'Stainless steel' },
    ],
    group: null,
    parameters: [],
    locales: ['en'],
    publishedAt: '2026-03-09T00:00:00Z',
    updatedAt: '2026-04-01T00:00:00Z',
  },
};

describe.each([
  ['desktop', DetailDesktop],
  ['phone', DetailMobile],
])('the page of a product (%s)', (_, Detail) => {
  const show = (product: Partial<ProductView['product']> = {}) =>
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Detail
          view={{ ...view, product: { ...view.product, ...product } }}
          locale="en"
          steps={[{ name: 'HB-80 pump', href: '/product/12.html' }]}
          origin="China"
          url="http://en.geco.example/product/12.html"
        />
      </NextIntlClientProvider>,
    );

  it('shows its release date, not its last change', () => {
    show();
    const term = screen.getByText(messages.product.released);
    expect(term.parentElement).toHaveTextContent('9 Mar 2026');
    expect(screen.queryByText(/1 Apr 2026/)).toBeNull();
  });

  it('prints its supplier’s number and URL, without controls', () => {
    const { container } = show();
    // A mark with an explanation prints as the words of the mark.
    const isPrinted = (element: Element) => !element.closest('.print-no, dialog, [popovertarget]');
    const pressed = [...container.querySelectorAll('button, summary, .btn, .th, .tabs, .chip')];
    expect(pressed.length).toBeGreaterThan(3);
    expect(pressed.filter(isPrinted)).toEqual([]);
    const paper = container.querySelector('[class~="print:grid"]');
    expect(paper).toHaveTextContent('+8651088880000');
    expect(paper).toHaveTextContent('http://en.geco.example/product/12.html');
  });

  it('has no introduction heading without a text in any language', () => {
    show({ introduction: { text: '', locale: 'de' } });
    expect(screen.queryByText(messages.product.introduction)).toBeNull();
    expect(screen.queryByText(messages.product.fallback)).toBeNull();
  });

  it('lists its tags, each with a link to all products that have it', () => {
    show();
    const tags = screen.getByRole('list', { name: messages.list.tag });
    const links = within(tags).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Explosion-proof', href('productList', {}, { tag: [7] })],
      ['Stainless steel', href('productList', {}, { tag: [9] })],
    ]);
  });

  it('has no empty tag list', () => {
    show({ tags: [] });
    expect(screen.queryByRole('list', { name: messages.list.tag })).toBeNull();
  });
});

describe.each([
  ['desktop', DetailDesktop],
  ['phone', DetailMobile],
])('the actions of a product (%s)', (_, Detail) => {
  const price = { kind: 'fixed', amount: 1200, currency: 'USD', per: 1 } as unknown as ProductView['product']['price'];
  it.each([
    ['without a price', view],
    ['with one', { ...view, product: { ...view.product, price } }],
  ])('are: ask for a price, prefilled with product and supplier, then call (%s)', (__, shown) => {
    const { container } = render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Detail view={shown} locale="en" origin="China" url="/" steps={[]} />
      </NextIntlClientProvider>,
    );
    const asks = within(container).getAllByRole('link', { name: 'Ask for a price' });
    for (const link of asks) expect(link).toHaveAttribute('href', '/purchase/form.html?product=12&companies=3');
    const ask = asks[0] as HTMLElement;
    const call = container.querySelector('details.call, a[href^="tel:"]');
    expect(call && ask.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([...container.querySelectorAll('.btn.p, [class~="bg-accent"]')]).toEqual([ask]);
  });
});

describe('the call menu', () => {
  const showIn = (bottom: number) => {
    const { container } = render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <CallReveal company={company} locale="en" />
      </NextIntlClientProvider>,
    );
    const details = container.querySelector('details') as HTMLDetailsElement;
    const card = container.querySelector('details > div') as HTMLElement;
    details.getBoundingClientRect = () => new DOMRect(0, bottom - 48, 200, 48);
    card.getBoundingClientRect = () => new DOMRect(0, 0, 280, 160);
    details.open = true;
    fireEvent(details, new Event('toggle'));
    return card;
  };

  it('opens upwards if it would end below the window, else downwards', () => {
    expect(showIn(300)).toHaveClass('top-full');
    cleanup();
    expect(showIn(window.innerHeight - 100)).toHaveClass('bottom-full');
  });
});

it('shows the language of a custom parameter’s name', () => {
  const value = { kind: 'number', min: 3.2, unit: 'm' } as const;
  const items = [
    { id: 1, key: 'npsh-wert', label: 'NPSH-Wert', locale: 'de' as const, value },
    { id: 2, key: 'head', label: 'Head', value },
  ];
  render(
    <NextIntlClientProvider locale="ar" messages={messages} timeZone="UTC">
      <ParameterTable sections={[{ section: 'performance', items }]} locale="ar" />
    </NextIntlClientProvider>,
  );
  const own = screen.getByText('NPSH-Wert');
  expect([own.getAttribute('lang'), own.getAttribute('dir')]).toEqual(['de', 'ltr']);
  expect(screen.getByText('Head')).not.toHaveAttribute('lang');
});

it('shows the language of a custom parameter’s value, but not of a symbol', () => {
  const own = { key: 'own', label: 'Eigen', locale: 'de' as const };
  const items = [
    { ...own, id: 1, value: { kind: 'text', text: 'Gusseisen', unit: '' } as const },
    { ...own, id: 2, value: { kind: 'number', min: 40, unit: 'Stück' } as const },
    { ...own, id: 3, value: { kind: 'number', min: 3, unit: 'kW' } as const },
    { id: 4, key: 'seal', label: 'Seal', value: { kind: 'text', text: 'Gland', unit: '' } as const },
  ];
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ParameterTable sections={[{ section: 'performance', items }]} locale="en" />
    </NextIntlClientProvider>,
  );
  const spoken = (text: string) => screen.getByText(text).closest('td [lang]')?.getAttribute('lang');
  expect(['Gusseisen', 'Stück', 'Gland'].map(spoken)).toEqual(['de', 'de', undefined]);
  expect(screen.getByRole('row', { name: /kW/ }).querySelector('td [lang]')).toBeNull();
});
