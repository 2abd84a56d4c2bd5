'use client';

import dynamic from 'next/dynamic';
import { useParams } from 'next/navigation';
import { defaultLocale, isLocale } from '@/lib/platform/i18n/site';

const FailedPage = dynamic(() => import('@/components/layout/failed-page').then((module) => module.FailedPage), {
  ssr: false,
});

type Props = { error: Error & { digest?: string }; reset: () => void };

export default function PublicError({ error, reset }: Props) {
  const { locale = '' } = useParams<{ locale?: string }>();
  return <FailedPage locale={isLocale(locale) ? locale : defaultLocale} digest={error.digest} onAgain={reset} />;
}
