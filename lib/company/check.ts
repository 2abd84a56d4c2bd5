/**
 * The kinds of check in the order of a record: documents first, then the visit.
 * docs/domain.md, Verification and membership.
 */
export const checkKinds = ['licence', 'address', 'contact', 'export', 'bank', 'works', 'quality'] as const;
export type CheckKind = (typeof checkKinds)[number];

const today = () => new Date().toISOString().slice(0, 10);

/** Whether a check has not expired; `day` as 2027-05-23. */
export const isValidCheck = ({ validUntil }: { validUntil: string | null }, day = today()): boolean =>
  validUntil === null || validUntil >= day;

type Dated = { gradeValidUntil: string | null; verifications: readonly { validUntil: string | null }[] };

/**
 * The date until which a company counts as verified: the earliest expiry of its grade and valid checks; null if nothing
 * expires. Dates as 2027-05-23. docs/domain.md, Verification and membership.
 */
export const verifiedUntil = ({ gradeValidUntil, verifications }: Dated, day = today()): string | null =>
  [gradeValidUntil, ...verifications.map(({ validUntil }) => validUntil)]
    .flatMap((end) => (end !== null && end >= day ? end : []))
    .toSorted()[0] ?? null;
