import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ErrorCode } from '@/lib/errors';
import type { Decision, Facts } from '@/lib/gateway/facts';
import type { Hosts } from '@/lib/i18n/host';
import { defaultLocale, type Locale } from '@/lib/i18n/site';
import { refuse } from './answer';
import { Filler, keyOf, missingAddress, missingPage, type PageRequest } from './fill';
import { isReading, refusal } from './guard';
import { clientAddress, requestHeaders, securityHeaders } from './header';
import { kindOf } from './kind';
import { memo } from './memo';
import type { Origin } from './origin';
import { chooseEncoding, matchesEtag, type Page, pageBody } from './page';
import { passThrough } from './pass';
import { type PictureFile, sendPicture } from './picture';
import type { TagRegister } from './register';
import { findStatic, type StaticFiles, sendStatic } from './static';
import { PageStore } from './store';
import { Visits } from './visit';

export type FrontSettings = {
  origin: Origin;
  register: TagRegister;
  decide: (facts: Facts) => Decision;
  hosts: Hosts;
  statics: StaticFiles;
  log: Logger;
  scheme: 'http' | 'https';
  /** The file of a resized picture, by its key and query; null where the query is none. */
  picture: PictureFile;
  /** Proxies of our own in front. */
  proxies: number;
  /** Bytes that finished pages may take. */
  storeCap: number;
  /** Development: nothing is kept. */
  dev: boolean;
};
type Outcome = 'HIT' | 'STALE' | 'MISS';
type Request = { req: IncomingMessage; res: ServerResponse; path: string; locale: Locale; requestId: string };

const longestStale = 24 * 3600 * 1000;
const retryStale = 5_000;

/** The public HTTP server: guard, static files, page store, passage to the renderer. Architecture, rule 3. */
export class Front {
  readonly server: Server;
  readonly store: PageStore;
  #filler: Filler;
  #visits: Visits;
  #security: Record<string, string>;
  #site: Hosts['localeOfHost'];

  constructor(private readonly settings: FrontSettings) {
    this.#security = securityHeaders(settings.scheme);
    this.store = new PageStore(settings.storeCap, settings.register);
    this.#filler = new Filler(settings.origin, this.store, this.#security);
    settings.register.subscribe(() => this.#filler.forget());
    this.#visits = new Visits(settings);
    this.#site = memo(1_000, settings.hosts.localeOfHost);
    this.server = createServer({ keepAliveTimeout: 65_000 }, (req, res) => this.#handle(req, res));
  }

  #handle(req: IncomingMessage, res: ServerResponse): void {
    const url = req.url ?? '/';
    const at = url.indexOf('?');
    const path = at < 0 ? url : url.slice(0, at);
    const host = this.#site(req.headers.host ?? '');
    const locale = host.kind === 'unknown' ? defaultLocale : host.locale;
    const request: Request = { req, res, path, locale, requestId: randomUUID() };
    try {
      const refused = refusal(req, path);
      if (refused) this.#refuse(request, refused);
      else if (path === '/api/health') this.#pass(request);
      else if (host.kind === 'unknown') this.#refuse(request, 'misdirected');
      else if (host.kind === 'redirect') this.#redirect(request, 308, this.settings.hosts.absolute(locale, url));
      else this.#route(request);
    } catch (error) {
      this.#refuse(request, 'internal', error);
    }
  }

  #route(request: Request): void {
    const { req, res, path } = request;
    const reading = isReading(req);
    const file = reading ? findStatic(this.settings.statics, path) : undefined;
    if (file) sendStatic(req, res, file, request.requestId);
    else if (reading && path.startsWith('/storage/'))
      sendPicture(this.settings.picture, request, this.#security, () => this.#pass(request));
    else if (/^\/(?:_next|api|storage)\//.test(path) || this.settings.dev) this.#pass(request);
    else this.#visit(request);
  }

  #visit(request: Request): void {
    const { req, locale, requestId } = request;
    const visited = this.#visits.read(req, locale);
    if ('page' in visited) {
      const kind = kindOf(req.headers);
      if (kind) this.#page(request, { ...visited.page, kind, requestId });
      else this.#pass(request);
    } else if (visited.decision.kind === 'redirect') {
      this.#redirect(request, visited.decision.status, visited.decision.location);
    } else if (visited.decision.kind === 'misdirected') this.#refuse(request, 'misdirected');
    else this.#pass(request);
  }

  #page(request: Request, wanted: PageRequest): void {
    const page = this.store.get(keyOf(wanted));
    const now = Date.now();
    if (page && page.freshUntil > now) this.#send(request, page, 'HIT');
    else if (page && now - page.t0 < longestStale) {
      this.#send(request, page, 'STALE');
      this.#refresh(page, wanted);
    } else
      this.#filler
        .fill(wanted)
        .then((fresh) => {
          // Next leaves the body of a missing page to scripts; the not-found page is whole.
          const missing = fresh.status === 404 && wanted.kind.name === 'html' && wanted.address !== missingAddress;
          if (missing) this.#page(request, { ...wanted, ...missingPage(wanted) });
          else this.#send(request, fresh, 'MISS');
        })
        .catch((error: unknown) => this.#refuse(request, 'unavailable', error));
  }

  #refresh(page: Page, wanted: PageRequest): void {
    const later = () => {
      page.freshUntil = Date.now() + retryStale;
    };
    this.#filler.fill(wanted).then((fresh) => {
      if (fresh.status >= 500) later();
    }, later);
  }

  #send({ req, res, requestId }: Request, page: Page, outcome: Outcome): void {
    const headers = [...page.headers, 'x-request-id', requestId, 'x-cache', outcome];
    if (page.status === 200 && matchesEtag(req.headers['if-none-match'], page.etag)) {
      res.writeHead(304, headers);
      return void res.end();
    }
    const encoding = chooseEncoding(req.headers['accept-encoding'], page);
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    const body = pageBody(page, encoding);
    headers.push('content-length', String(body.length));
    res.writeHead(page.status, headers);
    res.end(req.method === 'HEAD' ? undefined : body);
  }

  #redirect({ res, requestId }: Request, status: number, location: string): void {
    const cache = status === 302 ? 'no-store' : 'public, max-age=3600';
    const headers = {
      ...this.#security,
      location,
      'cache-control': cache,
      'content-length': 0,
      'x-request-id': requestId,
    };
    res.writeHead(status, headers);
    res.end();
  }

  #pass(request: Request): void {
    const { req, res, requestId } = request;
    const { origin, scheme, proxies } = this.settings;
    const address = clientAddress(req.headers, req.socket.remoteAddress, proxies);
    const headers = requestHeaders(req.headers, { requestId, address, scheme, host: req.headers.host ?? '' });
    const refused = (code: ErrorCode, cause?: Error) => this.#refuse(request, code, cause);
    passThrough(req, res, { origin, headers, security: this.#security, requestId, refuse: refused });
  }

  #refuse({ res, path, locale, requestId, req }: Request, code: ErrorCode, cause?: unknown): void {
    const level = code === 'internal' ? 'error' : cause ? 'warn' : 'debug';
    this.settings.log[level]({ requestId, host: req.headers.host, path, code, err: cause }, 'refused');
    refuse(res, code, { locale, api: path.startsWith('/api/'), requestId, headers: this.#security });
  }
}
