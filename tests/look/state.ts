import type { Page } from 'playwright';
import { accountParts } from '@/components/account/center/part';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type english from '@/messages/en.json';
import { textOf } from '../e2e/member';
import type { Shot } from './shot';

type Texts = typeof english;
type State = {
  name: string;
  views: readonly (readonly [Locale, Device])[];
  address: Shot['address'];
  visitor?: Shot['visitor'];
  act: (page: Page, texts: Texts) => Promise<void>;
};

const supplier = { who: 'supplier_a_diamond', kind: 'supplier' } as const;
const purchaser = { who: 'buyer_ar', kind: 'purchaser' } as const;
const reviewer = { who: 'staff_admin', kind: 'staff' } as const;
const product = { from: href('productList'), link: /^\/product\/\d+\.html$/ };
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

// Nothing here is sent or stored, so that screenshots do not depend on each other.
const list: readonly State[] = [
  {
    name: 'filter sheet',
    views: [
      ['en', 'm'],
      ['ar', 'm'],
    ],
    address: href('productList'),
    act: (page) => page.locator('button[popovertarget="filter"][aria-haspopup="dialog"]').click(),
  },
  {
    name: 'category menu',
    views: [
      ['en', 'd'],
      ['ar', 'd'],
      ['de', 'd'],
    ],
    address: href('productList'),
    act: async (page) => {
      await page.locator('.all-box > a').focus();
      await page.keyboard.press('ArrowDown');
      await page.locator('.mega .mp').first().waitFor();
    },
  },
  {
    name: 'search suggestions',
    views: [
      ['en', 'd'],
      ['zh', 'm'],
    ],
    address: href('productList'),
    act: async (page) => {
      await page.locator('input[role="combobox"]').first().pressSequentially('pu');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'comparison tray',
    views: [
      ['en', 'd'],
      ['zh', 'd'],
    ],
    address: href('productList'),
    act: async (page) => {
      const ticks = page.locator('main article').getByRole('checkbox');
      await ticks.nth(0).check();
      await ticks.nth(1).check();
    },
  },
  {
    name: 'favourite without account',
    views: [
      ['en', 'd'],
      ['ar', 'm'],
    ],
    address: product,
    act: async (page) => {
      await page.locator('main button[data-fav^="product:"]').first().click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  ...(['supplierLogin', 'purchaserRegister', 'purchaserForget'] as const).map(
    (route): State => ({
      name: `errors of ${route}`,
      views: [
        ['en', 'd'],
        ['zh', 'm'],
      ],
      address: href(route),
      act: async (page) => {
        await page.locator('main form').last().locator('button').last().click();
        await page.locator('[aria-invalid="true"]').first().waitFor();
      },
    }),
  ),
  {
    name: 'errors of a new product',
    views: [
      ['en', 'd'],
      ['de', 'd'],
      ['ar', 'm'],
    ],
    address: href('supplierProductNew'),
    visitor: supplier,
    act: async (page, { productForm, form }) => {
      const next = page.getByRole('button', { name: form.step.next, exact: true });
      while (await next.isVisible()) await next.click();
      await press(page, productForm.submit);
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'selected products',
    views: [
      ['en', 'd'],
      ['ar', 'd'],
    ],
    address: href('supplierProduct'),
    visitor: supplier,
    act: async (page) => {
      const ticks = page.locator('main tbody').getByRole('checkbox');
      await ticks.nth(0).check();
      await ticks.nth(1).check();
    },
  },
  {
    name: 'invitation of a colleague',
    views: [
      ['en', 'd'],
      ['de', 'm'],
    ],
    address: href('supplierUserType', { type: accountParts.find((part) => part === 'users') ?? 'users' }),
    visitor: supplier,
    act: async (page, { accountCenter }) => {
      await press(page, accountCenter.addUser);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'errors of a request',
    views: [
      ['en', 'd'],
      ['ar', 'm'],
    ],
    address: href('purchaseForm'),
    visitor: purchaser,
    act: async (page, { form }) => {
      const next = page.getByRole('button', { name: form.step.next, exact: true });
      if (await next.isVisible()) await next.click();
      else await page.locator('main form button[type="submit"]').last().click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'sign out',
    views: [
      ['en', 'd'],
      ['ar', 'd'],
    ],
    address: href('purchaserUser'),
    visitor: purchaser,
    act: async (page, { form }) => {
      await press(page, form.signOut);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'rejection',
    views: [['zh', 'd']],
    address: { from: href('adminQueue', { section: 'company' }), link: /\/admin\/review\/\d+/ },
    visitor: reviewer,
    act: async (page, { console: t }) => {
      await page.keyboard.press('r');
      await page.getByRole('textbox', { name: t.decide.reason }).waitFor();
    },
  },
  {
    name: 'new tender alert',
    views: [
      ['en', 'd'],
      ['ar', 'm'],
    ],
    address: href('purchaserTenderAlert'),
    visitor: purchaser,
    act: (page, { tenderAlert }) => press(page, tenderAlert.add),
  },
];

/** Dialogs, menus and errors: opened by clicks. */
export const states: readonly Shot[] = list.flatMap(({ name, views, address, visitor, act }) =>
  views.map(([site, device]) => ({
    ...{ name, site, device, address, visitor: visitor ?? { who: null, kind: 'purchaser' } },
    act: (page: Page) => act(page, textOf(site)),
  })),
);
