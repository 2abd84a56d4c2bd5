import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { Register } from '@/components/account/register';
import { writeProgress } from '@/components/account/register-store';
import english from '@/messages/en.json';

it('a registration goes back one step at a time', async () => {
  writeProgress('purchaser', { step: 3, ticket: 'ticket', phone: '+12025550100', at: Date.now() });
  render(
    <NextIntlClientProvider locale="en" messages={english}>
      <Register kind="purchaser" countries={[{ code: 'US', name: 'United States', digits: '1' }]} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Tell us who you are' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'Choose a password' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Use another number' }));
  expect(screen.getByRole('heading', { name: 'Verify your phone number' })).toBeInTheDocument();
});
