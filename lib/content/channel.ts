/** The channels with a list and a page for each piece, and nothing beside them. */
export const plainChannels = ['article', 'notice', 'media', 'thematic', 'promotion'] as const;
export type PlainChannel = (typeof plainChannels)[number];

/** True for a channel with one list and a page for each piece. */
export const isPlain = (channel: string): channel is PlainChannel =>
  (plainChannels as readonly string[]).includes(channel);
