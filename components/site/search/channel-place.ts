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

/** Element id of a channel's results. */
export const groupId = (channel: Name): string => `in-${channel}`;

/** Address of all results of a channel, if it has its own search; else null. */
export const wholeAddress = (
  channel: Name,
  keyword: string,
  kept: Pick<ListState, 'country' | 'continent' | 'cate' | 'way' | 'sort'>,
): string | null => (isSearched(channel) ? href(searches[channel], { keyword }, kept) : null);

/** Display name of a channel. */
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
