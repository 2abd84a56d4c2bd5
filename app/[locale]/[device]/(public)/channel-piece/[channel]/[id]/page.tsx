import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ChannelPiece } from '@/components/content/channel/channel-piece';
import { SectorLinks } from '@/components/content/channel/sector-links';
import { isPlain } from '@/lib/content/channel';
import { readContent, readContentView } from '@/lib/content/read';
import { env } from '@/lib/platform/env';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { contentFacts } from '@/lib/site/seo/content/metadata';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/content.css';

type Props = { params: Promise<{ channel: string; id: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { channel, id } = await params;
  if (!isPlain(channel)) notFound();
  return { channel, id: Number(id) };
};

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const { channel, id } = await read(props);
  const content = await readContent(locale, channel, id);
  if (!content) notFound();
  return pageMetadata({ locale, route: `${channel}Detail`, params: { id }, ...contentFacts(content) });
}

export default async function ChannelPiecePage(props: Props) {
  const { locale } = await pageLocale();
  const { channel, id } = await read(props);
  const view = await readContentView(locale, channel, id);
  if (!view) notFound();
  const t = await getTranslations('content');
  const list = href(`${channel}List`);
  return (
    <ChannelPiece
      view={view}
      above={[{ name: t(`channel.${channel}`), href: list }]}
      all={{ href: list, label: t(`allOf.${channel}`) }}
      {...(channel === 'media' ? { email: env().CONTACT_EMAIL } : {})}
      extra={channel === 'thematic' && <SectorLinks content={view.content} />}
    />
  );
}
