import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SupplierFrameSection } from '@/components/shell/supplier-frame-section';
import { config } from '@/lib/platform/config';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import '@/app/globals.css';
import '@/app/form.css';
import '@/app/center.css';

/** Pages depend on the session; set here, since the root layout is static. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('center');
  const title = `${t('supplierTitle')} · ${config.name.short}`;
  return { title: { default: title, template: `%s · ${title}` }, robots: { index: false, follow: false } };
}

export default async function SupplierLayout({ children }: { children: ReactNode }) {
  const { locale, device } = await pageLocale();
  return (
    <SupplierFrameSection locale={locale} device={device}>
      {children}
    </SupplierFrameSection>
  );
}
