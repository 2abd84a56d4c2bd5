import { href } from '@/lib/platform/routes/address';
import { routes } from '@/lib/platform/routes/table';
import { loadAfterPaint } from './after-paint';
import { publicCsp } from './csp-public';
import type { FirstStyles } from './first-styles';
import { sharedMaxAge, storedHeaders } from './header';
import type { Origin, OriginAnswer } from './origin';
import { idOfEtag, makePage, type StoredPage, weakEtag } from './page';
import type { PageVariant } from './page-variant';
import { payloadHeader, takePayload } from './payload';
import type { PageStore } from './store';

/** A render job. `page` is shared by the variants of one page. */
export type PageRequest = {
  page: string;
  variant: PageVariant;
  /** Path and query of the public URL. */
  address: string;
  host: string;
  device: 'd' | 'm';
  internal: string;
  /** Seconds; null to use the response's own. */
  revalidate: number | null;
  requestId: string;
};

const agents = {
  d: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  m: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
};

/** The page for all unknown URLs; cached like any other. */
export const missingAddress = href('notFound');

export const missingPage = ({ page }: Pick<PageRequest, 'page'>) => {
  const [locale, device] = page.split('|');
  return {
    page: `${locale}|${device}|${missingAddress}`,
    address: missingAddress,
    internal: `/${locale}/${device}${routes.notFound.internal}`,
    revalidate: null,
  };
};

export const keyOf = (request: Pick<PageRequest, 'page' | 'variant'>) => `${request.page}|${request.variant.name}`;

const tagsOf = (answer: OriginAnswer): string[] =>
  String(answer.headers['x-geco-tags'] ?? '')
    .split(',')
    .filter(Boolean)
    .map(decodeURIComponent);

const revalidated = 'public, max-age=0, must-revalidate';
const withQuery = (address: string, query: string) => `${address}${address.includes('?') ? '&' : '?'}${query}`;

/** Renders pages by the front's own clean requests and stores what is cacheable. */
export class Filler {
  #flights = new Map<string, Promise<StoredPage>>();
  #turns = new Map<string, Promise<unknown>>();

  constructor(
    private readonly origin: Origin,
    private readonly store: PageStore,
    private readonly security: Record<string, string>,
    private readonly styles: FirstStyles,
  ) {}

  /** Requests after an expiry must not join renders that began before it. */
  forget(): void {
    this.#flights.clear();
  }

  /** True while the same answer is being rendered. */
  isFilling(request: PageRequest): boolean {
    return this.#flights.has(keyOf(request));
  }

  /**
   * Renders a page, or joins its render in progress.
   * @param enter waits for a slot at the renderer and returns its release
   * @throws Error if the renderer does not respond; what `enter` throws
   */
  fill(request: PageRequest, enter: () => Promise<() => void>): Promise<StoredPage> {
    const key = keyOf(request);
    const flying = this.#flights.get(key);
    if (flying) return flying;
    const render = async () => {
      const leave = await enter();
      return this.#render(key, request).finally(leave);
    };
    const flight = this.#inTurn(request.page, render).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    this.#flights.set(key, flight);
    return flight;
  }

  // One at a time: Next shares a render among requests of one page, and joiners see no tags.
  async #inTurn<Result>(page: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#turns.get(page);
    const turn = before ? before.then(work, work) : work();
    this.#turns.set(page, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(page) === turn) this.#turns.delete(page);
    }
  }

  async #render(key: string, request: PageRequest): Promise<StoredPage> {
    const { variant, address } = request;
    const path = variant.rsc === null ? address : withQuery(address, `_rsc=${variant.rsc}`);
    const answer = await this.origin.get(path, {
      ...variant.headers,
      host: request.host,
      'user-agent': agents[request.device],
      'x-request-id': request.requestId,
      'x-geco-fill': encodeURI(request.internal),
    });
    const maxAge = sharedMaxAge(answer.headers);
    const tags = tagsOf(answer);
    const expected = address === missingAddress ? 404 : 200;
    const storable = answer.status === expected && maxAge !== null && tags.length > 0;
    const { body, payload } = this.#finish(answer, address, storable);
    const made = {
      status: answer.status,
      tags,
      t0: Number(answer.headers['x-geco-t0'] ?? 0),
      freshUntil: Date.now() + (request.revalidate ?? maxAge ?? 0) * 1000,
    };
    const page = await makePage({
      ...made,
      headers: this.#headers({ ...answer, body }, storable),
      body,
      payload: payload && (await makePage({ ...made, headers: this.#payloadHeaders(answer), body: payload })),
    });
    if (!storable || !this.store.put(key, page)) this.#dropOld(key, answer.status);
    return page;
  }

  // A page with its own CSP is not public. A payload is asked for later, so only stored pages can do without.
  #finish(answer: OriginAnswer, address: string, storable: boolean): { body: Buffer; payload: Buffer | null } {
    const { 'content-type': type, 'content-security-policy': own } = answer.headers;
    if (own || !type?.startsWith('text/html')) return { body: answer.body, payload: null };
    const { html, sheets } = this.styles.inline(answer.body.toString());
    const apart = storable ? takePayload(html) : null;
    if (apart?.payload) {
      const id = idOfEtag(weakEtag(apart.payload));
      const data = { address: withQuery(address, `_rsc=${id}`), header: payloadHeader(id) };
      const body = loadAfterPaint(apart.html, sheets, data);
      if (body !== apart.html) return { body: Buffer.from(body), payload: Buffer.from(apart.payload) };
    }
    return { body: Buffer.from(loadAfterPaint(html, sheets)), payload: null };
  }

  #payloadHeaders({ headers: { vary } }: OriginAnswer): string[] {
    const headers = storedHeaders({ 'content-type': 'application/json; charset=utf-8', ...(vary && { vary }) });
    return [...headers, 'cache-control', revalidated, ...Object.entries(this.security).flat()];
  }

  #headers(answer: OriginAnswer, storable: boolean): string[] {
    const type = answer.headers['content-type'] ?? '';
    const security = { ...this.security };
    const own = answer.headers['content-security-policy'];
    if (own) security['content-security-policy'] = String(own);
    else if (type.startsWith('text/html')) security['content-security-policy'] = publicCsp(answer.body.toString());
    const cache = storable ? revalidated : 'no-store';
    return [...storedHeaders(answer.headers), 'cache-control', cache, ...Object.entries(security).flat()];
  }

  // A stored copy is invalid once the page is gone or uncacheable; a server error says nothing about it.
  #dropOld(key: string, status: number) {
    if (status < 500) this.store.delete(key);
  }
}
