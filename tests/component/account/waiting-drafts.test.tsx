import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it } from 'vitest';
import { EndedNote } from '@/components/account/ended-note';
import { WaitingNote } from '@/components/account/waiting-drafts';
import english from '@/messages/en.json';

const { ended } = english.accountPage;
const show = (note = <EndedNote reason="lost" />) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      {note}
    </NextIntlClientProvider>,
  );

beforeEach(() => localStorage.clear());

it('gives the exact reason, and says that input is kept', () => {
  localStorage.setItem('draft:product:1:7', '[]');
  show();
  expect(screen.getByText(ended.lost)).toBeVisible();
  expect(screen.getByText(ended.kept)).toBeVisible();
  expect(screen.getByRole('status')).not.toHaveTextContent(/days/);
});

it('mentions no kept input if there is none', () => {
  show();
  expect(screen.queryByText(ended.kept)).toBeNull();
});

it('says that input is kept if the reason is unknown', () => {
  localStorage.setItem('draft:product:1:7', '[]');
  show(<WaitingNote />);
  expect(screen.getByRole('status')).toHaveTextContent(ended.kept);
});

it('shows a visitor without input no note', () => {
  show(<WaitingNote />);
  expect(screen.queryByRole('status')).toBeNull();
});
