/** What a supplier reports of a request, a buyer of a quotation, or either of a conversation; why; and what becomes of it. docs/domain.md, rules 20 and 32. */
export const reportKinds = ['request', 'quotation', 'conversation'] as const;
export const reportReasons = ['fraud', 'spam', 'contacts', 'prohibited', 'other'] as const;
export const reportStates = ['open', 'upheld', 'dismissed'] as const;
