import { channelRoutes } from '@/lib/content/href';
import { type Channel, config } from '@/lib/platform/config';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import { cleanKeyword } from '@/lib/platform/routes/keyword';
import { type ListKey, type ListState, parseState, stateQuery } from '@/lib/platform/routes/list-state';
import type { RouteName } from '@/lib/platform/routes/table';

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
  /** what the title is written in, where that is not the language of the feed */
  spoken?: Locale;
  summary: string;
  /** who says so: the source of news, the buyer of a tender */
  from: string;
  published: string;
  updated: string;
  categories: readonly string[];
};

export type SiteFeed = {
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

const places = ['country', 'continent', 'cate'] as const satisfies readonly ListKey[];
/** The feeds of lists that can be searched, and the filters that each keeps; order and page are its own. */
const filters: Partial<Record<FeedName, readonly ListKey[]>> = {
  tender: [...places, 'way', 'division', 'open'],
  purchase: [...places, 'incoterm'],
  shortnews: places,
  info: places,
  innovation: places,
};
export const feedKeys = (name: FeedName): readonly ListKey[] => filters[name] ?? [];

/** The parameter of a feed that holds the words of a search. */
export const feedWord = 'keyword';

/** The path of a feed, with the words and the filters of the list that it is of. */
export const feedPath = (
  name: FeedName,
  format: FeedFormat,
  state: Partial<ListState> = {},
  keyword: string = '',
): string => {
  const asked = keyword && filters[name] ? `${feedWord}=${encodeURIComponent(keyword)}` : '';
  const filtered = stateQuery(feedKeys(name), state).slice(1);
  const query = [asked, filtered].filter(Boolean).join('&');
  return `/feed/${name}.${format}.xml${query && `?${query}`}`;
};

/** What a feed is asked for: the words of its search, as far as its list can be searched, and its filters. */
export const readFeedQuery = (name: FeedName, search: string): { state: ListState; keyword: string } => ({
  state: parseState(search, feedKeys(name)),
  keyword: filters[name] ? cleanKeyword(new URLSearchParams(search).get(feedWord) ?? '').trim() : '',
});
