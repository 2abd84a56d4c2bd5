import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ChannelListing } from '@/components/content/channel/channel-listing-section';
import { isPlain } from '@/lib/content/channel';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/channel.css';

type Props = { params: Promise<{ channel: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { channel, state } = await params;
  if (!isPlain(channel)) notFound();
  return { channel, route: `${channel}List` as const, state: readState(state, routes[`${channel}List`].state) };
};

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const { route, state } = await read(props);
  return pageMetadata({ locale, route, state });
}

export default async function ChannelListPage(props: Props) {
  const t = await getTranslations('content');
  const { channel, route, state } = await read(props);
  const title = t(`channel.${channel}`);
  return (
    <ChannelListing
      channel={channel}
      page={{ name: route, params: {} }}
      state={state}
      title={title}
      note={t(`lead.${channel}`)}
      steps={[{ name: title, href: href(route) }]}
    />
  );
}
