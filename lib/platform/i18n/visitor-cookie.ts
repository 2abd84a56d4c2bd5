export type VisitorCookie = { name: string; days: number; domain: string | null };

/** The cookie string for a visitor's choice. */
export const choiceCookie = ({ name, days, domain }: VisitorCookie, value: string): string =>
  `${name}=${value}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${domain === null ? '' : `; Domain=${domain}`}`;

/** The currency chosen in a cookie header or `document.cookie`; undefined if none is. */
export const chosenCurrency = (cookies: string): string | undefined => /(?:^|; )currency=([A-Z]{3})/.exec(cookies)?.[1];

/** Stores a visitor's choice for all our hosts, or for this host only if `domain` is null or not its own. */
export const rememberChoice = (cookie: VisitorCookie, value: string): void => {
  const { domain } = cookie;
  const spans = domain !== null && (location.hostname === domain || location.hostname.endsWith(`.${domain}`));
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox 120 and Safari 16 have no cookie store.
  document.cookie = choiceCookie({ ...cookie, domain: spans ? domain : null }, value);
};
