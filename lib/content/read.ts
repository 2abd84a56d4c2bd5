import 'server-only';
import type { Channel } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { getContent, listLatest, listRelated } from './queries';
import { channelTag, contentTag } from './tag';
import type { ContentCard, ContentDetail } from './types';

export type ContentView = { content: ContentDetail; related: ContentCard[]; latest: ContentCard[] };

/** Number of items shown below and beside the page's own. */
const itemCounts = { related: 4, latest: 6 } as const;

/** A published item of a channel; null if there is none. Tagged by the channel, since its neighbours change too. */
export const readContent = (locale: Locale, channel: Channel, id: number): Promise<ContentDetail | null> =>
  cachedRead([contentTag(id), channelTag(channel)], ['content', locale, channel, id], () =>
    getContent(locale, [channel], id),
  );

/** Everything on the page of a content item; null if there is none. */
export async function readContentView(locale: Locale, channel: Channel, id: number): Promise<ContentView | null> {
  const content = await readContent(locale, channel, id);
  if (!content) return null;
  const around = await cachedRead([contentTag(id), channelTag(channel)], ['content-around', locale, id], async () => ({
    related: await listRelated(locale, id, itemCounts.related),
    latest: await listLatest(locale, [channel], itemCounts.latest, { without: [id] }),
  }));
  return { content, ...around };
}
