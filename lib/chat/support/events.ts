/** What is written down of a request in its conversation: `name` of who joined, or of whom it was handed to. */
export const supportEvents = ['asked', 'cancelled', 'joined', 'handed', 'returned', 'resolved'] as const;
export type SupportEvent = { event: (typeof supportEvents)[number]; name?: string };
