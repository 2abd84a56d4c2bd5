import 'server-only';
import type { NewsChannel } from '@/lib/content/href';
import { getKeyword, listHotKeywords, listNearKeywords } from '@/lib/content/keyword/queries';
import { channelTag } from '@/lib/content/tag';
import type { HotKeyword, Named } from '@/lib/content/types';
import { config } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { getNewsHome, type Highlight, listHighlights, type NewsHome } from './queries';

export type Dossier = { word: HotKeyword; near: Named<number>[] };

/** The most read and searched keywords of a channel. */
export const hotWords = (
  locale: Locale,
  channel: NewsChannel,
  limit: number = config.content.hotWords,
): Promise<HotKeyword[]> =>
  cachedRead([channelTag(channel)], ['hot-keyword', locale, channel, limit], () =>
    listHotKeywords(locale, channel, limit),
  );

/** A keyword of a channel with related keywords; null if there is none. */
export const readDossier = (locale: Locale, channel: NewsChannel, id: number): Promise<Dossier | null> =>
  cachedRead([channelTag(channel)], ['dossier', locale, channel, id], async () => {
    const word = await getKeyword(locale, channel, id);
    return word && { word, near: await listNearKeywords(locale, channel, id, 12) };
  });

/** The home page of a news channel. */
export const readNewsHome = (locale: Locale, channel: NewsChannel): Promise<NewsHome> =>
  cachedRead([channelTag(channel), 'reference'], ['news-home', locale, channel], () => getNewsHome(locale, channel));

/** Recommended bulletins and innovations, one per sector, without those shown elsewhere on the page. */
export const industryHighlights = (locale: Locale, limit: number, without: readonly number[]): Promise<Highlight[]> =>
  cachedRead([channelTag('shortnews'), channelTag('innovation')], ['highlight', locale, limit, ...without], () =>
    listHighlights(locale, limit, without),
  );
