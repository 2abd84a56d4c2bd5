/** Minutes of a meeting with an exhibitor. */
export const slotMinutes = 20;
/** Hours before a session or a meeting at which whoever takes part is reminded. */
export const reminderHours = 24;
export const topicMax = 300;
export const linkMax = 500;
