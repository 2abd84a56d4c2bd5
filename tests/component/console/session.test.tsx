import { render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { SignInScreen } from '@/components/console/sign-in-screen';
import { CallFailure } from '@/lib/platform/http/client';
import { callConsole } from '@/lib/staff/client';
import { staffSignOutCall } from '@/lib/staff/schema';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
replace('@/lib/platform/http/client', { call });
replace('next/navigation', { useRouter: () => ({ refresh: vi.fn() }) });
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'console') => createTranslator({ locale: 'en', messages: english, namespace }),
}));
const words = 'Your session has ended. Sign in to continue where you were.';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a session that has ended leads to the sign-in page with the reason', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: '/admin/review/7', search: '?grade=A', assign });
  call.mockRejectedValue(new CallFailure(401, '', [], null));
  await expect(callConsole(staffSignOutCall, {})).rejects.toThrow(CallFailure);
  expect(assign).toHaveBeenCalledWith('/admin/login?redirect=%2Fadmin%2Freview%2F7%3Fgrade%3DA&ended=1');
});

it('the sign-in page says that a session has ended, only then', async () => {
  const page = async (ended: boolean) => (
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      {await SignInScreen({ back: '/admin', ended, locale: 'en' })}
    </NextIntlClientProvider>
  );
  const { rerender } = render(await page(false));
  expect(screen.queryByText(words)).toBeNull();
  rerender(await page(true));
  expect(screen.getByText(words)).toBeInTheDocument();
});
