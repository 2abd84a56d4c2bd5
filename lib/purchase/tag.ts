/** The tags of one request and of all lists of requests: what expires when one changes. */
export const purchaseTag = (id: number): string => `purchase:${id}`;
export const purchaseListTag = 'purchase-list';
