import { type Channel, config } from '@/lib/config';
import { channelRoutes } from '@/lib/content/address';
import { defaultLocale, type Locale } from '@/lib/i18n/site';
import { type ListKey, type ListState, stateQuery } from '@/lib/routes/list-state';
import type { RouteName } from '@/lib/routes/table';

const isDated = (channel: Channel): channel is Exclude<Channel, 'about' | 'help'> =>
  channel !== 'about' && channel !== 'help';
/** What can be subscribed to: the channels with news of their own, tenders and purchase requests. */
export const feedNames = [...config.content.channels.filter(isDated), 'tender', 'purchase'] as const;
export type FeedName = (typeof feedNames)[number];
export const feedFormats = ['rss', 'atom'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** Something new, in the language of its feed; instants are ISO 8601, texts plain. */
export type FeedItem = {
  url: string;
  title: string;
  summary: string;
  /** who says so: the source of news, the buyer of a tender */
  from: string;
  published: string;
  updated: string;
  categories: readonly string[];
};

export type Feed = {
  title: string;
  description: string;
  language: Locale;
  /** the page that it is of, and its own address */
  page: string;
  self: string;
  items: readonly FeedItem[];
};

/** The feeds of a site. */
export const feedsOf = (locale: Locale): FeedName[] =>
  feedNames.filter((name) => locale === defaultLocale || !(config.content.zhOnly as readonly string[]).includes(name));

/** The route of the page that a feed is of. */
export const feedPage = (name: FeedName) => {
  if (name === 'purchase') return 'purchaseHome';
  return name === 'tender' ? 'tenderList' : channelRoutes[name];
};
/** The message that names what a feed is of. */
export const feedTitle = (name: FeedName) => {
  if (name === 'purchase') return 'purchaseHall.title';
  return name === 'tender' ? 'tender.title' : (`content.channel.${name}` as const);
};
/** The feed that a page announces; undefined for a page without one. */
export const feedOfPage = (route: RouteName): FeedName | undefined =>
  feedNames.find((name) => feedPage(name) === route);

/** The filters that a feed of tenders keeps; order and page are its own. */
export const feedKeys = [
  'country',
  'continent',
  'cate',
  'way',
  'division',
  'open',
] as const satisfies readonly ListKey[];

/** The path of a feed; of tenders with what the list is filtered by. */
export const feedPath = (name: FeedName, format: FeedFormat, state: Partial<ListState> = {}): string =>
  `/feed/${name}.${format}.xml${name === 'tender' ? stateQuery(feedKeys, state) : ''}`;
