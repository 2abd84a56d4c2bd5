import type { Channel } from '@/lib/platform/config';

/** The tag of one piece of content, and of all lists of a channel: what expires when it changes. */
export const contentTag = (id: number): string => `content:${id}`;
export const channelTag = (channel: Channel): string => `channel:${channel}`;
