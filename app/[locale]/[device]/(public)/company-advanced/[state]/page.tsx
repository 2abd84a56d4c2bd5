import { getTranslations } from 'next-intl/server';
import { CompanyListing } from '@/components/company/company-listing-section';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => readState((await params).state, routes.companyAdvanced.state);

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const t = await getTranslations('company.list');
  return pageMetadata({ locale, route: 'companyAdvanced', state: await read(props), values: { name: t('advanced') } });
}

export default async function Page(props: Props) {
  const t = await getTranslations('company.list');
  const page = { name: 'companyAdvanced' as const, params: {} };
  const subject = { grades: ['A', 'B'] as const };
  return (
    <CompanyListing
      page={page}
      state={await read(props)}
      subject={subject}
      title={t('advanced')}
      lead={t('advancedLead')}
    />
  );
}
