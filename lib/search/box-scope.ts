/** What the search box looks through, in the order of its choice. Specification 2.7, Search. */
export const boxScopes = ['product', 'company', 'tender', 'shortnews', 'innovation', 'all'] as const;
export type BoxScope = (typeof boxScopes)[number];
