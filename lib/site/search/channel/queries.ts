import 'server-only';
import { listCards, listFixed } from '@/lib/content/queries';
import { channelTag } from '@/lib/content/tag';
import type { ContentCard } from '@/lib/content/types';
import { listDirectoryEntries } from '@/lib/directory/queries';
import { directoryListTag } from '@/lib/directory/tag';
import type { DirectoryEntry } from '@/lib/directory/types';
import { type Channel, config, type TenderWay } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import type { ListState } from '@/lib/platform/routes/list-state';
import { findPortal } from '@/lib/portal/queries';
import type { PortalFound, PortalKind } from '@/lib/portal/types';
import { listPurchaseCards } from '@/lib/purchase/queries';
import { purchaseListTag } from '@/lib/purchase/tag';
import type { PurchaseBrief } from '@/lib/purchase/types';
import { type Count, noFacets } from '@/lib/search/facet';
import { lastPage } from '@/lib/search/queries';
import type { Facets } from '@/lib/search/types';
import { listTenderCards } from '@/lib/tender/queries';
import { tenderListTag } from '@/lib/tender/tag';
import type { TenderCard } from '@/lib/tender/types';

/** A fixed page, such as a help topic, has a key for its URL. */
export type FoundText = ContentCard & { key: string | null };
export type ChannelGroup = { total: number } & (
  | { channel: 'tender'; items: TenderCard[] }
  | { channel: 'purchase'; items: PurchaseBrief[] }
  | { channel: 'directory'; items: DirectoryEntry[] }
  | { channel: Channel; items: FoundText[] }
);
export type ChannelResult = {
  groups: ChannelGroup[];
  total: number;
  pages: number;
  facets: Facets;
  mended: string | null;
};

const hidden: readonly Channel[] = ['about'];

/** Channels of texts searched on a site: those it has, without pages about the operator. */
export const searchedChannels = (locale: Locale): Channel[] => {
  const elsewhere: readonly Channel[] = locale === defaultLocale ? [] : config.content.zhOnly;
  return config.content.channels.filter((channel) => ![...hidden, ...elsewhere].includes(channel));
};

/** Cache tags of a result over all channels of a site. */
export const channelTags = (locale: Locale): string[] => [
  ...searchedChannels(locale).map(channelTag),
  tenderListTag,
  purchaseListTag,
  directoryListTag,
];

/** An empty result. */
export const noResult = { total: 0, pages: 1, facets: noFacets, mended: null };

async function listTexts(locale: Locale, ids: readonly number[]): Promise<FoundText[]> {
  const cards = await listCards(locale, ids);
  const fixed = cards.some(({ channel }) => channel === 'help') ? await listFixed(locale, 'help') : [];
  const keys = new Map(fixed.map(({ id, key }) => [id, key]));
  return cards.map((card) => ({ ...card, key: keys.get(card.id) ?? null }));
}

/** Number of tenders by procurement method; no other channel has subdivisions of those names. */
const waysOf = ({ subs }: PortalFound): Count<TenderWay>[] =>
  config.tender.ways.flatMap((value) => {
    const count = subs.find((one) => one.value === value)?.count ?? 0;
    return count > 0 ? [{ value, count }] : [];
  });

/**
 * Search results in tenders, purchase requests, texts and organisations, each channel with its total and `size` results
 * per page. Tag filters only know products and companies and leave nothing here; procurement methods are the tenders'
 * own.
 */
export async function findChannels(
  locale: Locale,
  keyword: string,
  state: ListState,
  size: number,
): Promise<ChannelResult> {
  if (state.tag.length > 0) return { groups: [], ...noResult };
  const texts = searchedChannels(locale);
  const order = ['tender' as const, 'purchase' as const, ...texts, 'directory' as const];
  const { way } = state;
  const subject = way === null ? { channels: order } : { channels: ['tender'], sub: way };
  const found = await findPortal(database(), locale, { ...subject, keyword, each: true }, state, size);
  const unfiltered =
    way === null ? found : await findPortal(database(), locale, { channels: ['tender'], keyword }, state, 1);
  const idsOf = (kind: PortalKind) => found.refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
  const tenders = await listTenderCards(locale, idsOf('tender'));
  const purchases = await listPurchaseCards(locale, idsOf('purchase'));
  const cards = await listTexts(locale, idsOf('content'));
  const entries = await listDirectoryEntries(locale, idsOf('directory'));
  const groups = order.flatMap((channel): ChannelGroup[] => {
    const total = found.channels.find(({ value }) => value === channel)?.count ?? 0;
    if (total === 0) return [];
    if (channel === 'tender') return [{ channel, total, items: tenders }];
    if (channel === 'purchase') return [{ channel, total, items: purchases }];
    if (channel === 'directory') return [{ channel, total, items: entries }];
    return [{ channel, total, items: cards.filter((card) => card.channel === channel) }];
  });
  const pages = Math.max(1, ...groups.map(({ total }) => lastPage(total, size)));
  return {
    groups,
    total: found.total,
    pages,
    facets: { ...found.facets, way: waysOf(unfiltered) },
    mended: found.mended,
  };
}
