import { RateLimiterMemory } from 'rate-limiter-flexible';
import { FairQueue } from '@/lib/limit/fair-queue';
import { networkOf } from '@/lib/limit/network';
import { sockets as limits } from '@/lib/limit/socket';
import type { Origin } from '@/lib/pagestore/origin';
import { type Identity, makeCall } from './call';
import { type Opened, opened } from './handshake';

type Settings = {
  origin: Origin;
  /** Networks that no rate of the front counts, as `networkOf` writes them. */
  exempt: ReadonlySet<string>;
};

/** Why a socket is not let in, or no longer; `unauthorized` for good, the others for now. */
type Refusal = 'unauthorized' | 'unavailable' | 'tooMany';

export class RefusedError extends Error {
  constructor(readonly reason: Refusal) {
    super(reason);
    this.name = 'RefusedError';
  }
}

/**
 * Asks the renderer who a socket is, whoever asks for much behind itself: a cookie costs nothing to make up, and what it is
 * worth the renderer alone knows. docs/decisions/0033-socket.md.
 */
export class Opener {
  #queue = new FairQueue(limits.opening);
  #rate = new RateLimiterMemory({ points: limits.entries.max, duration: limits.entries.seconds });

  constructor(private readonly settings: Settings) {}

  /**
   * Who comes in.
   * @param signal ends the waiting
   * @throws RefusedError
   */
  async enter(identity: Identity, signal: AbortSignal): Promise<Opened> {
    const network = networkOf(identity['x-forwarded-for'] ?? '');
    if (!this.settings.exempt.has(network) && !(await this.#count(network))) throw new RefusedError('unavailable');
    return this.#open(network, identity, signal);
  }

  /**
   * Who is there, once more.
   * @throws RefusedError
   */
  look({ accountId }: Opened, identity: Identity): Promise<Opened> {
    return this.#open(`account:${accountId}`, identity);
  }

  async #open(line: string, identity: Identity, signal?: AbortSignal): Promise<Opened> {
    const leave = await this.#queue.enter(line, signal).catch(() => {
      throw new RefusedError('unavailable');
    });
    try {
      const path = `/api/${identity.usertype === 'staff' ? 'admin/' : ''}chat/open`;
      const { code, data } = await makeCall(this.settings.origin, identity, path, {});
      if (code === 401 || code === 403 || code === 409) throw new RefusedError('unauthorized');
      const found = opened.safeParse(data);
      if (code !== 200 || !found.success) throw new RefusedError('unavailable');
      return found.data;
    } finally {
      leave();
    }
  }

  #count(network: string): Promise<boolean> {
    return this.#rate.consume(network).then(
      () => true,
      () => false,
    );
  }
}
