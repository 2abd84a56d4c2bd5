import { useTranslations } from 'next-intl';
import { href } from '@/lib/platform/routes/address';
import type { ListState } from '@/lib/platform/routes/list-state';
import type { ChannelGroup } from '@/lib/site/search/channel/queries';

type Name = ChannelGroup['channel'];
const searches = {
  tender: 'tenderSearch',
  purchase: 'purchaseSearch',
  shortnews: 'shortnewsSearch',
  info: 'infoSearch',
  innovation: 'innovationSearch',
} as const;
const isSearched = (channel: Name): channel is keyof typeof searches => Object.hasOwn(searches, channel);

/** Where the group of a channel stands on the page of results. */
export const groupId = (channel: Name): string => `in-${channel}`;

/** All that a channel has of a keyword, where it has a search of its own; else null. */
export const wholeAddress = (
  channel: Name,
  keyword: string,
  kept: Pick<ListState, 'country' | 'continent' | 'cate' | 'way' | 'sort'>,
): string | null => (isSearched(channel) ? href(searches[channel], { keyword }, kept) : null);

/** What visitors call a channel. */
export function useChannelName(): (channel: Name) => string {
  const content = useTranslations('content.channel');
  const tender = useTranslations('tender');
  const purchase = useTranslations('purchaseHall');
  const directory = useTranslations('directory');
  return (channel) => {
    if (channel === 'tender') return tender('title');
    if (channel === 'purchase') return purchase('title');
    return channel === 'directory' ? directory('title') : content(channel);
  };
}
