/** What a company can ask for: grades are earned, memberships paid. Decisions, Verification and membership. */
export const wishes = ['B', 'A', 'gold', 'diamond'] as const;
export type Wish = (typeof wishes)[number];
