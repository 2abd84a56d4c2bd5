import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { ClaimButton } from '@/components/console/claim-button';
import { ToastRegion } from '@/components/form/toast';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
const refresh = vi.hoisted(() => vi.fn());
replace('@/lib/platform/http/client', { call });
replace('next/navigation', { useRouter: () => ({ refresh }) });

it('hides the version that was read, and reports if another reviewer decided meanwhile', async () => {
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <ClaimButton claim={{ id: 4, read: 'claimed', text: '0171 1234567' }} state="hidden" />
      <ToastRegion />
    </NextIntlClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Hide again: 0171 1234567' });
  call.mockResolvedValue(null);
  await user.click(button);
  expect(call.mock.lastCall?.slice(0, 2)).toEqual([
    '/api/admin/purchase/contact',
    { id: 4, read: 'claimed', state: 'hidden' },
  ]);
  expect(await screen.findByText('“0171 1234567” is hidden; its author has been told')).toBeVisible();
  call.mockRejectedValue(new CallFailure(409, 'It was changed meanwhile', [], null));
  await user.click(button);
  expect(await screen.findByText('It was changed meanwhile')).toBeVisible();
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
});
