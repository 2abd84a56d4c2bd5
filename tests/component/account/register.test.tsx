import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { Register } from '@/components/account/register';
import { writeProgress } from '@/components/account/register-store';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const texts = english.accountPage;
const countries = [
  { code: 'DE', name: 'Germany', digits: '49' },
  { code: 'US', name: 'United States', digits: '1' },
];
const user = userEvent.setup();
const open = () =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <Register kind="supplier" countries={countries} />
    </NextIntlClientProvider>,
  );
const box = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  call.mockReset();
});

it('restores the number after a reload', async () => {
  const { unmount } = open();
  await user.type(await box(texts.phone), '15212345678');
  unmount();
  open();
  expect(await box(texts.phone)).toHaveValue('15212345678');
});

it('preselects the country of the browser’s locale for the site’s language', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en-DE']);
  open();
  await box(texts.phone);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Germany +49');
  languages.mockRestore();
});

it('restores person and company until registered, but not the consent', async () => {
  const progress = { step: 3, ticket: 'x'.repeat(32), phone: '+4915212345678', at: Date.now() } as const;
  writeProgress('supplier', progress);
  const { unmount } = open();
  await user.type(await box(texts.register.username), 'otto_works');
  await user.type(await box(texts.register.name), 'Otto');
  await user.type(await box(texts.email), 'otto@works.example');
  await user.type(await box(texts.register.companyName), 'Otto Works');
  await user.click(screen.getByRole('checkbox'));
  unmount();
  open();
  expect(await box(texts.register.username)).toHaveValue('otto_works');
  expect(await box(texts.register.companyName)).toHaveValue('Otto Works');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(sessionStorage.getItem('registration.typed.supplier.profile')).not.toContain(progress.ticket);
  call.mockResolvedValue(null);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: texts.register.submit }));
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(call.mock.calls[0]?.[1]).toMatchObject({ username: 'otto_works', ticket: progress.ticket, agreement: true });
  expect(await screen.findByText('otto@works.example')).toBeVisible();
  await waitFor(() => expect(sessionStorage.getItem('registration.typed.supplier.profile')).toBeNull());
});

it('shows the username rule once, valid or not', async () => {
  writeProgress('supplier', { step: 3, ticket: 'x'.repeat(32), phone: '+4915212345678', at: Date.now() });
  open();
  const rule = english.validation.username;
  await user.type(await box(texts.register.username), '12');
  expect(screen.getByText(rule)).toHaveClass('fd-h');
  await user.click(screen.getByRole('button', { name: texts.register.submit }));
  await waitFor(() => expect(screen.getByText(rule)).toHaveClass('fd-e'));
});
