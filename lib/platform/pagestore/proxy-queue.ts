import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@/lib/platform/errors';
import type { CostClass } from '@/lib/platform/limit/cost/class';
import { pathCost } from '@/lib/platform/limit/cost/table';
import { networkOf } from '@/lib/platform/limit/network';
import type { Admission } from './admission';
import { type BufferedBody, readBody } from './body';
import { bodyCap, isUploadPath } from './body-cap';
import { onClose } from './connection';
import { hasBody } from './framing';
import { clientAddress, requestHeaders } from './header';
import type { Origin } from './origin';
import { proxyRequest, sendContinue } from './proxy';

export const healthPath = '/api/health';

type Settings = { origin: Origin; scheme: 'http' | 'https'; proxies: number; dev: boolean };
/** `cost`: overrides the cost by path, as for a page in an uncacheable variant. */
type QueuedRequest = {
  path: string;
  cost?: CostClass | undefined;
  requestId: string;
  refuse: (code: ErrorCode, cause?: Error) => void;
};

/** Proxied requests: rate limited, buffered and queued for the renderer. */
export class ProxyQueue {
  constructor(
    private readonly settings: Settings,
    private readonly admission: Admission,
    private readonly security: Record<string, string>,
  ) {}

  /**
   * Proxies a request once it has a slot.
   * @throws AppError tooManyRequests, unavailable or payloadTooLarge before anything was sent; Error if the client
   * disconnected
   */
  async proxy(req: IncomingMessage, res: ServerResponse, queued: QueuedRequest): Promise<void> {
    const { path, cost = pathCost(path), requestId, refuse } = queued;
    const { origin, scheme, proxies, dev } = this.settings;
    const address = clientAddress(req.headers, req.socket.remoteAddress, proxies);
    const isCounted = !dev && path !== healthPath;
    if (isCounted) await this.admission.count(address, cost);
    const buffered = await this.#readBody(req, res, path, address);
    let releaseSlot = () => {};
    const done = () => {
      releaseSlot();
      buffered?.release();
    };
    try {
      // Uploads need no slot: they last as long as the client's connection takes, at little cost.
      if (isCounted && !isUploadPath(path)) releaseSlot = await this.#waitForSlot(req, address, cost);
      const headers = requestHeaders(req.headers, { requestId, address, scheme, host: req.headers.host ?? '' });
      const body = buffered?.bytes ?? null;
      proxyRequest(req, res, { origin, headers, security: this.security, requestId, refuse, body, done });
    } catch (error) {
      done();
      throw error;
    }
  }

  async #readBody(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    address: string,
  ): Promise<BufferedBody | null> {
    if (isUploadPath(path) || !hasBody(req)) return null;
    sendContinue(req, res);
    return readBody(req, bodyCap(path), networkOf(address));
  }

  async #waitForSlot({ socket }: IncomingMessage, address: string, cost: CostClass): Promise<() => void> {
    const closed = new AbortController();
    const unsubscribe = onClose(socket, () => closed.abort());
    return this.admission.enter(address, cost, closed.signal).finally(unsubscribe);
  }
}
