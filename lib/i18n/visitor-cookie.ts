export type VisitorCookie = { name: string; days: number; domain: string | null };

/** Keeps a visitor's choice for all our hosts; where `domain` is null or not this host's, for this host alone. */
export const rememberChoice = ({ name, days, domain }: VisitorCookie, value: string): void => {
  const spans = domain !== null && (location.hostname === domain || location.hostname.endsWith(`.${domain}`));
  const scope = spans ? `; Domain=${domain}` : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox 120 and Safari 16 have no cookie store.
  document.cookie = `${name}=${value}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${scope}`;
};
