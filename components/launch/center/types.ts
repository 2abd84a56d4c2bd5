/** Countries of a continent, sorted by name. */
export type ContinentChoice = { slug: string; label: string; countries: readonly { code: string; name: string }[] };
