/** The kinds of check in the order of a record: documents first, then the visit. Decisions, Verification and membership. */
export const checkKinds = ['licence', 'address', 'contact', 'export', 'bank', 'works', 'quality'] as const;
export type CheckKind = (typeof checkKinds)[number];
