/** What a company can ask for: grades are earned, memberships paid. docs/domain.md, Verification and membership. */
export const upgradeWishes = ['B', 'A', 'gold', 'diamond'] as const;
export type Wish = (typeof upgradeWishes)[number];

/** What a membership caps, in the order that it is shown. */
export const capKinds = ['picture', 'product', 'case', 'subUser', 'quotation'] as const;
export type CapKind = (typeof capKinds)[number];
