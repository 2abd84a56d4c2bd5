/** Staff queues: five kinds of items under review, upgrade requests, new buyers' requests, reports. */
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

/** Items without review, which staff can hide with a reason. docs/domain.md, Hidden and disabled things. */
export const hideKinds = ['case', 'module', 'page'] as const;

/** Lists of items on a company's page. */
export const companyItemKinds = ['product', 'certificate', 'launch', 'offer', ...hideKinds] as const;

/** Preset reasons of rejections; their texts for suppliers are the messages `review.preset.<key>`. */
export const presets = {
  company: ['code', 'licence', 'contact', 'claim', 'incomplete'],
  product: ['picture', 'category', 'contact', 'claim', 'price', 'incomplete'],
  certificate: ['unreadable', 'expired', 'other', 'incomplete'],
  launch: ['contact', 'claim', 'incomplete'],
  offer: ['picture', 'contact', 'claim', 'incomplete'],
} as const;

/** Preset reasons for a new buyer's request. */
export const purchasePresets = ['noRequest', 'contact', 'incomplete', 'dateOver'] as const;

/** Preset reasons for reports: for the author if removed, for the reporter if dismissed. */
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

/** Preset reasons for disabling an item, which the supplier cannot resubmit. */
export const visibilityPresets = ['claim', 'contact'] as const satisfies readonly PresetKey[];

/** Rows per page of queues and audit log; hits per kind in a search. */
export const queuePage = 25;
export const auditPage = 50;
/** Maximum audit entries in a file. */
export const auditExport = 10_000;
export const searchHits = 20;

/** Hours after which a submission is overdue. */
export const overdueHours = 20;

/** Maximum length of an answer to an upgrade request, in characters. */
export const answerMax = 500;
