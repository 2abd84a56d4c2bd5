// No flag i: with u, it would match the Kelvin sign and the long s, which are invalid in headers.
const unsafePath = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]/gu;
const unsafeQuery = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~!$'()*+,;=:@/?%&]/gu;

const encode = (char: string): string => (/\p{Surrogate}/u.test(char) ? '' : encodeURIComponent(char));

/** A path safe for a Location header: ASCII only, with a single leading '/'. */
export const safePath = (path: string): string => `/${path.replace(/^[/\\]+/, '').replace(unsafePath, encode)}`;

/** A query safe for a Location header, with or without '?'; '' if empty. */
export const safeQuery = (search: string): string => {
  const query = search.replace(/^\?/, '').replace(unsafeQuery, encode);
  return query === '' ? '' : `?${query}`;
};

/** A query without the `_rsc` parameter that Next's router adds. */
export const withoutRsc = (search: string): string =>
  search.replace(/([?&])_rsc=[^&]*(&|$)/, (_, open, end) => (end ? open : '')).replace(/\?$/, '');
