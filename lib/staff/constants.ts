/** What waits for the staff: five kinds of thing under review, wishes for a higher standing, requests of new buyers, reports. */
export const queueKinds = [
  'company',
  'product',
  'certificate',
  'launch',
  'offer',
  'upgrade',
  'purchase',
  'report',
] as const;

/** What needs no review and is hidden with a reason instead. docs/domain.md, Hidden and disabled things. */
export const hideKinds = ['case', 'module', 'page'] as const;

/** Lists of things on a company's page. */
export const thingKinds = ['product', 'certificate', 'launch', 'offer', ...hideKinds] as const;

/** What a reviewer may find; the texts that suppliers read are messages `review.preset.<key>`. */
export const presets = {
  company: ['code', 'licence', 'contact', 'claim', 'incomplete'],
  product: ['picture', 'category', 'contact', 'claim', 'price', 'incomplete'],
  certificate: ['unreadable', 'expired', 'other', 'incomplete'],
  launch: ['contact', 'claim', 'incomplete'],
  offer: ['picture', 'contact', 'claim', 'incomplete'],
} as const;

/** The same of a new buyer's request. */
export const purchasePresets = ['noRequest', 'contact', 'incomplete', 'dateOver'] as const;

/** The same of what was reported: for its author where it is removed, for the reporter where it stays. */
export const reportPresets = {
  upheld: ['reportFraud', 'reportSpam', 'reportContacts', 'reportProhibited'],
  dismissed: ['reportWithinRules', 'reportNoEvidence', 'reportBetweenParties'],
} as const;

type ReportPreset = (typeof reportPresets)[keyof typeof reportPresets][number];
export type PresetKey =
  | (typeof presets)[keyof typeof presets][number]
  | (typeof purchasePresets)[number]
  | ReportPreset;
export const presetKeys: readonly PresetKey[] = [
  ...new Set([...Object.values(presets).flat(), ...purchasePresets, ...Object.values(reportPresets).flat()]),
];

/** The same for what is taken from the public; the supplier cannot send that again. */
export const visibilityPresets = ['claim', 'contact'] as const satisfies readonly PresetKey[];

/** Rows a page of a queue and of the audit trail; hits of a search, of each sort. */
export const queuePage = 25;
export const auditPage = 50;
/** The most entries of the audit log in a file. */
export const auditExport = 10_000;
export const searchHits = 20;

/** Hours after which a submission has waited too long. */
export const overdueHours = 20;

/** The longest answer to a wish, in characters. */
export const answerMax = 500;
