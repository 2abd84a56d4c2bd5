export type VisitorCookie = { name: string; days: number; domain: string | null };

/** A visitor's choice as the text of a cookie. */
export const choiceCookie = ({ name, days, domain }: VisitorCookie, value: string): string =>
  `${name}=${value}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${domain === null ? '' : `; Domain=${domain}`}`;

/** Keeps a visitor's choice for all our hosts; where `domain` is null or not this host's, for this host alone. */
export const rememberChoice = (cookie: VisitorCookie, value: string): void => {
  const { domain } = cookie;
  const spans = domain !== null && (location.hostname === domain || location.hostname.endsWith(`.${domain}`));
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox 120 and Safari 16 have no cookie store.
  document.cookie = choiceCookie({ ...cookie, domain: spans ? domain : null }, value);
};
