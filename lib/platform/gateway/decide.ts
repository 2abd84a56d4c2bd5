import { consoleLocaleOf } from '@/lib/platform/i18n/console';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href, internalPath, type Parsed, parse } from '@/lib/platform/routes/address';
import { routes } from '@/lib/platform/routes/table';
import { canonicalise, statusOf } from './canonical';
import { deviceOf } from './device';
import { guard } from './guard';
import { detect, restrict } from './language';
import { legacyTarget } from './legacy';
import { safePath, safeQuery } from './location';
import { type GatewayDecision, type Redirect, type RequestFacts, type Rewrite, redirect, type Settings } from './types';

const health = '/api/health';
/** The gallery of components/ui: for developers, and no route of the site. */
const gallery = '/dev/ui';
const served =
  /^\/((api|storage|_next)(\/|$)|(favicon\.ico|\.well-known\/security\.txt|robots\.txt|manifest\.webmanifest|sitemap[\w-]*\.xml|feed\/[a-z]+\.(rss|atom)\.xml)$)/;

const legacy = ({ path, search }: RequestFacts, locale: Locale, { hosts, decodeId }: Settings): Redirect | null => {
  const target = legacyTarget(path, search, decodeId);
  if (target === null) return null;
  const location = target.locale === locale ? target.address : hosts.absolute(target.locale, target.address);
  return { ...redirect(301, location), decoded: target.decoded };
};

const rewrite = (parsed: Parsed | null, site: Locale, locale: Locale, device: Device): Rewrite => {
  const status = parsed === null ? 404 : statusOf(parsed, site);
  const own = parsed !== null && (status === 200 || parsed.name === 'error');
  const internal = own ? internalPath(parsed, locale, device) : `/${locale}/${device}${routes.notFound.internal}`;
  return { kind: 'rewrite', status, locale, device, parsed, internal };
};

/** Unknown URLs below the console are rendered by the console's own 404 page. */
const inConsole = (path: string): Parsed | null =>
  path.startsWith(`${routes.admin.pattern}/`) ? parse(href('adminQueue', { section: 'missing' })) : null;

/** The console has its own languages and one layout; it exists only on the main host. */
const variant = (parsed: Parsed | null, locale: Locale, { headers, cookies }: RequestFacts): [Locale, Device] =>
  parsed !== null && routes[parsed.name].area === 'admin' && statusOf(parsed, locale) === 200
    ? [consoleLocaleOf(cookies.stafflang), 'd']
    : [locale, deviceOf(headers.userAgent ?? '', cookies.device)];

/**
 * What becomes of a request: access guard, language, legacy redirects, canonical address and route, in this order
 * (docs/domain.md, Addresses). Throws nothing; every location is on one of the configured hosts.
 */
export const decide = (facts: RequestFacts, settings: Settings): GatewayDecision => {
  const { path, search } = facts;
  const { hosts } = settings;
  if (path === health) return { kind: 'pass' };
  const site = hosts.localeOfHost(facts.host);
  if (site.kind === 'unknown') return { kind: 'misdirected' };
  if (site.kind === 'redirect') return redirect(308, hosts.absolute(site.locale, safePath(path) + safeQuery(search)));
  if (served.test(path)) return { kind: 'pass' };
  const { locale } = site;
  if (settings.development && path === gallery) {
    const device = deviceOf(facts.headers.userAgent ?? '', facts.cookies.device);
    return { kind: 'rewrite', status: 200, locale, device, parsed: null, internal: `/${locale}/${device}${gallery}` };
  }
  const step =
    guard(facts) ?? detect(facts, locale, hosts) ?? restrict(path, locale) ?? legacy(facts, locale, settings);
  if (step !== null) return step;
  const parsed = parse(path, search);
  const target = parsed ?? inConsole(path);
  return canonicalise(path, search, parsed, locale) ?? rewrite(target, locale, ...variant(target, locale, facts));
};
