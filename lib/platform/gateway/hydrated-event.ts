/** Window event: the page's scripts have attached their listeners. */
export const hydratedEvent = 'listening';
