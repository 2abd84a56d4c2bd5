import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StandingForm } from '@/components/console/standing-form';
import { type CheckKind, checkKinds } from '@/lib/company/check';
import { CallFailure } from '@/lib/platform/http/client';
import type { StandingInput } from '@/lib/staff/schema';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const { refresh, callConsole } = vi.hoisted(() => ({ refresh: vi.fn(), callConsole: vi.fn() }));
const router = { refresh };
replace('next/navigation', { useRouter: () => router });
replace('@/lib/staff/client', { callConsole });

const read: StandingInput = {
  companyId: 3,
  revision: 4,
  grade: 'C',
  gradeValidUntil: null,
  membership: 'regular',
  membershipValidUntil: null,
  checks: [],
};
const theirs: StandingInput = { ...read, revision: 5, membership: 'gold', membershipValidUntil: '2030-01-31' };
const [kind] = checkKinds;
const names = Object.fromEntries(checkKinds.map((one) => [one, `Check ${one}`])) as Record<CheckKind, string>;
const form = (standing: StandingInput, isHeld = false) => (
  <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
    <StandingForm standing={standing} today="2026-01-01" names={names} readOnly={false} held={isHeld} timeZone="UTC" />
  </NextIntlClientProvider>
);
const user = userEvent.setup();
const box = (name: string) => screen.getByRole('combobox', { name: new RegExp(`^${name}`) });
const save = () => user.click(screen.getByRole('button', { name: 'Save grade and membership' }));
const sent = () => callConsole.mock.calls.map(([, input]) => input);

beforeEach(() => {
  callConsole.mockReset();
  callConsole.mockResolvedValue({ id: 1, milliseconds: 10_000 });
});

describe('a standing set by a colleague meanwhile', () => {
  it('is shown where nothing was edited, and replaced based on it', async () => {
    const { rerender } = render(form(read));
    rerender(form(theirs));
    await waitFor(() => expect(box('Membership')).toHaveValue('gold'));
    await user.selectOptions(box('Membership'), 'regular');
    await save();
    await waitFor(() => expect(sent()).toMatchObject([{ revision: 5, membership: 'regular' }]));
  });

  it('does not discard edits, and conflicts on save', async () => {
    const { rerender } = render(form(read));
    await user.selectOptions(box('Membership'), 'diamond');
    await user.type(screen.getByLabelText(/^Membership valid until/, { selector: 'input' }), '2031-05-31');
    rerender(form(theirs));
    expect(box('Membership')).toHaveValue('diamond');
    const checks = [
      { kind, checkedOn: '2025-02-01', validUntil: null },
      { kind: checkKinds[1], checkedOn: '2025-02-01', validUntil: '2028-02-01' },
    ];
    const data = { revision: 5, by: 'Anna', own: false, at: '2026-03-12T14:05:00Z', current: { ...theirs, checks } };
    callConsole.mockRejectedValueOnce(
      new CallFailure(409, 'Changed', [{ field: 'revision', key: 'changed', message: 'Changed' }], null, { data }),
    );
    await save();
    const dialog = await screen.findByRole('dialog', { name: /Anna/ });
    expect(sent()).toMatchObject([{ revision: 4, membership: 'diamond' }]);
    expect(within(dialog).getByRole('radio', { name: /Gold/ })).not.toBeChecked();
    expect(within(dialog).getByText(`Check ${kind}: checked 1 Feb 2025, no end date`)).toBeInTheDocument();
    expect(
      within(dialog).getByText(`Check ${checkKinds[1]}: checked 1 Feb 2025, valid until 1 Feb 2028`),
    ).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Apply selection' }));
    await save();
    await waitFor(() => expect(sent()[1]).toMatchObject({ revision: 5, membership: 'diamond', checks }));
  });

  it('cannot be saved without a change', async () => {
    render(form(read));
    expect(screen.getByRole('button', { name: 'Save grade and membership' })).toBeDisabled();
    await user.selectOptions(box('Membership'), 'gold');
    expect(screen.getByRole('button', { name: 'Save grade and membership' })).toBeEnabled();
  });

  it('is announced while it can be undone, and no input is lost', async () => {
    render(form(read));
    await user.selectOptions(box('Membership'), 'gold');
    await user.type(screen.getByLabelText(/^Membership valid until/, { selector: 'input' }), '2031-05-31');
    const data = { by: 'Anna', own: false, at: '2026-03-12T14:05:00Z', action: 'company.standing' };
    callConsole.mockRejectedValueOnce(new CallFailure(409, 'Decided', [], null, { data }));
    await save();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Anna has just changed this');
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    expect(box('Membership')).toHaveValue('gold');
  });

  it('is the form’s own once the undo period is over', async () => {
    const { rerender } = render(form(read));
    await user.selectOptions(box('Membership'), 'gold');
    await user.type(screen.getByLabelText(/^Membership valid until/, { selector: 'input' }), '2030-01-31');
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    rerender(form(read, true));
    expect(box('Membership')).toHaveValue('gold');
    rerender(form(theirs));
    await user.selectOptions(box('Membership'), 'regular');
    await save();
    await waitFor(() => expect(sent()[1]).toMatchObject({ revision: 5, membership: 'regular' }));
  });
});
