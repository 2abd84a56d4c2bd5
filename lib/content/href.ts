import { type Channel, config } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import type { RouteName } from '@/lib/platform/routes/table';
import type { ContentLink } from './types';

/** Channels with hot keywords and with lists by country, category and keyword. */
export const newsChannels = ['shortnews', 'info', 'innovation'] as const;
export type NewsChannel = (typeof newsChannels)[number];

/** True for a channel with hot keywords and such lists. */
export const isNews = (channel: string): channel is NewsChannel =>
  (newsChannels as readonly string[]).includes(channel);

export type InfoWay = (typeof config.content.ways)[number];
/** True for a way of the information channel. */
export const isInfoWay = (way: string): way is InfoWay => (config.content.ways as readonly string[]).includes(way);

const subs = [
  ...config.content.ways,
  ...config.content.investmentTypes,
  ...config.content.fairParts,
  ...config.content.mediaKinds,
  ...config.content.stages,
] as const;
export type ContentSub = (typeof subs)[number];

/** Narrows a name to a channel subdivision; null if unknown. */
export const subOf = (sub: string): ContentSub | null => subs.find((one) => one === sub) ?? null;

/** The routes of the channels' pages as a whole. */
export const channelRoutes = {
  shortnews: 'shortnewsHome',
  info: 'infoHome',
  innovation: 'innovationHome',
  media: 'mediaList',
  video: 'video',
  promotion: 'promotionList',
  investment: 'investmentHome',
  thematic: 'thematicList',
  article: 'articleList',
  notice: 'noticeList',
  fair: 'fairHome',
  about: 'about',
  help: 'helpCenter',
} as const satisfies Record<Channel, RouteName>;

/** The page of a channel as a whole. */
export const channelHref = (channel: Channel): string => href(channelRoutes[channel]);

type Place = Pick<ContentLink, 'id' | 'channel' | 'sub'>;

/** The URL of a content item; for channels that show items on one page, with an anchor. */
export function contentHref({ id, channel, sub }: Place): string {
  if (isNews(channel)) return href(`${channel}Detail`, { id });
  if (channel === 'investment') return href('investmentDetail', { type: sub, id });
  const pages = {
    media: 'mediaDetail',
    promotion: 'promotionDetail',
    thematic: 'thematicDetail',
    article: 'articleDetail',
    notice: 'noticeDetail',
    fair: 'fairDetail',
  } as const;
  if (channel in pages) return href(pages[channel as keyof typeof pages], { id });
  return `${channelHref(channel)}#content-${id}`;
}
