import 'server-only';
import { getFixed, listFixed } from '@/lib/content/queries';
import { channelTag } from '@/lib/content/tag';
import type { ContentCard, ContentDetail } from '@/lib/content/types';
import type { Channel } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';

export type FixedCard = ContentCard & { key: string };

/** A page of the help center or about the operator by its key; null if there is none. */
export const readFixed = (locale: Locale, channel: Channel, key: string): Promise<ContentDetail | null> =>
  cachedRead([channelTag(channel)], ['fixed', locale, channel, key], () => getFixed(locale, channel, key));

/** All fixed pages of a channel in display order. */
export const readFixedList = (locale: Locale, channel: Channel): Promise<FixedCard[]> =>
  cachedRead([channelTag(channel)], ['fixed-list', locale, channel], () => listFixed(locale, channel));
