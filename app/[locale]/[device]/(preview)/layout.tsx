import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { config } from '@/lib/platform/config';
import '@/app/globals.css';
import '@/app/card.css';
import '@/app/showroom.css';
import '@/app/profile.css';
import '@/app/case.css';
import '@/app/showroom-home.css';
import '@/app/template.css';

/** Pages depend on the session; set here, since the root layout is static. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('center');
  const title = `${t('supplierTitle')} · ${config.name.short}`;
  return { title: { default: title, template: `%s · ${title}` }, robots: { index: false, follow: false } };
}

/** Without the center's frame: shown as to visitors. */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}
