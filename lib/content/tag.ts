import type { Channel } from '@/lib/platform/config';

/** Tag of one content item and its channel's lists: expired when it changes. */
export const contentTag = (id: number): string => `content:${id}`;
export const channelTag = (channel: Channel): string => `channel:${channel}`;
