// npm run bench — compares GECO on PostgreSQL with nginx and an empty Next application in one run: ratios of CPU time,
// rate and bytes. Needs Debian's nginx-light, postgresql and wrk. Measures cached pages, the same during rendering, a
// cold visitor, the bytes of a first load, and an uncached search. With --search: success rate for product names not in
// the demo, by language. With --page: a phone's first visit. With --trade: lists, matches and comparisons with many
// purchase requests. With --chat: a thousand chat clients. With --attack: response times and resource use under attack.
// With --load: a visitor's response times while three networks send the most expensive requests.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Saved, startEmptyNext, startNginx } from '@/tests/bench/peer';
import { family, type Load, load, type Measure, median, processorTime, start } from '@/tests/bench/process';
import { build } from './tool/build';
import { ensurePackages, fail } from './tool/install';
import { freePorts } from './tool/port';
import { tsx } from './tool/process';
import { startPostgres } from './tool/service';

ensurePackages({ dev: true });
const [kind = '', ...rest] = process.argv.slice(2);
const others = new Map([
  ['--search', 'tests/bench/success.ts'],
  ['--page', 'tests/bench/page.ts'],
  ['--trade', 'tests/bench/trade.ts'],
  ['--chat', 'tests/bench/chat.ts'],
]);
const attacks = new Map([
  ['--attack', 'measure'],
  ['--load', 'load'],
]);
const attack = attacks.get(kind);
if (attack !== undefined)
  process.exit(
    spawnSync(process.execPath, ['scripts/launch.mjs', 'attack', attack, ...rest], { stdio: 'inherit' }).status ?? 1,
  );
const other = others.get(kind);
if (other !== undefined) {
  if (kind === '--page' || kind === '--chat') await build();
  process.exit(tsx(other, rest) ?? 1);
}
for (const tool of ['nginx', 'wrk', 'taskset'])
  if (spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0)
    fail(`The measurement needs ${tool}: apt-get install nginx-light wrk util-linux`);

const ports = { geco: 3190, nginx: 3191, empty: 3192 };
const host = `en.geco.localhost:${ports.geco}`;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const listPath = '/product/list.html';

type Page = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };
/** One side of a comparison: the load, and the processes whose CPU time counts. */
type Contender = Load & { name: string; pids: () => readonly number[] };
type Outcome = { cost: number; rate: number; p99: number };

/** One request with its raw, still compressed body. */
const get = (path: string, encoding = 'gzip', port = ports.geco, name = host, own = {}): Promise<Page> =>
  new Promise((resolve, reject) => {
    const headers = { host: name, 'accept-encoding': encoding, ...own };
    request({ host: '127.0.0.1', port, path, headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) });
    })
      .on('error', reject)
      .end();
  });

function textOf({ headers, body }: Page): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body).toString();
  return body.toString();
}
// In attributes, and in the list of scripts loaded after the first paint.
const assets = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:src=|href=|[[,])"(\/_next\/static\/[^"]+\.(?:js|css|woff2)[^"]*)"/g)].map(
      ([, path = '']) => path,
    ),
  ),
];
const scriptBytes = async (html: string, port: number, name: string): Promise<number> => {
  let total = 0;
  for (const path of assets(html).filter((asset) => asset.includes('.js')))
    total += (await get(path, 'gzip', port, name)).body.length;
  return total;
};
/** Brotli bytes of the payload that a public page asks for after its first paint. */
const payloadBytes = async (html: string): Promise<number> => {
  const [, path = '', rsc = ''] = html.match(/,p="([^"]*)",h="([^"]*)"/) ?? [];
  const { body } = await get(path, 'identity', ports.geco, host, { rsc });
  return brotliCompressSync(body).length;
};
const line = (name: string, value: string, goal = ''): boolean =>
  process.stdout.write(`${name.padEnd(62)} ${value.padStart(12)}${goal ? `   ${goal}` : ''}\n`);

/** CPU time per request and rate under one load, the median of the rounds, contenders alternating. */
async function contest(...contenders: [Contender, Contender]): Promise<[Outcome, Outcome]>;
async function contest(contender: Contender): Promise<[Outcome]>;
async function contest(...contenders: Contender[]): Promise<Outcome[]> {
  const seen = contenders.map((contender) => ({ contender, measures: [] as (Measure & { cost: number })[] }));
  for (let round = 0; round < rounds; round++)
    for (const { contender, measures } of seen) {
      const before = processorTime(contender.pids());
      const result = await load(contender);
      if (result.errors) throw new Error(`${result.errors} errors from ${contender.name}`);
      measures.push({ ...result, cost: (processorTime(contender.pids()) - before) / result.requests });
    }
  return seen.map(({ measures }) => ({
    cost: median(measures.map(({ cost }) => cost)),
    rate: median(measures.map(({ rate }) => rate)),
    p99: median(measures.map(({ p99 }) => p99)),
  }));
}

await build();
const scratch = mkdtempSync(join(tmpdir(), 'geco-bench-'));
const running: { stop: () => Promise<void> }[] = [];
try {
  const postgres = await startPostgres(join(scratch, 'postgres'), await freePorts(1));
  running.push(postgres);
  const geco = await start(process.execPath, ['.build/server.mjs'], {
    env: {
      DATABASE_URL: postgres.url,
      PORT: String(ports.geco),
      BIND: '127.0.0.1',
      RATE_EXEMPT: '127.0.0.1',
      DATA_DIR: join(scratch, 'data'),
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
    ready: async () => (await get('/')).status === 200,
  });
  running.push(geco);
  const list = textOf(await get(listPath));
  const product = list.match(/\/product\/\d+\.html/)?.[0] ?? fail('The list shows no product');
  await get(product);
  for (const path of [listPath, product]) await get(path, 'br');
  const pages = [
    { name: 'product page', path: product },
    { name: 'list page', path: listPath },
  ];
  const saved: Saved[] = [];
  for (const path of [listPath, product]) {
    const page = await get(path);
    saved.push({ path, gzip: page.body, type: 'html' });
    for (const asset of assets(textOf(page))) saved.push({ path: asset, gzip: (await get(asset)).body, type: 'asset' });
  }
  const nginx = await startNginx(join(scratch, 'nginx'), ports.nginx, saved);
  running.push(nginx);
  const front = () => [geco.pid];
  const both = (name: string, paths: readonly string[]): [Contender, Contender] => [
    { name: `GECO ${name}`, port: ports.geco, host, paths, pids: front },
    { name: `nginx ${name}`, port: ports.nginx, host, paths, pids: () => family(nginx.pid) },
  ];

  process.stdout.write('\n1. Cached page beside nginx gzip_static, the same bytes, one core\n');
  for (const { name, path } of pages) {
    const [own, peer] = await contest(...both(name, [path]));
    line(
      `   ${name}: processor time, nginx / GECO`,
      (peer.cost / own.cost).toFixed(2),
      `≥ 0.60   (${own.cost.toFixed(1)} µs against ${peer.cost.toFixed(1)})`,
    );
    line(
      `   ${name}: requests a second, GECO / nginx`,
      (own.rate / peer.rate).toFixed(2),
      `(${Math.round(own.rate)} against ${Math.round(peer.rate)})`,
    );
  }

  process.stdout.write('\n2. Cached pages while two uncached renders run on the same core\n');
  const [idle] = await contest(both('product page', [product])[0]);
  const busy = load({
    port: ports.geco,
    host,
    paths: ['/product_search_pump%20%%.html'],
    connections: 2,
    seconds: rounds * 4 + 2,
    fresh: true,
  });
  const [under] = await contest(both('product page', [product])[0]);
  const rendered = await busy;
  line(
    '   rate kept',
    (under.rate / idle.rate).toFixed(2),
    `≥ 0.75   (p99 ${under.p99.toFixed(1)} ms against ${idle.p99.toFixed(1)}; ${rendered.requests} renders)`,
  );

  process.stdout.write('\n3. Cold visitor: page with its scripts, styles and fonts\n');
  const [own, peer] = await contest(
    ...both(
      'cold visitor',
      saved.filter(({ path, type }) => path === product || type === 'asset').map(({ path }) => path),
    ),
  );
  line('   processor time, GECO / nginx', (own.cost / peer.cost).toFixed(2), '≤ 2.5');

  const empty = await startEmptyNext('.build/bench/empty', ports.empty);
  running.push(empty);
  process.stdout.write('\n4. Bytes\n');
  const emptyBytes = await scriptBytes(
    textOf(await get('/', 'gzip', ports.empty, 'localhost')),
    ports.empty,
    'localhost',
  );
  for (const { name, path } of pages) {
    const bytes = await scriptBytes(textOf(await get(path)), ports.geco, host);
    line(
      `   first-load script of the ${name} / empty Next page`,
      (bytes / emptyBytes).toFixed(2),
      `≤ 1.20   (${bytes} B against ${emptyBytes} B gzip)`,
    );
  }
  const styled = (await get(listPath, 'br')).body.length;
  const html = brotliCompressSync(list.replace(/<style>[\s\S]*?<\/style>/, '')).length;
  line(
    `   list page of ${(list.match(/<article/g) ?? []).length} products, brotli`,
    `${html} B`,
    `≤ 14,000 B without its styles (${styled} B with them, and ${await payloadBytes(list)} B of payload later)`,
  );

  process.stdout.write('\n5. Uncached search page, with its database, beside an empty dynamic Next page\n');
  const uncached = (name: string, paths: readonly string[]): Contender => ({
    name,
    port: ports.geco,
    host,
    paths,
    connections: 4,
    fresh: true,
    pids: () => [geco, postgres].flatMap(({ pid }) => family(pid)),
  });
  const [found, dynamic] = await contest(
    uncached('products found', ['/product_search_pump.html?price=1-%%', '/product_search_valve.html?price=1-%%']),
    {
      name: 'empty dynamic page',
      port: ports.empty,
      host: 'localhost',
      paths: ['/dynamic'],
      connections: 4,
      pids: () => family(empty.pid),
    },
  );
  const [none] = await contest(
    uncached('nothing found', ['/product_search_pump%20%%.html', '/product_search_valve%20%%.html']),
  );
  for (const [name, { cost }] of [
    ['a page of products', found],
    ['nothing found, with what is near', none],
  ] as const)
    line(
      `   ${name}: processor time, GECO / empty`,
      (cost / dynamic.cost).toFixed(2),
      `≤ 6.0   (${(cost / 1000).toFixed(2)} ms against ${(dynamic.cost / 1000).toFixed(2)})`,
    );
  const [hit, isr] = await contest(both('product page', [product])[0], {
    name: 'empty static page',
    port: ports.empty,
    host: 'localhost',
    paths: ['/'],
    pids: () => family(empty.pid),
  });
  line(
    "   cached product page: rate / next start's of an empty page",
    (hit.rate / isr.rate).toFixed(1),
    '≥ 25 with a page of the same size',
  );
} finally {
  for (const one of running.reverse()) await one.stop();
  rmSync(scratch, { recursive: true, force: true });
}
