import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { CapTable } from '@/components/company/upgrade/cap-table';
import { GateTable } from '@/components/company/upgrade/gate-table';
import { UpgradeLink } from '@/components/company/upgrade/standing-cards';
import { ChecklistCard } from '@/components/site/dashboard/checklist-card';
import { TaskCard } from '@/components/site/dashboard/task-card';
import { ViewsCard } from '@/components/site/dashboard/views-card';
import { profileDraft } from '@/lib/company/profile/call';
import { checklistOf } from '@/lib/company/profile/checklist';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { daysBefore, periodsOf } from '@/lib/stats/period';
import arabic from '@/messages/ar.json';
import english from '@/messages/en.json';

const show = (node: ReactNode, locale: Locale = 'en') =>
  render(
    <NextIntlClientProvider locale={locale} messages={(locale === 'ar' ? arabic : english) as typeof english}>
      {node}
    </NextIntlClientProvider>,
  );
const series = daysBefore('2026-11-20', 60).map((day, index) => ({ day, company: 1, product: index < 30 ? 10 : 20 }));
const views = { timeZone: 'Europe/Berlin', series, periods: periodsOf(series), products: [] };
const user = userEvent.setup();

describe('page views', () => {
  it('are compared for three periods, with a chart of the selected one', async () => {
    show(<ViewsCard views={views} device="d" open />);
    const month = screen.getByRole('tab', { name: /^Last month/ });
    expect(month).toHaveAttribute('aria-selected', 'true');
    expect(month).toHaveTextContent('600');
    expect(month).toHaveTextContent('up 100% on the previous period');
    expect(screen.getByRole('img', { name: /from 21 Oct to 19 Nov/ })).toBeInTheDocument();
    await user.click(month);
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: /^Last week/ })).toHaveFocus();
    expect(screen.getByRole('img', { name: /from 13 Nov to 19 Nov/ })).toBeInTheDocument();
  });

  it('are also in a table', () => {
    show(<ViewsCard views={views} device="d" open />);
    const table = within(screen.getByRole('tabpanel')).getByRole('table');
    const [, last] = within(table).getAllByRole('row');
    expect(last).toHaveTextContent(/19 Nov.*20.*10.*1/);
  });

  it('run from right to left in Arabic', () => {
    const firstPoint = (locale: Locale) => {
      const { container, unmount } = show(<ViewsCard views={views} device="d" open />, locale);
      const path = container.querySelector('[role=tabpanel]:not([hidden]) svg[role=img] path')?.getAttribute('d') ?? '';
      unmount();
      return Number(/^M([\d.]+)/.exec(path)?.[1]);
    };
    expect(firstPoint('en')).toBeLessThan(100);
    expect(firstPoint('ar')).toBeGreaterThan(600);
  });

  it('show a note if not yet available', () => {
    const none = series.map(({ day }) => ({ day, company: 0, product: 0 }));
    const empty = { ...views, series: none, periods: periodsOf(none) };
    const { unmount } = show(<ViewsCard views={empty} device="m" open />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent(/^No views in the last 60 days\.$/);
    unmount();
    show(<ViewsCard views={empty} device="m" open={false} />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent(english.dashboard.views.noneYet);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('the checklist', () => {
  it('distinguishes the logo from company photos', () => {
    const profile = profileDraft.parse({ locale: 'en', countryCode: 'CN', translations: { en: { name: 'Works' } } });
    const entries = checklistOf(profile, { certificates: 0, products: 0 });
    const checklist = entries.map((entry) => ({ ...entry, missing: [] }));
    const standing = { grade: 'C', gradeValidUntil: null, membership: 'regular', membershipValidUntil: null } as const;
    show(<ChecklistCard profile={{ status: 'normal', change: null, checklist, standing, profile }} reader="owner" />);
    expect(screen.getByText('Logo uploaded; company photos: 0 of 1')).toBeInTheDocument();
  });

  it('names what blocks submission, with links', () => {
    const profile = profileDraft.parse({
      locale: 'en',
      countryCode: 'CN',
      translations: { en: { name: 'Half Works', region: 'Hunan', city: 'Zhuzhou', address: 'Lane 1' } },
      email: 'office@probe.example',
      phone: '+86 731 5550 0189',
    });
    const standing = { grade: 'C', gradeValidUntil: null, membership: 'regular', membershipValidUntil: null } as const;
    const checklist = checklistOf(profile, { certificates: 0, products: 3 });
    const shown = { status: 'draft', change: null, checklist, standing, profile } as const;
    const { unmount } = show(<ChecklistCard profile={shown} reader="owner" />);
    expect(screen.getByText('Missing: Unified social credit code, Industries')).toBeInTheDocument();
    expect(screen.getByText('3 items are still missing before you can submit.')).toBeInTheDocument();
    expect(screen.getByText('Missing: Logo')).toBeInTheDocument();
    expect(screen.getByText('3 products')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Fill in Logo and company photos' })).toHaveAttribute(
      'href',
      '/companycenter/companyInfo/media.html',
    );
    unmount();
    show(<ChecklistCard profile={shown} reader="sales" />);
    expect(screen.getByText('3 items are still missing before you can submit.')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the table of gates', () => {
  it('ticks exactly what the rules allow, by grade and membership', () => {
    show(<GateTable held={{ grade: 'B', membership: 'gold' }} />);
    const ticks = (row: RegExp) =>
      within(screen.getByRole('row', { name: row }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    // C, B, A, Regular, Gold, Diamond
    const [yes, no] = ['Included', 'Not included'];
    expect(ticks(/^Company profile features/)).toEqual([no, yes, yes, no, no, no]);
    expect(ticks(/^Global launches/)).toEqual([no, no, no, no, yes, yes]);
    expect(ticks(/template: standard/)).toEqual([no, yes, yes, no, yes, yes]);
    expect(ticks(/template: advanced/)).toEqual([no, no, yes, no, no, yes]);
  });
});

const noTrade = { offers: [], notices: [] };

describe('the list of tasks', () => {
  it('has what buyers wait for, with details and deadline', () => {
    const offer = { requestId: 7, title: 'Slurry pumps', until: '2026-12-05T16:00:00Z', text: 'Faster delivery' };
    const notice = { id: 3, title: 'Your quotation has been accepted', text: 'For “Mixers”', read: false };
    const notices = [{ ...notice, path: '/companycenter/purchase/9.html', createdAt: '2026-12-01T10:00:00Z' }];
    show(<TaskCard tasks={[{ kind: 'email', count: 1 }]} trade={{ offers: [offer], notices }} timeZone="UTC" />);
    const [first, second, third] = screen.getAllByRole('link');
    expect(first).toHaveTextContent(/Improve your quotation for “Slurry pumps”Faster deliveryBy 5 Dec 2026/);
    expect(first).toHaveAttribute('href', href('supplierPurchaseQuote', { id: 7 }));
    expect(second).toHaveTextContent('Your quotation has been acceptedFor “Mixers”');
    expect(second).toHaveAttribute('href', '/companycenter/purchase/9.html');
    expect(third).toHaveTextContent('Confirm your email address');
  });

  it('leads to rejected items, then to the address', () => {
    show(
      <TaskCard
        tasks={[
          { kind: 'product', count: 2 },
          { kind: 'email', count: 1 },
        ]}
        trade={noTrade}
        timeZone="UTC"
      />,
    );
    const [product, email] = screen.getAllByRole('link');
    expect(product).toHaveTextContent('2 products were rejected');
    expect(product).toHaveAttribute('href', '/companycenter/productService.html?state=reject');
    expect(email).toHaveTextContent('Confirm your email address');
    expect(email).toHaveAttribute('href', '/companycenter/userManage/email.html');
  });

  it('is hidden when empty', () => {
    const { container } = show(<TaskCard tasks={[]} trade={noTrade} timeZone="UTC" />);
    expect(container).toBeEmptyDOMElement();
  });
});

it('offers an upgrade only to the owner, who may request it', () => {
  const { rerender } = render(<UpgradeLink reader="owner">Upgrade</UpgradeLink>);
  expect(screen.getByRole('link', { name: 'Upgrade' })).toBeVisible();
  for (const role of ['sales', 'editor'] as const) {
    rerender(<UpgradeLink reader={role}>Upgrade</UpgradeLink>);
    expect(screen.queryByRole('link')).toBeNull();
  }
});

it('the table of memberships has each one’s monthly quotations', () => {
  show(<CapTable />);
  expect(screen.getByRole('row', { name: /^Quotations a month/ })).toHaveTextContent(/10\s*60\s*No cap$/);
});
