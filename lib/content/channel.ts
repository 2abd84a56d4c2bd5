/** Channels that consist of one list and a page per item. */
export const plainChannels = ['article', 'notice', 'media', 'thematic', 'promotion'] as const;
export type PlainChannel = (typeof plainChannels)[number];

/** True for a channel of one list and a page per item. */
export const isPlain = (channel: string): channel is PlainChannel =>
  (plainChannels as readonly string[]).includes(channel);
