import type { Hosts } from '@/lib/platform/i18n/host';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import type { Parsed } from '@/lib/platform/routes/address';

/** All that a request may say to the gateway; `path` and `search` as they came, still percent-encoded. */
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
  /** A legacy public id in, the numeric id out; null where it does not decode. */
  decodeId: (text: string) => number | null;
  /** Whether the pages for developers are there. */
  development?: boolean;
};

/**
 * A redirect's location is a path on the same host, an absolute address on another; `cookie` is set with it. `decoded`:
 * whether an encoded id led there that is one of ours; null or left out where there was none to decode.
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
  /** Null where no route has the address. */
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
