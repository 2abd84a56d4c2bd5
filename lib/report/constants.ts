import type { reportKinds, reportReasons, reportStates } from '@/lib/platform/db/schema/report-state';

export { reportReasons } from '@/lib/platform/db/schema/report-state';

export type ReportKind = (typeof reportKinds)[number];
export type ReportReason = (typeof reportReasons)[number];
export type ReportState = (typeof reportStates)[number];

/** Maximum length of a report's text, in UTF-16 code units. */
export const reportTextMax = 1000;
