/** What the search box looks through, in the order of its choice. */
export const boxScopes = ['product', 'company', 'purchase', 'tender', 'shortnews', 'innovation', 'all'] as const;
export type BoxScope = (typeof boxScopes)[number];
