/**
 * Reports of requests by suppliers, of quotations by buyers, of conversations by either: kinds, reasons, states.
 * docs/domain.md, rules 20 and 32.
 */
export const reportKinds = ['request', 'quotation', 'conversation'] as const;
export const reportReasons = ['fraud', 'spam', 'contacts', 'prohibited', 'other'] as const;
export const reportStates = ['open', 'upheld', 'dismissed'] as const;
