/** The tags of one tender and of all lists of tenders: what expires when one changes. */
export const tenderTag = (id: number): string => `tender:${id}`;
export const tenderListTag = 'tender-list';
