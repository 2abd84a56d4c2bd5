import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Register } from '@/components/account/register';
import { writeProgress } from '@/components/account/register-store';
import type { call } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const called = vi.fn<typeof call>();
replace('@/lib/platform/http/client', { call: called });
called.mockResolvedValue({});
const assign = vi.fn();
const t = english.accountPage;

const finish = async (kind: 'supplier' | 'purchaser', search: string) => {
  vi.stubGlobal('location', { pathname: '/amember/register.html', search, hash: '', assign });
  writeProgress(kind, { step: 3, ticket: 't'.repeat(43), phone: '+12025550123', at: Date.now() });
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <Register kind={kind} countries={[{ code: 'US', name: 'United States', digits: '1' }]} />
    </NextIntlClientProvider>,
  );
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  await screen.findByText(t.register.profileTitle);
  fill(t.register.username, 'lena_hoffmann');
  fill(t.register.name, 'Lena');
  fill(t.email, 'lena@buyer.example');
  if (kind === 'supplier') fill(t.register.companyName, 'Probe Works');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: t.register.submit }));
  await screen.findByText(english.done.registered);
};

beforeEach(() => {
  assign.mockClear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it.each(['supplier', 'purchaser'] as const)(
  'tells a new %s of the e-mail, and links back to the previous page',
  async (kind) => {
    await finish(kind, '?redirect=%2Fproduct%2F11.html%3Fa%3D1');
    expect(screen.getByText('lena@buyer.example').closest('p')).toHaveTextContent('Open the link in it');
    await new Promise((later) => setTimeout(later));
    expect(assign).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: t.register.goBack })).toHaveAttribute('href', '/product/11.html?a=1');
  },
);

it.each([
  '',
  '?redirect=https%3A%2F%2Fevil.example',
  '?redirect=%2F%2Fevil.example',
  '?redirect=%2F%09%2Fevil.example',
])('stays with %s and shows the center', async (search) => {
  await finish('purchaser', search);
  expect(assign).not.toHaveBeenCalled();
  expect(screen.queryByRole('link', { name: t.register.goBack })).toBeNull();
  expect(screen.getByRole('link', { name: t.toPurchaserCenter })).toBeVisible();
});
