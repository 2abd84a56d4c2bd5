import { cleanup, render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ComparisonSection } from '@/components/quotation/comparison/comparison-section';
import { purchaseFields } from '@/lib/purchase/schema';
import english from '@/messages/en.json';

vi.mock('next-intl/server', () => ({
  getLocale: async () => 'en',
  getTranslations: async (namespace: 'purchaseCenter') =>
    createTranslator({ locale: 'en', messages: english, namespace }),
}));
vi.mock('@/components/layout/center/center-messages', () => ({
  CenterMessages: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('@/lib/platform/translate/service', () => ({ canTranslate: () => false }));
vi.mock('@/components/quotation/comparison/comparison', () => ({ Comparison: () => null }));

const open = async (locale: 'ar' | 'fr', translations: object) => {
  const purchase = purchaseFields.parse({ locale, translations });
  const actor = { timeZone: 'UTC' };
  const found = { id: 5, state: 'open', purchase };
  const choice = { currency: null, quantity: null };
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      {await ComparisonSection({ actor, found, choice } as never)}
    </NextIntlClientProvider>,
  );
};
const inside = (title: string) => screen.getByText(title).closest('[lang]');

it('has the request’s title as heading, marked with its language', async () => {
  await open('ar', { ar: { title: 'مضخات' }, fr: { title: 'Pompes' } });
  expect(inside('مضخات')).toHaveAttribute('lang', 'ar');
  expect(inside('مضخات')).toHaveAttribute('dir', 'rtl');
  cleanup();
  await open('ar', { ar: { title: 'مضخات' }, en: { title: 'Pumps' } });
  expect(inside('Pumps')).toHaveAttribute('lang', 'en');
  cleanup();
  await open('fr', { fr: { title: '' }, de: { title: 'Pumpen' } });
  expect(inside('Pumpen')).toHaveAttribute('lang', 'de');
});
