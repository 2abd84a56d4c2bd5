import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { Proof } from '@/components/company/proof';
import type { CompanyRecord } from '@/lib/company/types';
import { href } from '@/lib/platform/routes/address';
import type { Response } from '@/lib/quotation/response/types';
import messages from '@/messages/en.json';

const t = messages.company;
const audited: CompanyRecord = {
  id: 3,
  grade: 'A',
  membership: 'gold',
  years: 6,
  gradeValidUntil: '2099-05-23',
  expiredGrade: null,
  verifications: [
    { kind: 'licence', checkedOn: '2026-03-01', validUntil: '2099-12-01' },
    { kind: 'works', checkedOn: '2026-08-09', validUntil: null },
    { kind: 'bank', checkedOn: '2020-08-09', validUntil: '2021-08-09' },
  ],
};
const registered: CompanyRecord = { ...audited, grade: 'C', gradeValidUntil: null, verifications: [] };

function show(over: Partial<CompanyRecord>, more: { response?: Response | null; form?: 'line' | 'mark' } = {}) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Proof company={{ ...audited, ...over }} locale="en" {...more} />
    </NextIntlClientProvider>,
  );
  return screen.getByRole('list', { name: t.gradeLabel });
}
/** The items of the strip; panels are closed. */
const items = (strip: HTMLElement): string[] =>
  [...strip.children].map((item) => {
    const copy = item.cloneNode(true) as HTMLElement;
    copy.querySelector('[role=dialog]')?.remove();
    return copy.textContent ?? '';
  });
const panelOf = (name: string): HTMLElement => {
  const button = screen.getByRole('button', { name: `${name}: what this means` });
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!panel) throw new Error(`${name} has no panel`);
  expect(panel).toHaveAttribute('popover', 'auto');
  return panel;
};

it('says of an audited supplier what was checked, when, until when, and for how long it has been here', () => {
  expect(items(show({}))).toEqual([
    'Audited',
    'Verified until 23 May 2099',
    '2 of 7 checks valid, the last on 9 Aug 2026',
    '6 years on GECO',
    'Gold member',
    t.record.read,
  ]);
  expect(screen.getAllByRole('link', { name: t.record.read })[0]).toHaveAttribute(
    'href',
    href('companyAdvancedDetail', { id: 3 }),
  );
});

it('explains the grade, check by check, with what was not done and what has expired', () => {
  show({});
  const panel = panelOf('Audited');
  expect(panel).toHaveTextContent(t.record.gradeA);
  const checks = within(panel).getAllByRole('listitem', { hidden: true });
  expect(checks.map(({ textContent }) => textContent)).toEqual([
    'Business licence1 Mar 2026',
    'Business addressNot done',
    'Contact personNot done',
    'Import/export registrationNot done',
    'Bank accountExpired',
    'Factory visit9 Aug 2026',
    'Quality controlNot done',
  ]);
});

it('explains that membership is paid for and proves nothing', () => {
  show({});
  const panel = panelOf('Gold member');
  expect(panel).toHaveTextContent(t.record.notMembership);
  expect(panel).not.toHaveTextContent(/Audited|Verified/);
});

it('says of checked documents that nobody has been there', () => {
  expect(items(show({ grade: 'B', gradeValidUntil: '2098-01-02' }))[0]).toBe('Documents checked');
  expect(panelOf('Documents checked')).toHaveTextContent(t.record.gradeB);
});

it('claims nothing for a registered supplier, whatever its membership', () => {
  const strip = show({ ...registered, membership: 'diamond', years: 0 });
  expect(items(strip)).toEqual(['Registered', t.proof.unchecked, 'New on GECO', 'Diamond member']);
  expect(panelOf('Registered')).toHaveTextContent(t.record.gradeC);
  expect(screen.queryByRole('link', { hidden: true })).toBeNull();
});

it('shows an expired grade as expired, without its checks', () => {
  const strip = show({ ...audited, ...registered, expiredGrade: { grade: 'A', on: '2026-02-03' } });
  expect(items(strip).slice(0, 3)).toEqual(['Registered', '“Audited” expired on 3 Feb 2026', '6 years on GECO']);
});

it('states the response to invitations with its basis only if it is known', () => {
  const strip = show({}, { response: { invited: 12, answered: 9, hours: 5.2 } });
  expect(items(strip).slice(4, 6)).toEqual(['Quoted for 75% of 12 invitations', 'Median time to quote: 5 hours']);
});

it('states no time where no invitation was answered', () => {
  const strip = show({}, { response: { invited: 12, answered: 0, hours: null } });
  expect(strip).toHaveTextContent('Quoted for 0% of 12 invitations');
  expect(strip).not.toHaveTextContent('Median');
});

it('has everything else in one panel where there is little room', () => {
  const strip = show({}, { form: 'line', response: { invited: 12, answered: 9, hours: 72 } });
  expect(items(strip)).toEqual(['Audited', 'Verified until 23 May 2099']);
  expect(panelOf('Audited')).toHaveTextContent(
    /2 of 7 checks valid.*6 years on GECO.*75% of 12.*3 days.*Gold member.*proves nothing/,
  );
});

it('is the grade alone in the narrowest heads', () => {
  expect(items(show({}, { form: 'mark' }))).toEqual(['Audited']);
  expect(panelOf('Audited')).toHaveTextContent(/Verified until 23 May 2099.*2 of 7 checks valid/);
});
