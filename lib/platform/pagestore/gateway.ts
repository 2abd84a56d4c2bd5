import { config } from '@/lib/platform/config';
import { deviceOf } from '@/lib/platform/gateway/device';
import { withoutRsc } from '@/lib/platform/gateway/location';
import type { GatewayDecision, RequestFacts } from '@/lib/platform/gateway/types';
import type { Hosts } from '@/lib/platform/i18n/host';
import { defaultLocale, type Locale, locales } from '@/lib/platform/i18n/site';
import type { CostClass } from '@/lib/platform/limit/cost/class';
import { pageCost } from '@/lib/platform/limit/cost/table';
import { memory } from '@/lib/platform/limit/table';
import { routes } from '@/lib/platform/routes/table';
import { missingAddress, type PageRequest } from './fill';
import type { RequestHead } from './head';
import { Memo, memo } from './memo';

export type PublicPage = Omit<PageRequest, 'variant' | 'requestId'> & { cost: CostClass };
export type GatewayResult = { page: PublicPage } | { decision: GatewayDecision };
type Reading = {
  locale: Locale;
  url: string;
  userAgent: string;
  cookies: RequestFacts['cookies'];
  known: Memo<PublicPage> | undefined;
};
type Settings = { decide: (facts: RequestFacts) => GatewayDecision; hosts: Hosts };

const weigh = ({ page, address, internal }: PublicPage) => 400 + page.length + address.length + internal.length;
const deviceOfAgent = memo({ longest: memory.text, weigh: () => 0 }, (userAgent) => deviceOf(userAgent, undefined));
const cookieNames = ['token', 'usertoken', config.cookie.language.name, config.cookie.device.name] as const;

const cookiesOf = (header: string | undefined): RequestFacts['cookies'] => {
  const cookies: RequestFacts['cookies'] = {};
  if (!header) return cookies;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    const name = cookieNames.find((known) => known === pair.slice(0, at).trim());
    if (name && cookies[name] === undefined) cookies[name] = pair.slice(at + 1).trim();
  }
  return cookies;
};

/** Runs the gateway for the front; caches what depends on the address alone. */
export class GatewayCache {
  #known = new Map<string, Memo<PublicPage>>();

  constructor(private readonly settings: Settings) {
    for (const locale of locales)
      for (const device of ['d', 'm']) this.#known.set(`${locale}${device}`, new Memo({ longest: memory.text, weigh }));
  }

  read(head: RequestHead, locale: Locale): GatewayResult {
    const url = head.url ?? '/';
    const userAgent = head.headers['user-agent'] ?? '';
    const cookies = cookiesOf(head.headers.cookie);
    const device = cookies.device ? deviceOf(userAgent, cookies.device) : deviceOfAgent(userAgent);
    const known = this.#known.get(`${locale}${device}`);
    const page = known?.get(url);
    if (page) return { page };
    return this.#decide(head, { locale, url, userAgent, cookies, known });
  }

  #decide(head: RequestHead, { locale, userAgent, cookies, known, ...reading }: Reading): GatewayResult {
    const key = known?.keyOf(reading.url) ?? null;
    const url = key ?? reading.url;
    const at = url.indexOf('?');
    const path = at < 0 ? url : url.slice(0, at);
    const search = at < 0 ? '' : withoutRsc(url.slice(at));
    const decision = this.settings.decide({
      host: head.headers.host ?? '',
      path,
      search,
      method: head.method ?? 'GET',
      headers: { userAgent, acceptLanguage: head.headers['accept-language'], referer: head.headers.referer },
      cookies,
    });
    const page = this.#publicPage(decision);
    if (!page) return { decision };
    // At the main host's root the result depends on Accept-Language too.
    if (known && key !== null && page.known && (path !== '/' || locale !== defaultLocale)) known.set(key, page.request);
    return { page: page.request };
  }

  #publicPage(decision: GatewayDecision): { request: PublicPage; known: boolean } | null {
    if (decision.kind !== 'rewrite') return null;
    const { locale, device, parsed, internal, status } = decision;
    const name = parsed?.name;
    if (name && status === 200 && routes[name].area !== 'public') return null;
    const known = parsed !== null && status === 200;
    const canonical = known ? parsed.canonical : missingAddress;
    const request = {
      page: `${locale}|${device}|${canonical}`,
      address: canonical,
      host: new URL(this.settings.hosts.origin(locale)).host,
      device,
      internal,
      revalidate:
        name !== undefined && routes[name].pattern.includes('{keyword*}') ? config.pageStore.searchRevalidate : null,
      cost: pageCost(name, canonical),
    };
    return { request, known };
  }
}
