import type { Server } from 'node:http';
import { DatabaseRefusedError } from '@/lib/platform/db/refusal';
import type { Env } from '@/lib/platform/env';
import { decide } from '@/lib/platform/gateway/decide';
import { gatewaySettings } from '@/lib/platform/gateway/settings';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { locales } from '@/lib/platform/i18n/site';
import { networkOf } from '@/lib/platform/limit/network';
import { log } from '@/lib/platform/log';
import { tagRegister } from '@/lib/platform/pagestore/expiry';
import { Front } from '@/lib/platform/pagestore/front';
import { securityHeaders } from '@/lib/platform/pagestore/header';
import { Origin } from '@/lib/platform/pagestore/origin';
import { loadStatic } from '@/lib/platform/pagestore/static';
import { guardUpgrades } from '@/lib/platform/pagestore/upgrade';
import { shareExpiries } from '@/lib/platform/socket/expiry';
import { connectRedis } from '@/lib/platform/socket/redis';
import { SocketServer } from '@/lib/platform/socket/server';
import { storedPicture } from '@/lib/platform/storage/variant';
import { logCrashes, routeConsole } from './output';
import { socketPath } from './socket';
import { Supervisor } from './supervisor';

type Options = { dev: boolean; dir: string; script: string; args: readonly string[] };
const graceMs = 5_000;

class StartError extends Error {}

const listen = (server: Server, port: number, address: string) =>
  new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${port} is in use. Stop what uses it, or set another PORT.`)
          : error,
      ),
    );
    server.listen(port, address, listening);
  });

const printAddresses = () => {
  const hosts = currentHosts();
  process.stdout.write(`\n${locales.map((locale) => `  ${locale}  ${hosts.origin(locale)}/\n`).join('')}\n`);
};

type Parts = { front: Front; origin: Origin; sockets: SocketServer };

async function createFront(env: Env, { dev, dir }: Options): Promise<Parts> {
  const settings = gatewaySettings();
  const origin = new Origin(socketPath(env.DATA_DIR, 'renderer'));
  const exempt = new Set(env.RATE_EXEMPT.map(networkOf));
  const front = new Front({
    origin,
    register: tagRegister(),
    decide: (facts) => decide(facts, settings),
    hosts: settings.hosts,
    statics: await loadStatic(dir, securityHeaders(env.scheme), !dev),
    log: log(),
    scheme: env.scheme,
    picture: (key, query) => storedPicture(env.DATA_DIR, key, query),
    proxies: env.TRUST_PROXY,
    exempt,
    ownReader: env.ownReader,
    storeCap: env.PAGE_STORE_MB * 2 ** 20,
    dev,
  });
  guardUpgrades(front.server, origin.socketPath, dev);
  const { server } = front;
  const nodes = connectRedis(env);
  const sockets = new SocketServer({
    ...{ server, origin, hosts: settings.hosts, scheme: env.scheme, proxies: env.TRUST_PROXY, log: log() },
    ...{ exempt, nodes },
  });
  if (nodes) shareExpiries(sockets.io, nodes, tagRegister());
  return { front, origin, sockets };
}

/** Exits the process; errors the operator can fix are printed in plain words. */
const fail = (error: Error): never => {
  if (error instanceof StartError || error instanceof DatabaseRefusedError) process.stderr.write(`${error.message}\n`);
  else log().fatal({ err: error }, 'GECO cannot start');
  process.exit(1);
};

/** Starts the front, and the renderer in this or its own process; stops both in order on SIGTERM or SIGINT. */
export async function runService(env: Env, options: Options): Promise<void> {
  logCrashes();
  if (!options.dev) routeConsole();
  const { front, origin, sockets } = await createFront(env, options);
  await listen(front.server, env.PORT, env.BIND).catch(fail);
  let closeRenderer: () => Promise<void>;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    sockets.close();
    void front.close(graceMs);
    await closeRenderer();
    origin.close();
    process.exit(0);
  };
  if (env.RENDER === 'inline') {
    const { startRenderer } = await import('./start');
    closeRenderer = await startRenderer(env, options).catch(fail);
    printAddresses();
  } else {
    const supervisor = new Supervisor({
      script: options.script,
      args: options.args,
      log: log(),
      events: {
        ready: () => {
          sockets.resync();
          printAddresses();
        },
        lost: () => {
          front.store.age();
          sockets.suspend();
        },
        refused: (reason) => fail(new StartError(reason)),
      },
    });
    tagRegister().subscribe((expiry) => {
      if (expiry.remote) supervisor.pass(expiry);
    });
    supervisor.start();
    closeRenderer = () => supervisor.stop();
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
