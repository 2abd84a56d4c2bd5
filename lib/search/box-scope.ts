/** Scopes of the search box, in display order. */
export const boxScopes = ['product', 'company', 'purchase', 'tender', 'shortnews', 'innovation', 'all'] as const;
export type BoxScope = (typeof boxScopes)[number];
