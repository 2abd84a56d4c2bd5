import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { StandingMark } from '@/components/list/mark/days-left';
import { OriginalTitle, TenderTitle } from '@/components/tender/tender-title';
import type { Locale } from '@/lib/platform/i18n/site';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';

const item = { title: { text: 'Przepompownia', locale: 'pl' }, cpv: '45' as const, category: null };
const tables = { zh, en, ar } as const;
const show = (locale: 'zh' | 'en' | 'ar', of: Parameters<typeof TenderTitle>[0]['item']) =>
  render(
    <NextIntlClientProvider locale={locale} messages={tables[locale] as typeof en} timeZone="UTC">
      <h3>
        <TenderTitle item={of} locale={locale as Locale} />
      </h3>
      <OriginalTitle item={of} locale={locale as Locale} />
      <StandingMark item={{ status: 'planned', deadlineAt: null }} />
    </NextIntlClientProvider>,
  ).container;

it.each([
  ['en', 'Construction work', 'Original title (Polish): Przepompownia', 'Planned'],
  ['zh', '建筑工程', '原标题（波兰语）： Przepompownia', '采购预告'],
  ['ar', 'أعمال البناء', 'العنوان الأصلي (البولندية): Przepompownia', 'إعلان مسبق'],
] as const)('a notice in an unsupported language is named by its CPV code: %s', (locale, title, original, standing) => {
  const shown = show(locale, item);
  expect(shown.querySelector('h3')?.textContent).toBe(title);
  expect(shown.querySelector('p')?.textContent).toBe(original);
  expect(shown.querySelector('p [lang=pl]')?.textContent).toBe('Przepompownia');
  expect(shown.querySelector('[data-standing=planned]')?.textContent).toBe(standing);
});

it('without CPV by its kind; in a supported language by its title', () => {
  expect(show('en', { ...item, cpv: null, category: 'services' }).querySelector('h3')?.textContent).toBe(
    'Tenders for services',
  );
  expect(show('en', { ...item, cpv: null }).querySelector('h3')?.textContent).toBe('Tender notice');
  const german = show('en', { ...item, title: { text: 'Pumpwerk', locale: 'de' } });
  expect(german.querySelector('h3')?.textContent).toBe('Pumpwerk');
  expect(german.querySelector('p')).toBeNull();
});
