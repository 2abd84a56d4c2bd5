// npm run bench — GECO beside nginx and an empty Next application, in one run: ratios of processor time, rate and bytes.
// Needs Debian's nginx-light and wrk. Goals 1, 2, 3, 4 and 7 of the ten that the design sets. With --search: how often
// products are found by names that the demo does not know, by language. With --page: the first visit of a phone. With
// --trade: lists, matches and comparisons of many purchase requests.
import { spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startEmptyNext, startNginx } from '../tests/bench/peer.mjs';
import { family, load, median, processorTime, start } from '../tests/bench/process.mjs';
import { build } from './build.mjs';
import { ensurePackages, fail, prepare } from './install.mjs';

prepare();
ensurePackages({ dev: true });
const [kind, ...rest] = process.argv.slice(2);
const other = {
  '--search': 'tests/bench/success.ts',
  '--page': 'tests/bench/page.ts',
  '--trade': 'tests/bench/trade.ts',
}[kind];
if (other) {
  if (kind === '--page') await build();
  const { status } = spawnSync('npx', ['tsx', '--tsconfig', 'scripts/tsconfig.json', other, ...rest], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
for (const tool of ['nginx', 'wrk', 'taskset'])
  if (spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0)
    fail(`The measurement needs ${tool}: apt-get install nginx-light wrk util-linux`);

const ports = { geco: 3190, nginx: 3191, empty: 3192 };
const host = `en.geco.localhost:${ports.geco}`;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const listPath = '/product/list.html';

/** One request with its raw, still compressed body. */
const get = (path, encoding = 'gzip', port = ports.geco, name = host) =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host: name, 'accept-encoding': encoding } }, async (answer) => {
      const parts = [];
      for await (const part of answer) parts.push(part);
      resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) });
    })
      .on('error', reject)
      .end();
  });

const textOf = ({ headers, body }) =>
  (headers['content-encoding'] === 'br'
    ? brotliDecompressSync(body)
    : headers['content-encoding'] === 'gzip'
      ? gunzipSync(body)
      : body
  ).toString();
// In attributes, and in the list of the scripts that a page of ours asks for once it is painted.
const assets = (html) => [
  ...new Set(
    [...html.matchAll(/(?:src=|href=|[[,])"(\/_next\/static\/[^"]+\.(?:js|css|woff2)[^"]*)"/g)].map(([, path]) => path),
  ),
];
const scriptBytes = async (html, port, name) => {
  let total = 0;
  for (const path of assets(html).filter((asset) => asset.includes('.js')))
    total += (await get(path, 'gzip', port, name)).body.length;
  return total;
};
const line = (name, value, goal = '') =>
  process.stdout.write(`${name.padEnd(62)} ${value.padStart(12)}${goal ? `   ${goal}` : ''}\n`);

/** Processor time a request and rate of some processes under one load, the middle of the rounds, contenders in turn. */
async function contest(contenders) {
  const seen = new Map(contenders.map((contender) => [contender, []]));
  for (let round = 0; round < rounds; round++)
    for (const contender of contenders) {
      const before = processorTime(contender.pids());
      const result = await load(contender);
      if (result.errors) throw new Error(`${result.errors} errors from ${contender.name}`);
      seen.get(contender).push({ ...result, cost: (processorTime(contender.pids()) - before) / result.requests });
    }
  return contenders.map((contender) => ({
    cost: median(seen.get(contender).map((one) => one.cost)),
    rate: median(seen.get(contender).map((one) => one.rate)),
    p99: median(seen.get(contender).map((one) => one.p99)),
  }));
}

await build();
const geco = await start(process.execPath, ['.build/server.mjs'], {
  env: {
    PORT: String(ports.geco),
    BIND: '127.0.0.1',
    RATE_EXEMPT: '127.0.0.1',
    DATA_DIR: '.build/bench/data',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  },
  ready: async () => (await get('/')).status === 200,
});
const running = [geco];
try {
  const list = textOf(await get(listPath));
  const product = list.match(/\/product\/\d+\.html/)?.[0] ?? fail('The list shows no product');
  await get(product);
  for (const path of [listPath, product]) await get(path, 'br');
  const saved = [];
  for (const path of [listPath, product]) {
    const page = await get(path);
    saved.push({ path, gzip: page.body, type: 'html' });
    for (const asset of assets(textOf(page))) saved.push({ path: asset, gzip: (await get(asset)).body, type: 'asset' });
  }
  const nginx = await startNginx('/tmp/geco-bench-nginx', ports.nginx, saved);
  running.push(nginx);
  const front = () => [geco.pid];
  const both = (name, paths) => [
    { name: `GECO ${name}`, port: ports.geco, host, paths, pids: front },
    { name: `nginx ${name}`, port: ports.nginx, host, paths, pids: () => family(nginx.pid) },
  ];

  process.stdout.write('\n1. Cached page beside nginx gzip_static, the same bytes, one core\n');
  for (const [name, path] of [
    ['product page', product],
    ['list page', listPath],
  ]) {
    const [own, peer] = await contest(both(name, [path]));
    line(
      `   ${name}: processor time, nginx / GECO`,
      (peer.cost / own.cost).toFixed(2),
      `≥ 0.50   (${own.cost.toFixed(1)} µs against ${peer.cost.toFixed(1)})`,
    );
    line(
      `   ${name}: requests a second, GECO / nginx`,
      (own.rate / peer.rate).toFixed(2),
      `(${Math.round(own.rate)} against ${Math.round(peer.rate)})`,
    );
  }

  process.stdout.write('\n2. Cached pages while two uncached renders run on the same core\n');
  const [idle] = await contest([both('product page', [product])[0]]);
  const busy = load({
    port: ports.geco,
    host,
    paths: ['/product_search_pump%20%%.html'],
    connections: 2,
    seconds: rounds * 4 + 2,
    fresh: true,
  });
  const [under] = await contest([both('product page', [product])[0]]);
  const rendered = await busy;
  line(
    '   rate kept',
    (under.rate / idle.rate).toFixed(2),
    `≥ 0.40   (p99 ${under.p99.toFixed(1)} ms against ${idle.p99.toFixed(1)}; ${rendered.requests} renders)`,
  );

  process.stdout.write('\n3. Cold visitor: page with its scripts, styles and fonts\n');
  const [own, peer] = await contest(
    both(
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
  for (const [name, path] of [
    ['product page', product],
    ['list page', listPath],
  ]) {
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
    `≤ 16,000 B without its styles (${styled} B with them)`,
  );

  process.stdout.write('\n7. Uncached search page beside an empty dynamic Next page\n');
  const [search, dynamic] = await contest([
    {
      name: 'search',
      port: ports.geco,
      host,
      paths: ['/product_search_pump%20%%.html', '/product_search_valve%%.html'],
      connections: 4,
      fresh: true,
      pids: () => family(geco.pid),
    },
    {
      name: 'empty dynamic page',
      port: ports.empty,
      host: 'localhost',
      paths: ['/dynamic'],
      connections: 4,
      pids: () => family(empty.pid),
    },
  ]);
  line(
    '   processor time, GECO / empty',
    (search.cost / dynamic.cost).toFixed(2),
    `goal 2.0   (${(search.cost / 1000).toFixed(2)} ms against ${(dynamic.cost / 1000).toFixed(2)})`,
  );
  const [hit, isr] = await contest([
    both('product page', [product])[0],
    { name: 'empty static page', port: ports.empty, host: 'localhost', paths: ['/'], pids: () => family(empty.pid) },
  ]);
  line(
    "   cached product page: rate / next start's of an empty page",
    (hit.rate / isr.rate).toFixed(1),
    '≥ 25 with a page of the same size',
  );
} finally {
  for (const process_ of running.reverse()) await process_.stop();
}
