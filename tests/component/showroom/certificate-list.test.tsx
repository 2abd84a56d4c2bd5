import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { CertificateTable } from '@/components/showroom/certificate-list';
import type { ShowroomCertificate } from '@/lib/showroom/types';
import english from '@/messages/en.json';

const item = (id: number, picture: string): ShowroomCertificate => ({
  ...{ id, type: 'system', number: `N-${id}`, issuedOn: '2026-01-02', validUntil: null, picture },
  name: { text: `System ${id}`, locale: 'en' },
  issuer: { text: 'Probe Register', locale: 'en' },
  scope: { text: 'Pumps', locale: 'en' },
});

it('links to a PDF certificate, and shows a picture', () => {
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <CertificateTable items={[item(1, 'u/2026/11/a.pdf'), item(2, 'u/2026/11/b.jpg')]} locale="en" />
    </NextIntlClientProvider>,
  );
  const document = screen.getByRole('link', { name: 'View the document: System 1' });
  expect(document).toHaveAttribute('href', '/storage/u/2026/11/a.pdf');
  expect(document.querySelector('img')).toBeNull();
  const drawn = screen.getByRole('link', { name: 'View the document: System 2' });
  expect(drawn.querySelector('img')).not.toBeNull();
});
