/** Possible upgrades: grades are earned, memberships paid. docs/domain.md, Verification and membership. */
export const upgradeTargets = ['B', 'A', 'gold', 'diamond'] as const;
export type UpgradeTarget = (typeof upgradeTargets)[number];

/** Membership caps in display order. */
export const capKinds = ['picture', 'product', 'case', 'subUser', 'quotation'] as const;
export type CapKind = (typeof capKinds)[number];
