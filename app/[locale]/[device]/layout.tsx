import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ChosenCurrency } from '@/components/layout/chosen-currency';
import { EarlyAct } from '@/components/ui/early-act';
import { earlyInputScript } from '@/lib/platform/gateway/early-input';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { sites } from '@/lib/platform/i18n/site';

export const metadata: Metadata = { icons: { icon: [{ url: '/logo.svg', type: 'image/svg+xml' }] } };

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

/** Nothing is rendered at build: pages are rendered at the first visit and cached. */
export const generateStaticParams = () => [];

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { locale, device } = await pageLocale();
  return (
    <html lang={locale} dir={sites[locale].dir} data-locale={locale} data-device={device}>
      <body className={device === 'm' ? 'm' : undefined}>
        <script>{earlyInputScript}</script>
        {children}
        <EarlyAct />
        <ChosenCurrency />
      </body>
    </html>
  );
}
