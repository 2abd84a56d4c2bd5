import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { Forget } from '@/components/account/forget';
import { PhoneScope } from '@/components/form/phone-scope';
import english from '@/messages/en.json';

const { accountPage: t, form } = english;
const countries = [{ code: 'US', name: 'United States', digits: '1' }];
const show = (onPhone: boolean) => {
  const screens = <Forget kind="supplier" countries={countries} />;
  return render(
    <NextIntlClientProvider locale="en" messages={english}>
      {onPhone ? <PhoneScope>{screens}</PhoneScope> : screens}
    </NextIntlClientProvider>,
  );
};

it('asks a phone for the code first, and for the new password once there is one', async () => {
  show(true);
  expect(screen.getByRole('button', { name: form.code.send })).toHaveClass('p');
  expect(screen.queryByLabelText(t.newPassword)).toBeNull();
  expect(screen.queryByRole('button', { name: t.forget.submit })).toBeNull();
  await userEvent.type(screen.getByLabelText(t.code), '123456');
  expect(screen.getByLabelText(t.newPassword)).toBeVisible();
  const submit = screen.getByRole('button', { name: t.forget.submit });
  expect(submit.closest('.acc-go')).not.toBeNull();
});

it('shows a desktop all of it at once', () => {
  show(false);
  expect(screen.getByLabelText(t.newPassword)).toBeVisible();
  expect(screen.getByRole('button', { name: t.forget.submit })).toBeVisible();
});
