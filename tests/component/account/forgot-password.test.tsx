import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { ForgotPassword } from '@/components/account/forgot-password';
import type { call } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '@/tests/component/doubles';

const called = vi.fn<typeof call>();
replace('@/lib/platform/http/client', { call: called });
replace('@/lib/account/captcha/client', { solveCaptcha: async () => 1 });

const { accountPage: t, form } = english;
const countries = [{ code: 'US', name: 'United States', digits: '1' }];

it('asks for the code first, then for the new password', async () => {
  called.mockImplementation(async (path) =>
    path === '/api/captcha' ? { id: 'x', image: '', challenge: '', most: 1 } : { resend: 60 },
  );
  render(
    <NextIntlClientProvider locale="en" messages={english}>
      <ForgotPassword kind="supplier" countries={countries} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('button', { name: form.code.send })).toHaveClass('bg-accent');
  expect(screen.queryByLabelText(t.code)).toBeNull();
  expect(screen.queryByLabelText(t.newPassword)).toBeNull();
  expect(screen.queryByRole('button', { name: t.forget.submit })).toBeNull();
  await userEvent.type(screen.getByLabelText(t.phone), '2025550123');
  await userEvent.click(screen.getByRole('button', { name: form.code.send }));
  await userEvent.type(await screen.findByLabelText(t.code), '123456');
  expect(screen.getByLabelText(t.newPassword)).toBeVisible();
  const submit = screen.getByRole('button', { name: t.forget.submit });
  expect(submit.closest('[data-main-act]')).not.toBeNull();
});
