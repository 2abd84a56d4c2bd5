import { allTags, type TagRegister } from '@/lib/platform/pagestore/expiry';
import type { BetweenNodes } from './event';
import type { RedisConnection } from './redis';

type Expire = BetweenNodes['expire'];
type Io = {
  on(event: 'expire', listener: Expire): unknown;
  serverSideEmit(event: 'expire', ...args: Parameters<Expire>): unknown;
};

/**
 * Shares expiries between nodes via Redis. As none arrive while Redis is down, everything is dropped when it returns.
 * docs/architecture.md, Public pages.
 */
export function shareExpiries(io: Io, nodes: RedisConnection, register: TagRegister): void {
  const drop = (tags: readonly string[]) => void register.note({ tags, at: register.now(), remote: true });
  register.subscribe(({ tags, remote }) => {
    if (!remote) io.serverSideEmit('expire', tags);
  });
  io.on('expire', drop);
  nodes.onReconnect(() => drop([allTags]));
}
