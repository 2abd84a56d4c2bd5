import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ChannelListing } from '@/components/content/channel/channel-listing-section';
import { TypeTabs } from '@/components/content/channel/type-tabs';
import { isInvestmentType } from '@/lib/content/investment/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/channel.css';

type Props = { params: Promise<{ type: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { type, state } = await params;
  if (!isInvestmentType(type)) notFound();
  return { type, state: readState(state, routes.investmentType.state) };
};

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const t = await getTranslations('content');
  const { type, state } = await read(props);
  const values = { name: t(`sub.${type}`) };
  return pageMetadata({ locale, route: 'investmentType', params: { type }, state, values });
}

export default async function InvestmentTypePage(props: Props) {
  const t = await getTranslations('content');
  const { type, state } = await read(props);
  const name = t(`sub.${type}`);
  return (
    <ChannelListing
      channel="investment"
      sub={type}
      page={{ name: 'investmentType', params: { type } }}
      state={state}
      title={name}
      note={t('lead.investment')}
      tabs={<TypeTabs type={type} />}
      steps={[
        { name: t('channel.investment'), href: href('investmentHome') },
        { name, href: href('investmentType', { type }) },
      ]}
    />
  );
}
