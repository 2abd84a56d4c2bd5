// Without the flag i: with u, it takes the Kelvin sign for a K and the long s for an s, which no header may carry.
const unsafePath = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]/gu;
const unsafeQuery = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~!$'()*+,;=:@/?%&]/gu;

const encode = (char: string): string => (/\p{Surrogate}/u.test(char) ? '' : encodeURIComponent(char));

/** A path as it came in, a path a Location header may carry out: ASCII alone and one '/' before its first segment. */
export const safePath = (path: string): string => `/${path.replace(/^[/\\]+/, '').replace(unsafePath, encode)}`;

/** A query as it came, with or without '?'; '' where it is empty. */
export const safeQuery = (search: string): string => {
  const query = search.replace(/^\?/, '').replace(unsafeQuery, encode);
  return query === '' ? '' : `?${query}`;
};

/** A query without the `_rsc` that Next's router adds to the addresses of its own requests. */
export const withoutRsc = (search: string): string =>
  search.replace(/([?&])_rsc=[^&]*(&|$)/, (_, open, end) => (end ? open : '')).replace(/\?$/, '');
