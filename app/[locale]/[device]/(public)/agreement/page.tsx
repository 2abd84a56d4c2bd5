import type { Metadata } from 'next';
import { LegalPage } from '@/components/site/help/legal/legal-page';
import { getDocument } from '@/lib/legal/queries';
import { env } from '@/lib/platform/env';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await pageLocale();
  return pageMetadata({ locale, route: 'agreement' });
}

export default async function AgreementPage() {
  const { locale, device } = await pageLocale();
  const document = await getDocument('agreement', locale);
  return <LegalPage kind="agreement" document={document} locale={locale} device={device} email={env().CONTACT_EMAIL} />;
}
