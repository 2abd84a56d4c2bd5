import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { dayMs } from '@/lib/platform/calendar/constants';
import { AppError, type ErrorCode } from '@/lib/platform/errors';
import type { GatewayDecision, Redirect, RequestFacts } from '@/lib/platform/gateway/types';
import type { Hosts } from '@/lib/platform/i18n/host';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import type { CostClass } from '@/lib/platform/limit/cost/class';
import { memory } from '@/lib/platform/limit/table';
import { Admission, ownNetwork } from './admission';
import { refuse } from './answer';
import { isUploadPath } from './body-cap';
import { createPublicServer, limitConnections } from './connection';
import type { TagRegister } from './expiry';
import { FastConnections } from './fast-connection';
import { Filler, keyOf, missingAddress, missingPage, type PageRequest } from './fill';
import { FirstStyles } from './first-styles';
import { GatewayCache, type PublicPage } from './gateway';
import { isReading, refusal } from './guard';
import { clientAddress, goneTag, securityHeaders } from './header';
import { memo } from './memo';
import type { Origin } from './origin';
import { answerOf, chooseEncoding, matchesEtag, pageBody, type StoredPage } from './page';
import { type PageVariant, variantOf } from './page-variant';
import { type PictureFile, sendPicture } from './picture';
import { healthPath, ProxyQueue } from './proxy-queue';
import { type HeaderList, NodeReply, type Reply } from './reply';
import { findStatic, type StaticFiles, sendStatic, textOf } from './static';
import { PageStore } from './store';

export type FrontSettings = {
  origin: Origin;
  register: TagRegister;
  decide: (facts: RequestFacts) => GatewayDecision;
  hosts: Hosts;
  statics: StaticFiles;
  log: Logger;
  scheme: 'http' | 'https';
  /** The file of a resized picture, by key and query; null for an invalid query. */
  picture: PictureFile;
  /** Proxies of our own in front. */
  proxies: number;
  /** Networks exempt from the front's rates, as written by `networkOf`. */
  exempt: ReadonlySet<string>;
  /** Whether plain GET requests are read by `FastConnections`, else all by Node's HTTP server. */
  ownReader: boolean;
  /** Maximum bytes of stored pages. */
  storeCap: number;
  /** Development: nothing is stored. */
  dev: boolean;
};
type FillRequest = PageRequest & Pick<PublicPage, 'cost'>;
type Outcome = 'HIT' | 'STALE' | 'MISS';
/** `status`: overrides the page's own. */
type Request = { reply: Reply; path: string; locale: Locale; requestId: string; status?: number };

const maxStale = dayMs;
const retryStale = 5_000;

/** The public HTTP server: guard, static files, page store, passage to the renderer. docs/architecture.md, Front. */
export class Front {
  readonly server: Server;
  readonly store: PageStore;
  #filler: Filler;
  #gateway: GatewayCache;
  #admission: Admission;
  #proxyQueue: ProxyQueue;
  #security: Record<string, string>;
  #connections: FastConnections | null;
  #site: Hosts['localeOfHost'];

  constructor(private readonly settings: FrontSettings) {
    this.#security = securityHeaders(settings.scheme);
    this.store = new PageStore(settings.storeCap, settings.register);
    this.#filler = new Filler(
      settings.origin,
      this.store,
      this.#security,
      new FirstStyles((path) => textOf(settings.statics, path)),
    );
    settings.register.subscribe(() => this.#filler.forget());
    this.#gateway = new GatewayCache(settings);
    this.#admission = new Admission(settings.exempt);
    this.#proxyQueue = new ProxyQueue(settings, this.#admission, this.#security);
    this.#site = memo({ longest: memory.text, weigh: () => 60 }, settings.hosts.localeOfHost);
    this.server = createPublicServer((req, res) => this.#handle(new NodeReply(req, res)));
    this.#connections = settings.ownReader ? new FastConnections(this.server, (reply) => this.#handle(reply)) : null;
    limitConnections(this.server, settings.proxies);
  }

  /** Stops accepting requests; those in progress have `graceMs` milliseconds. Resolves once all are closed. */
  close(graceMs: number): Promise<void> {
    const closed = new Promise<void>((done) => this.server.close(() => done()));
    this.server.closeIdleConnections();
    this.#connections?.close('idle');
    setTimeout(() => {
      this.server.closeAllConnections();
      this.#connections?.close('all');
    }, graceMs).unref();
    return closed;
  }

  #handle(reply: Reply): void {
    const { head } = reply;
    const url = head.url ?? '/';
    const at = url.indexOf('?');
    const path = at < 0 ? url : url.slice(0, at);
    const host = this.#site(head.headers.host ?? '');
    const locale = host.kind === 'unknown' ? defaultLocale : host.locale;
    const request: Request = { reply, path, locale, requestId: randomUUID() };
    try {
      const refused = refusal(head, path);
      if (refused) this.#refuse(request, refused);
      else if (path === healthPath) this.#proxy(request);
      else if (host.kind === 'unknown') this.#refuse(request, 'misdirected');
      else if (host.kind === 'redirect') this.#redirect(request, 308, this.settings.hosts.absolute(locale, url));
      else this.#route(request);
    } catch (error) {
      this.#refuse(request, 'internal', error);
    }
  }

  #route(request: Request): void {
    const { reply, path, requestId } = request;
    const reading = isReading(reply.head);
    const file = reading ? findStatic(this.settings.statics, path) : undefined;
    if (file) sendStatic(reply, file, requestId);
    else if (reading && path.startsWith('/storage/'))
      reply.withNode((req, res) =>
        sendPicture(this.settings.picture, { req, res, path, requestId }, this.#security, () => this.#proxy(request)),
      );
    else if (/^\/(?:_next|api)\//.test(path) || isUploadPath(path) || this.settings.dev) this.#proxy(request);
    else this.#routePage(request);
  }

  #routePage(request: Request): void {
    const { head } = request.reply;
    const result = this.#gateway.read(head, request.locale);
    if ('page' in result) {
      const variant = variantOf(head.headers);
      if (variant) this.#page(request, result.page, variant);
      else this.#proxy(request, result.page.cost);
    } else if (result.decision.kind === 'redirect') this.#redirectCounted(request, result.decision);
    else if (result.decision.kind === 'misdirected') this.#refuse(request, 'misdirected');
    else this.#proxy(request);
  }

  #redirectCounted(request: Request, { status, location, cookie, decoded = null }: Redirect): void {
    const send = () => this.#redirect(request, status, location, cookie);
    if (decoded === null) send();
    else
      this.#admission
        .countDecoding(this.#addressOf(request.reply), decoded)
        .then(send)
        .catch((error: unknown) => this.#refuseError(request, error));
  }

  #page(request: Request, page: PublicPage, variant: PageVariant): void {
    const stored = this.store.get(keyOf({ page: page.page, variant }), request.reply.head.headers.rsc);
    if (stored && stored.freshUntil > Date.now()) return void this.#send(request, stored, 'HIT');
    const target: FillRequest = { ...page, variant, requestId: request.requestId };
    if (stored && Date.now() - stored.t0 < maxStale) {
      this.#send(request, stored, 'STALE');
      this.#refresh(stored, target);
    } else this.#fill(request, target);
  }

  async #render({ reply }: Request, target: FillRequest): Promise<StoredPage> {
    const address = this.#addressOf(reply);
    if (!this.#filler.isFilling(target)) await this.#admission.count(address, target.cost);
    return this.#filler.fill(target, () => this.#admission.enter(address, target.cost));
  }

  #fill(request: Request, target: FillRequest): void {
    this.#render(request, target)
      .then((fresh) => {
        // Next renders the body of a 404 with scripts; the not-found page is complete.
        const missing = fresh.status === 404 && target.variant.name === 'html' && target.address !== missingAddress;
        const status = fresh.tags.includes(goneTag) ? 410 : 404;
        if (missing) this.#page({ ...request, status }, { ...target, ...missingPage(target) }, target.variant);
        else this.#send(request, fresh, 'MISS');
      })
      .catch((error: unknown) => this.#refuseError(request, error));
  }

  #refresh(page: StoredPage, target: FillRequest): void {
    const retryLater = () => {
      page.freshUntil = Date.now() + retryStale;
    };
    this.#filler
      .fill(target, () => this.#admission.enter(ownNetwork, target.cost))
      .then((fresh) => {
        if (fresh.status >= 500) retryLater();
      }, retryLater);
  }

  #send({ reply, requestId, status }: Request, stored: StoredPage, outcome: Outcome): void {
    const { headers } = reply.head;
    const page = answerOf(stored, headers.rsc);
    const own = ['x-request-id', requestId, 'x-cache', outcome];
    if (page.status === 200 && matchesEtag(headers['if-none-match'], page.etag))
      return void reply.send(304, page.headers, own, null);
    const encoding = chooseEncoding(headers['accept-encoding'], page);
    if (encoding !== 'identity') own.push('content-encoding', encoding);
    const body = pageBody(page, encoding);
    own.push('content-length', String(body.length));
    reply.send(status ?? page.status, page.headers, own, body);
  }

  #redirect({ reply, requestId }: Request, status: number, location: string, cookie?: string): void {
    const cache = status === 302 || status === 303 ? 'no-store' : 'public, max-age=3600';
    const headers: HeaderList = [
      ...Object.entries(this.#security).flat(),
      ...['location', location, 'cache-control', cache, 'content-length', '0'],
      ...(cookie ? ['set-cookie', cookie] : []),
    ];
    reply.send(status, headers, ['x-request-id', requestId], null);
  }

  #addressOf({ head, remote }: Reply): string {
    return clientAddress(head.headers, remote, this.settings.proxies);
  }

  #proxy(request: Request, cost?: CostClass): void {
    request.reply.withNode((req, res) => {
      const { path, requestId } = request;
      const refuse = (code: ErrorCode, cause?: Error) => this.#refuse(request, code, cause);
      this.#proxyQueue.proxy(req, res, { path, cost, requestId, refuse }).catch((error: unknown) => {
        if (!res.destroyed && !req.socket.destroyed) this.#refuseError(request, error);
      });
    });
  }

  #refuseError(request: Request, error: unknown): void {
    if (error instanceof AppError) this.#refuse(request, error.code, error.cause, error.retryAfter);
    else this.#refuse(request, 'unavailable', error);
  }

  #refuse(
    { reply, path, locale, requestId }: Request,
    code: ErrorCode,
    cause?: unknown,
    retryAfter: number | null = null,
  ): void {
    const level = code === 'internal' ? 'error' : cause && this.settings.origin.hasAnswered ? 'warn' : 'debug';
    this.settings.log[level]({ requestId, host: reply.head.headers.host, path, code, err: cause }, 'refused');
    refuse(reply, code, { locale, api: path.startsWith('/api/'), requestId, headers: this.#security, retryAfter });
  }
}
