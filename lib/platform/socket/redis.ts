import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import type { Env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';

/** The connection between nodes. */
export type RedisConnection = {
  adapter: ReturnType<typeof createAdapter>;
  /** Calls `listener` when Redis is reachable again. */
  onReconnect: (listener: () => void) => void;
  close: () => void;
};

const pause = 1_000;

type Client = ReturnType<typeof createClient>;

/** The adapter does not await these calls and clones its clients: an unhandled rejection would end the process. */
function catchErrors(client: Client): Client {
  const duplicate = client.duplicate.bind(client);
  const caught = Object.fromEntries(
    (['publish', 'set', 'subscribe'] as const).map((name) => {
      const call: (...args: never[]) => Promise<unknown> = client[name].bind(client);
      const report = (error: Error) => log().error({ err: error, name }, 'Redis did not do what the chat asked for');
      return [name, (...args: never[]) => call(...args).catch(report)];
    }),
  );
  return Object.assign(client, { ...caught, duplicate: () => catchErrors(duplicate()) });
}

/** Connects to the other nodes via REDIS_URL; null without it. */
export function connectRedis({ REDIS_URL: url }: Pick<Env, 'REDIS_URL'>): RedisConnection | null {
  if (url === undefined) return null;
  const listeners: (() => void)[] = [];
  const client = catchErrors(createClient({ url }));
  let wasReady = false;
  client.on('error', (error: Error) => log().error({ err: error }, 'Redis does not carry the events of the chat'));
  client.on('ready', () => {
    if (wasReady) for (const listener of listeners) listener();
    wasReady = true;
  });
  client.connect().catch((error: Error) => log().error({ err: error }, 'Redis cannot be reached'));
  return {
    adapter: createAdapter(client, { streamName: 'geco:socket', channelPrefix: 'geco:socket' }),
    onReconnect: (listener) => void listeners.push(listener),
    close: () => client.destroy(),
  };
}

type Io = { of(name: '/'): { adapter: { serverCount: () => Promise<number> } } };

/** Calls `listener` when another node disappears, as its last events may be lost; returns the unsubscribe function. */
export function onNodeLost(io: Io, listener: () => void): () => void {
  let lastCount = 0;
  const timer = setInterval(async () => {
    const count = await io
      .of('/')
      .adapter.serverCount()
      .catch(() => lastCount);
    if (count < lastCount) listener();
    lastCount = count;
  }, pause);
  return () => clearInterval(timer);
}
