import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import type { Env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';

/** What carries events between the nodes. */
export type Nodes = {
  adapter: ReturnType<typeof createAdapter>;
  /** Calls `listener` when the way to the others is there again after it was not. */
  onBack: (listener: () => void) => void;
  close: () => void;
};

const pause = 1_000;

type Client = ReturnType<typeof createClient>;

/** The adapter waits for no answer to these, and has clients of its own: an error that nobody sees would end the process. */
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

/** The way to the other nodes, over Redis where REDIS_URL names one; null without. */
export function connectNodes({ REDIS_URL: url }: Pick<Env, 'REDIS_URL'>): Nodes | null {
  if (url === undefined) return null;
  const listeners: (() => void)[] = [];
  const client = catchErrors(createClient({ url }));
  let wasThere = false;
  client.on('error', (error: Error) => log().error({ err: error }, 'Redis does not carry the events of the chat'));
  client.on('ready', () => {
    if (wasThere) for (const listener of listeners) listener();
    wasThere = true;
  });
  client.connect().catch((error: Error) => log().error({ err: error }, 'Redis cannot be reached'));
  return {
    adapter: createAdapter(client, { streamName: 'geco:socket', channelPrefix: 'geco:socket' }),
    onBack: (listener) => void listeners.push(listener),
    close: () => client.destroy(),
  };
}

type Io = { of(name: '/'): { adapter: { serverCount: () => Promise<number> } } };

/** Calls `listener` when another node is gone, with what it was about to tell; returns what ends that. */
export function watchNodes(io: Io, listener: () => void): () => void {
  let known = 0;
  const timer = setInterval(async () => {
    const count = await io
      .of('/')
      .adapter.serverCount()
      .catch(() => known);
    if (count < known) listener();
    known = count;
  }, pause);
  return () => clearInterval(timer);
}
