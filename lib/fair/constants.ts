/** Minutes of a meeting with an exhibitor. */
export const slotMinutes = 20;
/** Hours before a session or meeting at which participants are reminded. */
export const reminderHours = 24;
export const topicMax = 300;
export const linkMax = 500;
