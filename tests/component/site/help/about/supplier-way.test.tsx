import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { AboutText } from '@/components/site/help/about/about-text';
import { SupplierWay } from '@/components/site/help/about/supplier-way';
import type { ContentDetail } from '@/lib/content/types';
import { href } from '@/lib/platform/routes/address';
import messages from '@/messages/en.json';

const show = (place: 'top' | 'bottom') =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <SupplierWay place={place} />
    </NextIntlClientProvider>,
  );

it('states the cost of selling above the text, with a link to registration', () => {
  show('top');
  expect(screen.getByText(/agreed on request/)).toBeVisible();
  const way = screen.getByRole('link', { name: 'Register as a supplier for free' });
  expect(way).toHaveAttribute('href', href('supplierRegister'));
});

it('ends with only the link to registration', () => {
  show('bottom');
  expect(screen.getByRole('link', { name: 'Register as a supplier for free' })).toBeVisible();
  expect(screen.queryByText(/agreed on request/)).toBeNull();
});

it('is only on the page about taking part, above and below its text', () => {
  const content = {
    title: { text: 'x', locale: 'en' },
    cover: null,
    body: { type: 'doc', content: [] },
  } as unknown as ContentDetail;
  const page = (nav: 'join' | 'contact') => (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <AboutText nav={nav} content={content} locale="en" />
    </NextIntlClientProvider>
  );
  const { rerender } = render(page('join'));
  expect(screen.getAllByRole('link')).toHaveLength(2);
  rerender(page('contact'));
  expect(screen.queryByRole('link')).toBeNull();
});
