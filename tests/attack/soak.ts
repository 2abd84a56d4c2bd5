// npm run attack -- soak [--minutes N] — response times of visitors while twenty networks attack at once, compared with
// a quiet period. Exits with 1 if a limit is exceeded.
import { drawPhone, session, solve, trySignIn } from './kit/account';
import { largeJpeg, largeSheet, sheetBombs } from './kit/bomb';
import { Agent, ask, call, each, pause, range } from './kit/http';
import { percentile } from './kit/judge';
import { diskOf, helpersOf, memoryOf, rendererOf } from './kit/process';
import { random, randomBytes, randomText } from './kit/random';
import { from, hostOf, target } from './kit/target';
import { type At, parts, requireToken, upload } from './kit/upload';

const minutes = target.minutes ?? 10;
const quietSeconds = Math.min(60, minutes * 20);
const seconds = minutes * 60;
const lost = 30_000;
const bounds = { stored: 3, calls: 1_000, memory: 900, disk: 200 };

type Figures = { stored: number[]; calls: number[]; refused: number };
type Task = { name: string; rate: number; run: () => Promise<unknown> };

/** Calls `run` at a fixed rate per second, at most `width` at a time; calls beyond that are skipped. */
function pace(
  rate: number,
  width: number,
  run: () => Promise<unknown>,
): { stop: () => void; counts: { run: number; left: number } } {
  const counts = { run: 0, left: 0 };
  let open = 0;
  const timer = setInterval(() => {
    if (open >= width) {
      counts.left++;
      return;
    }
    open++;
    counts.run++;
    const done = () => {
      open--;
    };
    run().then(done, done);
  }, 1000 / rate);
  return { stop: () => clearInterval(timer), counts };
}

// A separate agent, so that pages do not wait for connections used by calls.
const here = { source: from(200), agent: new Agent({ keepAlive: true }), patience: lost };
const reader = { ...here, agent: new Agent({ keepAlive: true }) };
const storedPages = (['zh', 'en', 'fr', 'ar'] as const).flatMap((site) =>
  ['/', '/product/list.html', '/company.html', '/product.html'].map((path) => ({ path, host: hostOf(site) })),
);

/**
 * A visitor for a while: ten stored pages and three calls per second; refused and lost ones count as the longest wait.
 */
async function visit(length: number, productId: number, token: string): Promise<Figures> {
  const figures: Figures = { stored: [], calls: [], refused: 0 };
  let turn = 0;
  const note = (list: number[], { status, ms }: { status: number; ms: number }) => {
    if (status !== 200) figures.refused++;
    list.push(status === 200 ? ms : lost);
  };
  const calls = [
    () => ask({ ...here, path: '/api/get_nav?siteId=5' }),
    () => ask({ ...here, path: `/api/product/get?siteId=5&id=${productId}` }),
    () => call('/api/c_center/info', { siteId: 5 }, { ...here, token }),
  ];
  const pages = pace(10, 200, async () => {
    const page = storedPages[turn++ % storedPages.length];
    note(figures.stored, await ask({ ...reader, path: page?.path ?? '/', ...(page ? { host: page.host } : {}) }));
  });
  const asks = pace(3, 100, async () => note(figures.calls, await (calls[turn % 3] as (typeof calls)[number])()));
  await pause(length * 1000);
  pages.stop();
  asks.stop();
  await pause(1_000);
  // Requests still open at the end have waited all that time.
  for (let open = pages.counts.run - figures.stored.length; open > 0; open--) figures.stored.push(lost);
  for (let open = asks.counts.run - figures.calls.length; open > 0; open--) figures.calls.push(lost);
  return figures;
}

const suppliers = [
  'supplier_a_gold',
  'supplier_a_regular',
  'supplier_b_diamond',
  'supplier_b_gold',
  'supplier_b_regular',
  'supplier_c_diamond',
];
const buyers = ['buyer_zh', 'buyer_en', 'buyer_es', 'buyer_ar'];
const statuses: Record<string, Record<number, number>> = {};
const count = (name: string, { status }: { status: number }) => {
  const known = statuses[name] ?? {};
  known[status] = (known[status] ?? 0) + 1;
  statuses[name] = known;
};

/** The attacks of twenty networks, and their rates per second. */
async function attackers(): Promise<Task[]> {
  const jpeg = await largeJpeg();
  // One of ten megabytes only: files are kept for a day, and disk use is measured too.
  const bombs = Object.values(sheetBombs).map((make) => make());
  const sheets = [...bombs.slice(0, 1), ...bombs.filter(({ bytes }) => bytes.length < 2 ** 21)];
  sheets.push({ name: 'b.csv', bytes: largeSheet(5_000) });
  const word = () => encodeURIComponent(`pump ${randomText()}`);
  const tasks: Task[] = [];
  const source = () => from(201 + tasks.length);
  for (const one of range(6)) {
    const at = source();
    const run = async () =>
      count(
        'search',
        one % 2
          ? await call(
              '/api/product/search',
              { siteId: 5, keyword: decodeURIComponent(word()) },
              { source: at, patience: lost },
            )
          : await ask({ path: `/product_search_${word()}.html`, source: at, patience: lost }),
      );
    tasks.push({ name: 'search', rate: 3, run });
  }
  for (const username of buyers) {
    const at: At = { source: source(), token: (await session('purchaser', username, source())).token };
    const token = await requireToken(at, 'picture', 'a.jpg', 2 * 2 ** 20);
    const { begin, put } = parts(token, at);
    let known: string | null = null;
    const run = async () => {
      if (known === null || random(5) === 0) known = (await begin()).id ?? known;
      count('part', await put(known ?? '0'.repeat(32), 1, randomBytes(0.95 * 2 ** 20)));
    };
    tasks.push({ name: 'part', rate: 1, run });
  }
  for (const username of suppliers.slice(0, 3)) {
    const at: At = { source: source(), token: (await session('supplier', username, source())).token };
    tasks.push({
      name: 'picture',
      rate: 0.4,
      run: async () => count('picture', await upload(at, 'picture', 'a.jpg', jpeg)),
    });
  }
  for (const [turn, username] of suppliers.slice(3).entries()) {
    const at: At = { source: source(), token: (await session('supplier', username, source())).token };
    let next = turn * 3;
    const run = async () => {
      const sheet = sheets[next++ % sheets.length];
      if (!sheet) return;
      const sent = await upload(at, 'sheet', sheet.name, sheet.bytes);
      count('sheet', sent);
      if (!sent.data) return;
      const started = await call<{ id: number } | null>(
        '/api/product/import/start',
        { siteId: 5, file: sent.data.key },
        at,
      );
      for (let look = 0; look < 8; look++) {
        await pause(1_000);
        const { data } = await call<{ id: number; state: string } | null>(
          '/api/product/import/get',
          { siteId: 5 },
          { ...at, patience: lost },
        );
        if (data && data.state !== 'reading') break;
      }
      if (started.data) await call('/api/product/import/drop', { id: started.data.id }, at);
    };
    tasks.push({ name: 'sheet', rate: 0.05, run });
  }
  for (const _ of range(2)) {
    const at = { source: source(), patience: lost };
    tasks.push({ name: 'captcha', rate: 4, run: async () => count('captcha', await call('/api/captcha', {}, at)) });
  }
  for (const one of range(2)) {
    const at = { source: source(), patience: lost };
    const run = async () => {
      if (one) return count('sign-in', await trySignIn('purchaser', `nobody_${one}`, 'not the word', at));
      const solvable = await call<{ id: string; challenge: string; most: number } | null>('/api/captcha', {}, at);
      const body = {
        kind: 'purchaser',
        purpose: 'signIn',
        phone: drawPhone(),
        captcha: solvable.data && solve(solvable.data),
      };
      count('code', await call('/api/code/send', body, at));
    };
    tasks.push({ name: one ? 'sign-in' : 'code', rate: 0.5, run });
  }
  return tasks;
}

type Sample = { front: number; renderer: number; helpers: number };
const samples: Sample[] = [];
const renderers = new Set<number>();
let absent = 0;
const sample = () => {
  const renderer = rendererOf();
  if (renderer === null) absent++;
  else renderers.add(renderer);
  const helpers = renderer === null ? [] : helpersOf(renderer);
  samples.push({
    front: memoryOf(target.pid),
    renderer: renderer === null ? 0 : memoryOf(renderer),
    helpers: helpers.reduce((sum, pid) => sum + memoryOf(pid), 0),
  });
};
const peak = (read: (one: Sample) => number): number => Math.max(...samples.map(read));

let passed = true;
const line = (name: string, value: string, bound = '', good = true) => {
  passed &&= good;
  process.stdout.write(`${name.padEnd(58)} ${value.padStart(16)}   ${bound && `${bound}${good ? '' : '   FAILED'}`}\n`);
};
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const describe = ({ stored, calls, refused }: Figures) => {
  line('  stored pages: p50, p99', `${percentile(stored, 0.5).toFixed(1)}, ${ms(percentile(stored, 0.99))}`);
  line('  calls: p50, p95', `${percentile(calls, 0.5).toFixed(1)}, ${ms(percentile(calls, 0.95))}`);
  line('  asked, not answered by 200', `${stored.length + calls.length}, ${refused}`);
};

const { data: list } = await call<{ items: { id: number }[] } | null>('/api/product/list', { siteId: 5 }, here);
const visitor = await session('supplier', 'supplier_a_diamond', from(199));
const tasks = await attackers();
// Renders every page once, so that stored pages are measured.
await each(storedPages, 2, ({ path, host }) => ask({ ...here, path, host }));
sample();
const idle = samples[0] as Sample;
const quiet = await visit(quietSeconds, list?.items[0]?.id ?? 1, visitor.token);
process.stdout.write(`\nQuiet, ${quietSeconds} s\n`);
describe(quiet);

const disk = { all: diskOf(target.dataDir, true), files: diskOf() };
const sampler = setInterval(sample, 1_000);
const running = tasks.map(({ rate, run }) => pace(rate, 6, run));
const attacked = await visit(seconds, list?.items[0]?.id ?? 1, visitor.token);
for (const { stop } of running) stop();
const grown = { all: diskOf(target.dataDir, true) - disk.all, files: diskOf() - disk.files };
clearInterval(sampler);

process.stdout.write(`\nUnder attack, ${seconds} s\n`);
describe(attacked);
for (const name of new Set(tasks.map((task) => task.name))) {
  const own = tasks.flatMap((task, index) =>
    task.name === name ? [{ rate: task.rate, begun: running[index]?.counts.run ?? 0 }] : [],
  );
  const begun = own.reduce((sum, one) => sum + one.begun, 0);
  const answers = Object.entries(statuses[name] ?? {}).map(([status, times]) => `${times} × ${status}`);
  line(`  ${own.length} networks, ${name} at ${own[0]?.rate} a second each`, `${begun} begun`, answers.join(', '));
}
const [before, after] = [percentile(quiet.stored, 0.99), percentile(attacked.stored, 0.99)];
const calls = percentile(attacked.calls, 0.95);
process.stdout.write('\n');
line('stored pages, p99', ms(after), `≤ ${bounds.stored} × ${ms(before)}`, after <= bounds.stored * before);
line('calls, p95', ms(calls), `≤ ${bounds.calls} ms`, calls <= bounds.calls);
line(
  'memory of the front: idle, peak',
  `${idle.front.toFixed(0)}, ${peak(({ front }) => front).toFixed(0)} MB`,
  `< ${bounds.memory} MB`,
  peak(({ front }) => front) < bounds.memory,
);
line(
  'memory of the renderer: idle, peak',
  `${idle.renderer.toFixed(0)}, ${peak(({ renderer }) => renderer).toFixed(0)} MB`,
  `< ${bounds.memory} MB`,
  peak(({ renderer }) => renderer) < bounds.memory,
);
line(
  'memory of both: idle, peak',
  `${(idle.front + idle.renderer).toFixed(0)}, ${peak(({ front, renderer }) => front + renderer).toFixed(0)} MB`,
);
line('memory of readers of files: peak', `${peak(({ helpers }) => helpers).toFixed(0)} MB`);
line(
  'disk: all, without the embedded database',
  `${grown.all.toFixed(0)}, ${grown.files.toFixed(0)} MB`,
  `< ${bounds.disk} MB`,
  grown.all < bounds.disk,
);
line(
  'restarts of the renderer',
  String(renderers.size - 1),
  `0; away in ${absent} of ${samples.length} looks`,
  renderers.size === 1 && absent === 0,
);
process.exit(passed ? 0 : 1);
