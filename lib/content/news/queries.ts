import 'server-only';

import type { NewsChannel } from '@/lib/content/href';
import { listHotKeywords } from '@/lib/content/keyword/queries';
import { listContent, listLatest, listMostRead } from '@/lib/content/queries';
import type { ContentCard, HotKeyword, Named } from '@/lib/content/types';
import type { Locale } from '@/lib/platform/i18n/site';
import { emptyState } from '@/lib/platform/routes/list-state';
import type { PortalCount } from '@/lib/portal/types';

/** A sector with its item count in a channel and its newest items. */
export type SectorNews = Named<number> & { count: number; items: ContentCard[] };
/** A recommended item of a sector. */
export type Highlight = { sector: Named<number>; item: ContentCard };
export type NewsHome = {
  lead: ContentCard | null;
  latest: ContentCard[];
  mostRead: ContentCard[];
  words: HotKeyword[];
  sectors: SectorNews[];
  /** item count by subdivision */
  subs: PortalCount[];
};

const counts = { latest: 12, mostRead: 5, words: 16, perSector: 3, candidates: 120 } as const;

async function sectorNews(locale: Locale, channel: NewsChannel): Promise<Pick<NewsHome, 'sectors' | 'subs'>> {
  const newest = await listLatest(locale, [channel], counts.candidates);
  const { facets, subs } = await listContent(locale, { channels: [channel] }, emptyState, 1);
  const names = new Map(newest.flatMap((item) => item.sectors).map(({ id, name }) => [id, name]));
  const sectors = facets.category.flatMap(({ value: id, count }) => {
    const name = names.get(id);
    const items = newest.filter((item) => item.sectors.some((sector) => sector.id === id));
    return name === undefined ? [] : [{ id, name, count, items: items.slice(0, counts.perSector) }];
  });
  return { sectors, subs };
}

/** The home page of a news channel: the newest recommended item leads, the newest others follow. */
export async function getNewsHome(locale: Locale, channel: NewsChannel): Promise<NewsHome> {
  const newest = await listLatest(locale, [channel], counts.latest + 1);
  const [picked] = await listLatest(locale, [channel], 1, { picked: true });
  const lead = picked ?? newest[0] ?? null;
  return {
    lead,
    latest: newest.filter((item) => item.id !== lead?.id).slice(0, counts.latest),
    mostRead: await listMostRead(locale, channel, counts.mostRead),
    words: await listHotKeywords(locale, channel, counts.words),
    ...(await sectorNews(locale, channel)),
  };
}

/**
 * Recommended bulletins and innovations alternating, one per sector, each item once. docs/domain.md, Content channels.
 * @param without ids shown elsewhere on the page
 */
export async function listHighlights(
  locale: Locale,
  limit: number,
  without: readonly number[] = [],
): Promise<Highlight[]> {
  const picked = { picked: true, without };
  const bulletins = await listLatest(locale, ['shortnews'], counts.candidates, picked);
  const innovations = await listLatest(locale, ['innovation'], counts.candidates, picked);
  const longer = Math.max(bulletins.length, innovations.length);
  const inTurn = Array.from({ length: longer }, (_, index) => [bulletins[index], innovations[index]]).flat();
  const found = new Map<number, Highlight>();
  for (const item of inTurn) {
    const sector = item?.sectors.find(({ id }) => !found.has(id));
    if (item && sector) found.set(sector.id, { sector, item });
  }
  return [...found.values()].slice(0, limit);
}
