const share = Number(process.env.PROPERTY_RUNS ?? 1);

/** How many inputs a property is tried with: `count`, or the share of it that PROPERTY_RUNS says. */
export const runs = (count: number): number => Math.ceil(count * share);

/** The things of a long list that a test tries: all, or the share of them that PROPERTY_RUNS says, spread over the list. */
export const sampleOf = <T>(list: readonly T[]): readonly T[] =>
  list.filter((_, index) => Math.floor(index * share) < Math.floor((index + 1) * share));
