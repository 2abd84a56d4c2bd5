import 'server-only';
import type { Channel } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { tagged } from '@/lib/platform/pagestore/tagged';
import { getContent, listLatest, listRelated } from './queries';
import { channelTag, contentTag } from './tag';
import type { ContentCard, ContentDetail } from './types';

export type ContentView = { content: ContentDetail; related: ContentCard[]; latest: ContentCard[] };

/** How many pieces a page shows below and beside its own. */
const shown = { related: 4, latest: 6 } as const;

/** A published piece of a channel; null where there is none. Its neighbours change with the channel. */
export const readContent = (locale: Locale, channel: Channel, id: number): Promise<ContentDetail | null> =>
  tagged([contentTag(id), channelTag(channel)], ['content', locale, channel, id], () =>
    getContent(locale, [channel], id),
  );

/** Everything that the page of a piece of content shows; null where there is none. */
export async function readContentView(locale: Locale, channel: Channel, id: number): Promise<ContentView | null> {
  const content = await readContent(locale, channel, id);
  if (!content) return null;
  const around = await tagged([contentTag(id), channelTag(channel)], ['content-around', locale, id], async () => ({
    related: await listRelated(locale, id, shown.related),
    latest: await listLatest(locale, [channel], shown.latest, { without: [id] }),
  }));
  return { content, ...around };
}
