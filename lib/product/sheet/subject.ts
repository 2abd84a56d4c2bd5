/** Under which the files of an import are kept until it is written or given up. */
export const importSubject = (id: number): string => `product_import:${id}`;
