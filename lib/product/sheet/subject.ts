/** Reference owner of an import's files until it is written or dropped. */
export const importSubject = (id: number): string => `product_import:${id}`;
