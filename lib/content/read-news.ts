import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/site';
import { tagged } from '@/lib/pagestore/tagged';
import type { PortalCount } from '@/lib/portal/types';
import { emptyState } from '@/lib/routes/list-state';
import type { NewsChannel } from './address';
import { getKeyword, listHotKeywords, listNearKeywords } from './keyword/queries';
import { listContent, listLatest, listMostRead } from './queries';
import { channelTag } from './tag';
import type { ContentCard, HotKeyword, Named } from './types';

/** A sector with how much of a channel is about it, and the newest of that. */
export type SectorNews = Named<number> & { count: number; items: ContentCard[] };
/** One picked piece of a sector. */
export type Highlight = { sector: Named<number>; item: ContentCard };
export type NewsHome = {
  lead: ContentCard | null;
  latest: ContentCard[];
  mostRead: ContentCard[];
  words: HotKeyword[];
  sectors: SectorNews[];
  /** how many each division has */
  subs: PortalCount[];
};
export type Dossier = { word: HotKeyword; near: Named<number>[] };

const shown = { latest: 8, mostRead: 5, words: 16, perSector: 3, candidates: 120, near: 12 } as const;

/** The words of a channel that are read and searched most. */
export const hotWords = (
  locale: Locale,
  channel: NewsChannel,
  limit: number = config.content.hotWords,
): Promise<HotKeyword[]> =>
  tagged([channelTag(channel)], ['hot-keyword', locale, channel, limit], () => listHotKeywords(locale, channel, limit));

/** A word of a channel with the words that stand beside it; null where there is none. */
export const readDossier = (locale: Locale, channel: NewsChannel, id: number): Promise<Dossier | null> =>
  tagged([channelTag(channel)], ['dossier', locale, channel, id], async () => {
    const word = await getKeyword(locale, channel, id);
    return word && { word, near: await listNearKeywords(locale, channel, id, shown.near) };
  });

async function sectorNews(locale: Locale, channel: NewsChannel): Promise<Pick<NewsHome, 'sectors' | 'subs'>> {
  const newest = await listLatest(locale, [channel], shown.candidates);
  const { facets, subs } = await listContent(locale, { channels: [channel] }, emptyState, 1);
  const names = new Map(newest.flatMap((item) => item.sectors).map(({ id, name }) => [id, name]));
  const sectors = facets.category.flatMap(({ value: id, count }) => {
    const name = names.get(id);
    const items = newest.filter((item) => item.sectors.some((sector) => sector.id === id));
    return name === undefined ? [] : [{ id, name, count, items: items.slice(0, shown.perSector) }];
  });
  return { sectors, subs };
}

/** What the home of a news channel shows: the first pick leads, what is newest follows. Specification 2.3. */
export const readNewsHome = (locale: Locale, channel: NewsChannel): Promise<NewsHome> =>
  tagged([channelTag(channel), 'reference'], ['news-home', locale, channel], async () => {
    const newest = await listLatest(locale, [channel], shown.latest + 1);
    const [picked] = await listLatest(locale, [channel], 1, { picked: true });
    const lead = picked ?? newest[0] ?? null;
    return {
      lead,
      latest: newest.filter((item) => item.id !== lead?.id).slice(0, shown.latest),
      mostRead: await listMostRead(locale, channel, shown.mostRead),
      words: await listHotKeywords(locale, channel, shown.words),
      ...(await sectorNews(locale, channel)),
    };
  });

/**
 * Picked bulletins and innovations, one a sector, in the order in which they were picked; each piece once.
 * Decisions, Names that had no address.
 */
export const industryHighlights = (locale: Locale, limit: number = 8): Promise<Highlight[]> =>
  tagged([channelTag('shortnews'), channelTag('innovation')], ['highlight', locale, limit], async () => {
    const picked = await listLatest(locale, ['shortnews', 'innovation'], shown.candidates, { picked: true });
    const found = new Map<number, Highlight>();
    for (const item of picked) {
      const sector = item.sectors.find(({ id }) => !found.has(id));
      if (sector) found.set(sector.id, { sector, item });
    }
    return [...found.values()].slice(0, limit);
  });
