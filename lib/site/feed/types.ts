import { channelRoutes } from '@/lib/content/href';
import { type Channel, config } from '@/lib/platform/config';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import { cleanKeyword } from '@/lib/platform/routes/keyword';
import { type ListKey, type ListState, parseState, stateQuery } from '@/lib/platform/routes/list-state';
import type { RouteName } from '@/lib/platform/routes/table';

const isDated = (channel: Channel): channel is Exclude<Channel, 'about' | 'help'> =>
  channel !== 'about' && channel !== 'help';
/** Available feeds: channels with news, tenders and purchase requests. */
export const feedNames = [...config.content.channels.filter(isDated), 'tender', 'purchase'] as const;
export type FeedName = (typeof feedNames)[number];
export const feedFormats = ['rss', 'atom'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** Something new, in the language of its feed; instants are ISO 8601, texts plain. */
export type FeedItem = {
  url: string;
  title: string;
  /** the title's language, if not the feed's */
  language?: Locale;
  summary: string;
  /** author: the source of news, the buyer of a tender */
  from: string;
  published: string;
  updated: string;
  categories: readonly string[];
};

export type SiteFeed = {
  title: string;
  description: string;
  language: Locale;
  /** URL of the page, and of the feed itself */
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
/** The message key of a feed's subject. */
export const feedTitle = (name: FeedName) => {
  if (name === 'purchase') return 'purchaseHall.title';
  return name === 'tender' ? 'tender.title' : (`content.channel.${name}` as const);
};
/** The feed announced by a page; undefined if it has none. */
export const feedOfPage = (route: RouteName): FeedName | undefined =>
  feedNames.find((name) => feedPage(name) === route);

const places = ['country', 'continent', 'cate'] as const satisfies readonly ListKey[];
/** Feeds of searchable lists, with the filters they support; sort order and page are fixed. */
const filters: Partial<Record<FeedName, readonly ListKey[]>> = {
  tender: [...places, 'way', 'division', 'open'],
  purchase: [...places, 'incoterm'],
  shortnews: places,
  info: places,
  innovation: places,
};
export const feedKeys = (name: FeedName): readonly ListKey[] => filters[name] ?? [];

/** The keyword parameter of feeds. */
export const feedWord = 'keyword';

/** The path of a feed, with its list's keyword and filters. */
export const feedPath = (
  name: FeedName,
  format: FeedFormat,
  state: Partial<ListState> = {},
  keyword: string = '',
): string => {
  const keywordQuery = keyword && filters[name] ? `${feedWord}=${encodeURIComponent(keyword)}` : '';
  const filtered = stateQuery(feedKeys(name), state).slice(1);
  const query = [keywordQuery, filtered].filter(Boolean).join('&');
  return `/feed/${name}.${format}.xml${query && `?${query}`}`;
};

/** Parses a feed's keyword, if its list is searchable, and filters. */
export const readFeedQuery = (name: FeedName, search: string): { state: ListState; keyword: string } => ({
  state: parseState(search, feedKeys(name)),
  keyword: filters[name] ? cleanKeyword(new URLSearchParams(search).get(feedWord) ?? '').trim() : '',
});
