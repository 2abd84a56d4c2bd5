/** How much and how long of the chat; how often stands in lib/platform/limit/table.ts. */
export const chatLimits = {
  /** Characters of a message, of a note, and of what is searched for. */
  text: 2000,
  note: 1000,
  query: 100,
  /** What is filled into a phrase: a text in UTF-16 code units, days and months as quotations limit them. */
  phrase: { text: 80, days: 3650, months: 600 },
  /** Conversations, messages and notes a page, and cards a call. */
  conversations: 30,
  page: 50,
  notes: 50,
  cards: 50,
  /** Messages that a search finds, and things of a kind that are offered to be attached. */
  search: 50,
  attachable: 20,
  /** Distinct things that are shown beside a conversation as what it is about. */
  subject: 20,
  /** The newest phrases whose words are looked through in another language than their own. */
  searchedPhrases: 500,
  /** Characters that a result of a search shows before the first hit, and in all. */
  snippet: { before: 30, all: 160 },
  /** Unread messages beyond which they are no longer counted one by one. */
  unread: 99,
  /** Minutes within which the same words again are the same note, sent once more since its answer was lost. */
  sameNote: 10,
  /** Messages of an earlier version that are folded at once. */
  fold: 500,
  mail: {
    /** Minutes that a message may stay unread, and the answer to what goes on by e-mail. */
    unread: 15,
    answer: 1,
    /** Days after which nothing is mailed of a conversation any more. */
    days: 3,
    /** Messages that an e-mail shows, characters of each, and messages up to which it counts them. */
    messages: 5,
    text: 500,
    counted: 1000,
  },
} as const;
