/** Support events recorded in the conversation; `name` of the agent who joined or received it. */
export const supportEvents = ['asked', 'cancelled', 'joined', 'handed', 'returned', 'resolved'] as const;
export type SupportEvent = { event: (typeof supportEvents)[number]; name?: string };
