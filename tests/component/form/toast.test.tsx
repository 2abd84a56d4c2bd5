import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { carryToast, ToastRegion } from '@/components/form/toast';
import english from '@/messages/en.json';

const page = () =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <ToastRegion />
    </NextIntlClientProvider>,
  );

it('a message shown before leaving a page appears on the next one, once', async () => {
  carryToast('Submitted Successfully');
  expect(screen.queryByText('Submitted Successfully')).toBeNull();
  page();
  expect(await screen.findByText('Submitted Successfully')).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});
