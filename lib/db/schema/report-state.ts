/** What a supplier reports of a request, or a buyer of a quotation; why; and what becomes of it. docs/domain.md, rule 17. */
export const reportKinds = ['request', 'quotation'] as const;
export const reportReasons = ['fraud', 'spam', 'contacts', 'prohibited', 'other'] as const;
export const reportStates = ['open', 'upheld', 'dismissed'] as const;
