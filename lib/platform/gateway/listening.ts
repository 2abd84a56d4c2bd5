/** The event that tells the window that the page's scripts listen to its visitor. */
export const listening = 'listening';
