type Query = Record<string, string | string[] | undefined>;

/** A path with the current page's query, values unchanged. */
export function withOpenedQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}
