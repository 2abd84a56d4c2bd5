import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import axe from 'axe-core';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { ToastRegion } from '@/components/form/toast';
import arabic from '@/messages/ar.json';
import english from '@/messages/en.json';

/** Renders like a center page, right to left in Arabic. */
export const show = (children: ReactNode, locale: 'en' | 'ar' = 'en') => {
  document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
  return render(
    <NextIntlClientProvider
      locale={locale}
      messages={locale === 'ar' ? (arabic as typeof english) : english}
      timeZone="UTC"
    >
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <main dir={locale === 'ar' ? 'rtl' : 'ltr'}>{children}</main>
        <ToastRegion />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
};

/** Names of axe rules that fail; jsdom has no colours. */
export const flaws = async (): Promise<string[]> => {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
