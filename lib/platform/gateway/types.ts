import type { Hosts } from '@/lib/platform/i18n/host';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import type { Parsed } from '@/lib/platform/routes/address';

/** Input of the gateway; `path` and `search` as received, still percent-encoded. */
export type RequestFacts = {
  host: string;
  path: string;
  search: string;
  method: string;
  headers: { userAgent?: string; acceptLanguage?: string; referer?: string };
  cookies: { token?: string; usertoken?: string; i18n_redirected?: string; device?: string; stafflang?: string };
};

export type Settings = {
  hosts: Hosts;
  /** Decodes a legacy public id to the numeric id; null if invalid. */
  decodeId: (text: string) => number | null;
  /** Whether development pages are available. */
  development?: boolean;
};

/**
 * `location` is a path on the same host or an absolute URL; `cookie` is set with it. `decoded`: whether the URL's
 * encoded id was valid; null or omitted if it had none.
 */
export type Redirect = {
  kind: 'redirect';
  status: 301 | 302 | 303 | 308;
  location: string;
  cookie?: string;
  decoded?: boolean | null;
};
export type Rewrite = {
  kind: 'rewrite';
  status: 200 | 404;
  locale: Locale;
  device: Device;
  /** Null if no route matches. */
  parsed: Parsed | null;
  /** The path below app/ that renders the answer. */
  internal: string;
};
export type GatewayDecision = Redirect | Rewrite | { kind: 'misdirected' } | { kind: 'pass' };

/** One redirect of a step, where the step has one. */
export const redirect = (status: Redirect['status'], location: string): Redirect => ({
  kind: 'redirect',
  status,
  location,
});
