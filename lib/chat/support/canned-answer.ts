/** The canned answers of the desk, in the order in which they are offered; their words are messages of `supportAnswer`. */
export const supportAnswers = [
  ...(['hello', 'moment', 'details', 'page', 'password', 'review', 'declined', 'documents'] as const),
  ...(['supplier', 'request', 'party', 'report', 'handover', 'later', 'more', 'bye'] as const),
] as const;
export type SupportAnswer = (typeof supportAnswers)[number];
export type SupportAnswers = Record<SupportAnswer, string>;
