/** Limits of the chat: characters, conversations and messages a page, cards a call,
 * messages that a search finds, of what it is asked, and things of a kind that are offered to be attached. */
export const chatLimits = {
  text: 2000,
  note: 1000,
  notes: 50,
  page: 50,
  conversations: 30,
  cards: 50,
  search: 50,
  query: 100,
  attachable: 20,
  /** The newest phrases whose words are looked through in another language than their own. */
  searchedPhrases: 500,
  /** Unread messages beyond which they are no longer counted one by one. */
  unread: 99,
} as const;
