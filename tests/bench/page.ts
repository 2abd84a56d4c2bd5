// Measures a phone's first visit: npm run bench -- --page [LANGUAGE …] [PAGE …]. Lighthouse, mobile, the median of
// BENCH_ROUNDS (3), compared with an empty page of the same Next in the same run. DATA_DIR sets a catalogue; by default
// a fresh demo is loaded. Exits with 1 if a goal is missed.
import { request } from 'node:http';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { chromiumPath } from '@/scripts/tool/program';
import { startEmptyNext } from './peer';
import { median, start } from './process';

type Figures = Record<'score' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'requests' | 'bytes' | 'font', number>;
type Visit = Figures & { painted: string };

const ports = { geco: Number(process.env.PORT ?? 3190), empty: 3192, browser: 3193 };
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const goals = {
  lcp: (empty: Figures) => 1.6 * empty.lcp,
  tbt: (empty: Figures) => empty.tbt + 50,
  cls: 0.02,
  score: 97,
  thrift: { home: { requests: 30, bytes: 400_000 }, product: { requests: 20, bytes: 250_000 } } as Record<
    string,
    { requests: number; bytes: number }
  >,
};
const say = (words: string) => process.stdout.write(`${words}\n`);
const hostOf = (locale: Locale) => `${locale === 'zh' ? '' : `${locale}.`}geco.localhost`;

const read = (locale: Locale, path: string) =>
  new Promise<string>((resolve, reject) => {
    const headers = { host: `${hostOf(locale)}:${ports.geco}` };
    request({ host: '127.0.0.1', port: ports.geco, path, headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      if (answer.statusCode === 200) resolve(Buffer.concat(parts).toString());
      else reject(new Error(`${path} answers ${answer.statusCode}`));
    })
      .on('error', reject)
      .end();
  });

/** The measured pages of a site: the first product, company and tender of their lists. */
async function pagesOf(locale: Locale): Promise<Record<string, string>> {
  const first = async (list: string, pattern: RegExp) => {
    const [found] = (await read(locale, list)).match(pattern) ?? [];
    if (!found) throw new Error(`${list} shows nothing`);
    return found;
  };
  return {
    home: '/',
    list: '/product/list.html',
    product: await first('/product/list.html', /\/product\/\d+\.html/),
    company: await first('/company.html', /\/company\/\d+\.html/),
    tender: await first('/tender.html', /\/tender\/\d+\.html/),
  };
}

async function visit(url: string): Promise<Visit> {
  const run = await lighthouse(url, { port: ports.browser, onlyCategories: ['performance'], logLevel: 'silent' });
  if (!run || run.lhr.runtimeError) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = run.lhr;
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const { details } = audits['network-requests'] ?? {};
  const listed = (details && 'items' in details ? details.items : []) as {
    url: string;
    transferSize: number;
    resourceType: string;
  }[];
  // Lighthouse also lists inlined pictures.
  const fetched = listed.filter(({ url }) => !url.startsWith('data:'));
  const size = (some: typeof fetched) => some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const element = JSON.stringify(audits['largest-contentful-paint-element']?.details ?? {});
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    requests: fetched.length,
    bytes: size(fetched),
    font: size(fetched.filter(({ resourceType }) => resourceType === 'Font')),
    painted: element.match(/"selector":"([^"]*)"/)?.[1] ?? '',
  };
}

/** The median of several visits, figure by figure; a first visit is not counted, as it resizes pictures. */
async function measure(url: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let round = 0; round <= rounds; round++) visits.push(await visit(url));
  const counted = visits.slice(1);
  const middle = (name: keyof Figures) => median(counted.map((one) => one[name]));
  return {
    ...{ score: middle('score'), fcp: middle('fcp'), lcp: middle('lcp'), tbt: middle('tbt'), cls: middle('cls') },
    ...{ requests: middle('requests'), bytes: middle('bytes'), font: middle('font') },
    painted: counted[0]?.painted ?? '',
  };
}

/** The figures that miss their goals. */
function missedBy(name: string, found: Figures, empty: Figures): string[] {
  const { requests = Number.POSITIVE_INFINITY, bytes = Number.POSITIVE_INFINITY } = goals.thrift[name] ?? {};
  const missed = {
    score: found.score < goals.score,
    LCP: found.lcp > goals.lcp(empty),
    TBT: found.tbt > goals.tbt(empty),
    CLS: found.cls > goals.cls,
    requests: found.requests > requests,
    bytes: found.bytes > bytes,
  };
  return Object.entries(missed).flatMap(([figure, bad]) => (bad ? [figure] : []));
}

const columns = ['score', 'FCP', 'LCP', 'ratio', 'TBT', 'CLS', 'requests', 'kB', 'fonts'];
const row = (name: string, found: Visit, empty: Figures, missed: string[] = []) =>
  say(
    [
      name.padEnd(12),
      ...[
        found.score.toFixed(0),
        found.fcp.toFixed(0),
        found.lcp.toFixed(0),
        (found.lcp / empty.lcp).toFixed(2),
        found.tbt.toFixed(0),
        found.cls.toFixed(3),
        found.requests.toFixed(0),
        (found.bytes / 1000).toFixed(0),
        (found.font / 1000).toFixed(0),
      ].map((figure, index) => figure.padStart((columns[index]?.length ?? 0) + 2)),
      `  ${missed.length > 0 ? `MISSED ${missed.join(' ')}; ` : ''}${found.painted}`,
    ].join(''),
  );

const wanted = process.argv.slice(2);
const chosen = locales.filter((locale) => wanted.includes(locale));
const only = wanted.filter((name) => !(locales as string[]).includes(name));
const stops: (() => Promise<unknown>)[] = [];
try {
  const geco = await start(process.execPath, ['.build/server.mjs'], {
    cwd: process.cwd(),
    env: {
      PORT: String(ports.geco),
      BIND: '127.0.0.1',
      RATE_EXEMPT: '127.0.0.1',
      DATA_DIR: process.env.DATA_DIR ?? '.build/bench/data',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
    ready: () => read('en', '/').then(() => true),
  });
  stops.push(geco.stop);
  const empty = await startEmptyNext('.build/bench/empty', ports.empty);
  stops.push(empty.stop);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${ports.browser}`],
  });
  stops.push(() => browser.close());

  say(`${''.padEnd(12)}${columns.map((name) => `  ${name}`).join('')}`);
  for (const locale of chosen.length > 0 ? chosen : locales) {
    const floor = await measure(`http://localhost:${ports.empty}/`);
    row('empty', floor, floor);
    for (const [name, path] of Object.entries(await pagesOf(locale))) {
      if (only.length > 0 && !only.includes(name)) continue;
      const found = await measure(`http://${hostOf(locale)}:${ports.geco}${path}`);
      const missed = missedBy(name, found, floor);
      if (missed.length > 0) process.exitCode = 1;
      row(`${locale} ${name}`, found, floor, missed);
    }
  }
} finally {
  for (const stop of stops.reverse()) await stop();
}
