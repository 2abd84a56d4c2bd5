/** The countries of a continent, in the order of their names. */
export type ContinentChoice = { slug: string; label: string; countries: readonly { code: string; name: string }[] };
