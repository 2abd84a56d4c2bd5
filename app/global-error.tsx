'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { defaultLocale, isLocale, type Locale, sites } from '@/lib/platform/i18n/site';
import './public.css';

const FailedPage = dynamic(() => import('@/components/layout/failed-page').then((module) => module.FailedPage), {
  ssr: false,
});

type Props = { error: Error & { digest?: string }; reset: () => void };

export default function GlobalError({ error, reset }: Props) {
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  useEffect(() => {
    const [label = ''] = location.hostname.split('.');
    if (isLocale(label)) setLocale(label);
  }, []);
  return (
    <html lang={locale} dir={sites[locale].dir} data-locale={locale}>
      <body>
        <main>
          <FailedPage locale={locale} digest={error.digest} onAgain={reset} />
        </main>
      </body>
    </html>
  );
}
