const share = Number(process.env.PROPERTY_RUNS ?? 1);

/** How many inputs a property is tried with: `count`, scaled by PROPERTY_RUNS. */
export const runs = (count: number): number => Math.ceil(count * share);

/** The part of a long list to test: all, or an evenly spread share set by PROPERTY_RUNS. */
export const sampleOf = <T>(list: readonly T[]): readonly T[] =>
  list.filter((_, index) => Math.floor(index * share) < Math.floor((index + 1) * share));
