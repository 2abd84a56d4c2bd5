type Query = Record<string, string | string[] | undefined>;

/** A path with the query that a page was opened with, each value as it came. */
export function withOpenedQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}
