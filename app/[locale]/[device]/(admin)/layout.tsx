import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/form/client-messages';
import { config } from '@/lib/platform/config';
import '@/app/globals.css';
import '@/app/form.css';
import '@/app/center.css';

/** Pages depend on the session; set here, since the root layout is static. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('console');
  const title = `${t('title')} · ${config.name.short}`;
  return { title: { default: title, template: `%s · ${title}` }, robots: { index: false, follow: false } };
}

/** No guard: every page requires its own session. */
export default function ConsoleLayout({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={['console']}>{children}</ClientMessages>;
}
