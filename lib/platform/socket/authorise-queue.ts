import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { FairQueue } from '@/lib/platform/limit/fair-queue';
import { networkOf } from '@/lib/platform/limit/network';
import { sockets as limits } from '@/lib/platform/limit/socket';
import { clientAddress } from '@/lib/platform/pagestore/header';
import type { Origin } from '@/lib/platform/pagestore/origin';
import { type Identity, makeCall } from './call';
import { type HandshakeSettings, mayConnect, type OpenedSession, openedSession } from './handshake';

type Settings = HandshakeSettings & {
  origin: Origin;
  /** Networks exempt from the front's rates, as written by `networkOf`. */
  exempt: ReadonlySet<string>;
};

/** Why a socket is refused or closed; `unauthorized` is permanent, the others temporary. */
type Refusal = 'unauthorized' | 'unavailable' | 'tooMany';

export class RefusedError extends Error {
  constructor(readonly reason: Refusal) {
    super(reason);
    this.name = 'RefusedError';
  }
}

/**
 * Asks the renderer who a socket is, in a fair queue: anybody can make up cookies, and only the renderer can check
 * them. docs/decisions/0033-socket.md.
 */
export class AuthoriseQueue {
  #queue = new FairQueue(limits.opening);
  #rate = new RateLimiterMemory({ points: limits.entries.max, duration: limits.entries.seconds });
  #pollingRate = new RateLimiterMemory({ points: limits.entries.max, duration: limits.entries.seconds });

  constructor(private readonly settings: Settings) {}

  /**
   * Whether to accept a connection. WebSockets are limited per network like all connections; long polling keeps none
   * open, so its starts are limited at the rate of session checks.
   */
  async mayStart(req: IncomingMessage): Promise<boolean> {
    const { proxies, exempt } = this.settings;
    if (!mayConnect(req, this.settings)) return false;
    const network = networkOf(clientAddress(req.headers, req.socket.remoteAddress, proxies));
    return req.headers.upgrade !== undefined || exempt.has(network) || this.#count(this.#pollingRate, network);
  }

  /**
   * Authorises a new socket.
   * @param signal aborts the wait
   * @throws RefusedError
   */
  async authorise(identity: Identity, signal: AbortSignal): Promise<OpenedSession> {
    const network = networkOf(identity['x-forwarded-for'] ?? '');
    if (!this.settings.exempt.has(network) && !(await this.#count(this.#rate, network)))
      throw new RefusedError('unavailable');
    return this.#ask(network, identity, signal);
  }

  /**
   * Authorises a connected socket again.
   * @throws RefusedError
   */
  reauthorise({ accountId }: OpenedSession, identity: Identity): Promise<OpenedSession> {
    return this.#ask(`account:${accountId}`, identity);
  }

  async #ask(queueKey: string, identity: Identity, signal?: AbortSignal): Promise<OpenedSession> {
    const releaseSlot = await this.#queue.enter(queueKey, signal).catch(() => {
      throw new RefusedError('unavailable');
    });
    try {
      const path = `/api/${identity.usertype === 'staff' ? 'admin/' : ''}chat/open`;
      const { code, data } = await makeCall(this.settings.origin, identity, path, {});
      if (code === 401 || code === 403 || code === 409) throw new RefusedError('unauthorized');
      const found = openedSession.safeParse(data);
      if (code !== 200 || !found.success) throw new RefusedError('unavailable');
      return found.data;
    } finally {
      releaseSlot();
    }
  }

  #count(rate: RateLimiterMemory, network: string): Promise<boolean> {
    return rate.consume(network).then(
      () => true,
      () => false,
    );
  }
}
