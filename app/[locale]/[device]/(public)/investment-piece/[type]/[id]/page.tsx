import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ChannelPiece } from '@/components/content/channel/channel-piece';
import { SectorLinks } from '@/components/content/channel/sector-links';
import { isInvestmentType } from '@/lib/content/investment/read';
import { readContentView } from '@/lib/content/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { contentFacts } from '@/lib/site/seo/content/metadata';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/content.css';

type Props = { params: Promise<{ type: string; id: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

/** A piece has one address only, with its own type. */
const read = async ({ params }: Props) => {
  const { locale } = await pageLocale();
  const { type, id } = await params;
  const view = await readContentView(locale, 'investment', Number(id));
  if (!view || !isInvestmentType(type) || view.content.sub !== type) notFound();
  return { view, type, id: Number(id) };
};

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const { view, type, id } = await read(props);
  return pageMetadata({ locale, route: 'investmentDetail', params: { type, id }, ...contentFacts(view.content) });
}

export default async function InvestmentPiecePage(props: Props) {
  const { view, type } = await read(props);
  const t = await getTranslations('content');
  const list = href('investmentType', { type });
  return (
    <ChannelPiece
      view={view}
      above={[
        { name: t('channel.investment'), href: href('investmentHome') },
        { name: t(`sub.${type}`), href: list },
      ]}
      all={{ href: href('investmentHome'), label: t('allOf.investment') }}
      extra={<SectorLinks content={view.content} />}
    />
  );
}
