import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { NameForm } from '@/components/account/center/name-form';
import { UserDialog } from '@/components/account/center/user-dialog';
import type { CompanyUser } from '@/lib/account/user/schema';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const user = userEvent.setup();
const open = (children: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );
const colleague = { id: 8, name: 'Jana Vogt', position: 'Buyer', role: 'sales' } as CompanyUser;
const dialog = (of: CompanyUser | null) => (
  <UserDialog
    draftName="user:1"
    user={of}
    countries={[{ code: 'DE', name: 'Germany', digits: '49' }]}
    ownPhone="+4930123456"
    onClose={() => undefined}
    onDone={() => undefined}
  />
);
const field = (name: RegExp) => screen.getByRole('textbox', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  call.mockReset();
  call.mockResolvedValue(null);
});

it('keeps an unsent invitation until it is sent', async () => {
  const first = open(dialog(null));
  await user.type(field(/^Name/), 'Jana Vogt');
  await user.type(field(/^Mobile|phone/i), '15112345678');
  first.unmount();
  const second = open(dialog(null));
  expect(field(/^Name/)).toHaveValue('Jana Vogt');
  expect(screen.getByText(/have been restored/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: english.accountCenter.invite }));
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  await waitFor(() => expect(localStorage).toHaveLength(0));
  second.unmount();
  open(dialog(null));
  expect(field(/^Name/)).toHaveValue('');
});

it('keeps edits of a user over a colleague’s newer version', async () => {
  const first = open(dialog(colleague));
  await user.type(field(/^Name/), '-Meier');
  first.unmount();
  open(dialog({ ...colleague, position: 'Head of purchasing' }));
  expect(field(/^Name/)).toHaveValue('Jana Vogt-Meier');
  expect(field(/^Position/)).toHaveValue('Head of purchasing');
});

it('keeps an edited name until saved', async () => {
  const form = <NameForm kind="supplier" id={3} name="Karl" position="" />;
  const first = open(form);
  await user.type(field(/^Name/), ' Müller');
  first.unmount();
  open(form);
  expect(field(/^Name/)).toHaveValue('Karl Müller');
  await user.click(screen.getByRole('button', { name: english.accountCenter.saveName }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(call.mock.calls[0]?.[1]).toEqual({ name: 'Karl Müller', position: '' });
});
