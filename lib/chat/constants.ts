/** Sizes and counts of the chat; rates are in lib/platform/limit/table.ts. */
export const chatLimits = {
  /** Characters of a message, a note and a search query. */
  text: 2000,
  note: 1000,
  query: 100,
  /** Values in a phrase: texts in UTF-16 code units, days and months as limited in quotations. */
  phrase: { text: 80, days: 3650, months: 600 },
  /** Page sizes: conversations, messages, notes; cards per call. */
  conversations: 30,
  page: 50,
  notes: 50,
  cards: 50,
  /** Results of a message search, and attachable items offered per kind. */
  search: 50,
  attachable: 20,
  /** Distinct attached items shown beside a conversation as its subject. */
  subject: 20,
  /** Newest phrases searched in languages other than their sender's. */
  searchedPhrases: 500,
  /** Characters of a search snippet before the first hit, and in total. */
  snippet: { before: 30, all: 160 },
  /** Unread messages above which the count is capped. */
  unread: 99,
  /** Minutes within which an identical note counts as a retry of the same one. */
  sameNote: 10,
  /** Messages of an earlier version folded per batch. */
  fold: 500,
  mail: {
    /** Minutes until an unread message is e-mailed, and until an answer to a request handled by e-mail is. */
    unread: 15,
    answer: 1,
    /** Days after which a conversation is no longer e-mailed. */
    days: 3,
    /** Messages in an e-mail, characters of each, and the highest message count it states. */
    messages: 5,
    text: 500,
    counted: 1000,
  },
} as const;
