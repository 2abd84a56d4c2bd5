import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { AccountRows } from '@/components/account/center/account-rows';
import { AccountCard } from '@/components/account/center/card';
import { PhoneScope } from '@/components/form/phone-scope';

const rows = (
  <AccountRows>
    <AccountCard title="Facts">{'Since 2024'}</AccountCard>
    <AccountCard title="Phone" row="phone" now="+49 30 1">
      <input aria-label="New number" />
    </AccountCard>
    <AccountCard title="E-mail" row="email">
      <input aria-label="New address" />
    </AccountCard>
  </AccountRows>
);
const user = userEvent.setup();
const field = (name: string) => screen.getByLabelText(name);
const row = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  location.hash = '';
});

it('expands one row at a time, also by address, and keeps its input', async () => {
  location.hash = '#/phone';
  render(rows);
  expect(field('New number')).toBeVisible();
  await user.type(field('New number'), '123');
  await user.click(row(/^E-mail/));
  expect(location.hash).toBe('#/email');
  expect(field('New address')).toBeVisible();
  expect(field('New number')).not.toBeVisible();
  expect(row(/^Phone/)).toHaveTextContent('+49 30 1');
  await user.click(row(/^Phone/));
  expect(field('New number')).toHaveValue('123');
  expect(screen.getByText('Since 2024')).toBeVisible();
});

it('opens a row as a screen on a phone, and returns to the list when closed', async () => {
  render(<PhoneScope>{rows}</PhoneScope>);
  expect(row(/^Phone/)).toHaveAttribute('aria-expanded', 'false');
  await user.click(row(/^Phone/));
  expect(field('New number')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^E-mail/ })).toBeNull();
  expect(screen.getByText('Since 2024')).not.toBeVisible();
  await user.click(row(/^Phone/));
  expect(await screen.findByRole('button', { name: /^E-mail/ })).toBeVisible();
  expect(field('New number')).not.toBeVisible();
});
