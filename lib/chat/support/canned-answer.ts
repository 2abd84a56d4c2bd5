/** Canned answers of the desk in display order; their texts are in the `supportAnswer` messages. */
export const supportAnswers = [
  ...(['hello', 'moment', 'details', 'page', 'password', 'review', 'declined', 'documents'] as const),
  ...(['supplier', 'request', 'party', 'report', 'handover', 'later', 'more', 'bye'] as const),
] as const;
export type SupportAnswer = (typeof supportAnswers)[number];
export type SupportAnswers = Record<SupportAnswer, string>;
