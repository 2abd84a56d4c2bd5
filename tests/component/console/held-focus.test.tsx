import { readFileSync } from 'node:fs';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnswerForm } from '@/components/console/answer-form';
import { LicenceView } from '@/components/console/licence-view';
import { StandingForm } from '@/components/console/standing-form';
import { VisibilityButton } from '@/components/console/visibility-button';
import { type CheckKind, checkKinds } from '@/lib/company/check';
import type { StandingInput } from '@/lib/staff/schema';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const { callConsole } = vi.hoisted(() => ({ callConsole: vi.fn() }));
const router = { push: vi.fn(), refresh: vi.fn() };
replace('next/navigation', { useRouter: () => router });
replace('@/lib/staff/client', { callConsole });

const inEnglish = (node: ReactNode) => (
  <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
    {node}
  </NextIntlClientProvider>
);
const user = userEvent.setup();
const t = english.console;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  callConsole.mockResolvedValue({ id: 1, milliseconds: 10_000 });
});
afterEach(() => vi.clearAllMocks());

it('returns to the licence button once the viewer is closed', async () => {
  callConsole.mockResolvedValue({ address: '/storage/x.png', type: 'image/png' });
  render(inEnglish(<LicenceView companyId={1} fileKey="x" alt="Licence" readOnly={false} facts={[]} />));
  const opener = screen.getByRole('button', { name: t.review.showFile });
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: t.document.close }));
  expect(opener).toHaveFocus();
});

it('keeps the licence button focusable while it loads', async () => {
  let answer: (file: object) => void = () => undefined;
  callConsole.mockImplementation(() => new Promise((done) => (answer = done)));
  render(inEnglish(<LicenceView companyId={1} fileKey="x" alt="Licence" readOnly={false} facts={[]} />));
  const opener = screen.getByRole('button', { name: t.review.showFile });
  await user.dblClick(opener);
  expect(opener).toBeEnabled();
  expect(callConsole).toHaveBeenCalledTimes(1);
  answer({ address: '/storage/x.png', type: 'image/png' });
  await screen.findByRole('button', { name: t.document.close });
});

it('leaves the dimensions of the licence to the viewer', async () => {
  const style = document.createElement('style');
  style.textContent = readFileSync('app/center.css', 'utf8');
  document.head.append(style);
  callConsole.mockResolvedValue({ address: '/storage/x.png', type: 'image/png' });
  render(inEnglish(<LicenceView companyId={1} fileKey="x" alt="Licence" readOnly={false} facts={[]} />));
  await user.click(screen.getByRole('button', { name: t.review.showFile }));
  const picture = await screen.findByRole('img', { hidden: true });
  const rules = [...(style.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule);
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.filter(({ selectorText }) => picture.matches(selectorText)).map(({ cssText }) => cssText)).toEqual([]);
  style.remove();
});

const turn = (over: { held?: boolean; on?: boolean }) =>
  inEnglish(
    <VisibilityButton
      kind="product"
      id={4}
      revision={3}
      title="Pump"
      on={over.on ?? false}
      readOnly={false}
      held={over.held ?? false}
      told={{
        reader: 'de',
        presets: [{ key: 'claim', label: 'Claim', text: 'Kein Zertifikat.', own: 'No certificate.' }],
      }}
    />,
  );

it('offers the usual reasons for disabling in the supplier’s language', async () => {
  render(turn({}));
  await user.click(screen.getByRole('button', { name: t.visibility.disable }));
  expect(screen.getByText('The supplier reads Deutsch')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Claim' }));
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Kein Zertifikat.');
});

it('stays in place when a product was disabled, before and after the undo period', async () => {
  const { rerender } = render(turn({}));
  await user.click(screen.getByRole('button', { name: t.visibility.disable }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'No longer made');
  const [, confirm] = screen.getAllByRole('button', { name: t.visibility.disable });
  if (!confirm) throw new Error('no confirmation');
  await user.click(confirm);
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: t.visibility.disable })).toHaveFocus();
  rerender(turn({ held: true }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(t.undo.held));
  const place = document.activeElement;
  rerender(turn({ on: true }));
  expect(place).toHaveFocus();
  expect(place).toContainElement(screen.getByRole('button', { name: t.visibility.enable }));
});

it('stays below a saved standing', async () => {
  const standing: StandingInput = {
    ...{ companyId: 3, revision: 4, grade: 'C', gradeValidUntil: null, membership: 'gold' },
    ...{ membershipValidUntil: '2031-01-31', checks: [] },
  };
  const names = Object.fromEntries(checkKinds.map((kind) => [kind, kind])) as Record<CheckKind, string>;
  const form = (isHeld: boolean) =>
    inEnglish(
      <StandingForm
        standing={standing}
        today="2026-01-01"
        names={names}
        readOnly={false}
        held={isHeld}
        timeZone="UTC"
      />,
    );
  const { rerender } = render(form(false));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Membership/ }), 'regular');
  await user.click(screen.getByRole('button', { name: t.standing.save }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  rerender(form(true));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(t.standing.held));
  const place = document.activeElement;
  rerender(form(false));
  expect(place).toHaveFocus();
});

it('stays at an answered upgrade request', async () => {
  const answer = (isHeld: boolean) =>
    inEnglish(<AnswerForm id={5} revision={0} readOnly={false} held={isHeld} checksAt={null} />);
  const { rerender } = render(answer(false));
  await user.click(screen.getByRole('radio', { name: t.upgrade.decline }));
  await user.type(screen.getByRole('textbox'), 'Not yet');
  await user.click(screen.getByRole('button', { name: t.upgrade.send }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  rerender(answer(true));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(t.undo.held));
  rerender(answer(false));
  expect(screen.getByRole('textbox')).toHaveValue('Not yet');
});

it('links a grade request to the form of what was checked, and can still decline it', async () => {
  const place = '/admin/company/7#standing';
  render(inEnglish(<AnswerForm id={5} revision={0} readOnly={false} held={false} checksAt={place} />));
  expect(screen.getByText(t.upgrade.checksFirst)).toBeVisible();
  expect(screen.getByRole('link', { name: t.upgrade.checksLink })).toHaveAttribute('href', place);
  expect(screen.queryByRole('button', { name: t.upgrade.send })).toBeNull();
  await user.click(screen.getByRole('radio', { name: t.upgrade.decline }));
  expect(screen.queryByText(t.upgrade.checksFirst)).toBeNull();
  expect(screen.getByRole('button', { name: t.upgrade.send })).toBeVisible();
});
