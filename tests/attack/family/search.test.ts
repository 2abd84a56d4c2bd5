import { describe, expect, it } from 'vitest';
import { demands } from '@/lib/platform/limit/table';
import { ask, call, each, pause, range } from '../kit/http';
import { kept } from '../kit/judge';
import { random, randomText } from '../kit/random';
import { from, hostOf, target } from '../kit/target';
import { against, openWeak } from '../kit/weak';

const words = ['pump', 'valve', 'crane', 'cable', 'steel', 'motor', 'panel', 'drill'];
const sections = ['purchase', 'tender', 'shortnews', 'innovation', 'fair', 'agent'];
const fresh = () => `${words[random(words.length)]} ${randomText()}`;

/** Milliseconds within which also a slow machine answers a whole queue. */
const answered = 180_000;

type Found = { status: number; retry: string | undefined };
type Search = (port: number, source: string) => Promise<Found>;
const page =
  (path: () => string, site: 'en' | 'zh' = 'en'): Search =>
  async (port, source) => {
    const { status, headers } = await ask({ path: path(), port, source, host: hostOf(site, port), patience: answered });
    return { status, retry: headers['retry-after'] };
  };
const searches: Record<string, Search> = {
  'pages of products': page(() => `/product_search_${encodeURIComponent(fresh())}.html`),
  'pages of the whole site': page(() => `/search_${encodeURIComponent(fresh())}.html`, 'zh'),
  'pages of what is published, section by section': page(
    () => `/${sections[random(sections.length)]}_search_${encodeURIComponent(fresh())}.html`,
  ),
  'filtered lists': page(() => `/product/list.html?price=1-${1000 + random(1e8)}`),
  'calls for products': async (port, source) => {
    const { status, headers } = await call(
      '/api/product/search',
      { siteId: 5, keyword: fresh() },
      { port, source, host: hostOf('en', port), patience: answered },
    );
    return { status, retry: headers['retry-after'] };
  },
};

/**
 * Searches from all addresses of one network until refused, then goes on while another network checks three more times.
 */
async function flood(port: number, network: number, search: Search, patience = 30_000): Promise<string[]> {
  const answers: Found[] = [];
  const others: { status: number }[] = [];
  const begin = Date.now();
  const end = begin + patience;
  let over = false;
  const isRefused = () => answers.some(({ status }) => status === 429);
  const lane = async () => {
    while (!over) {
      const answer = await search(port, from(network, 1 + (answers.length % 200)));
      answers.push(answer);
      if (answer.status !== 200) await pause(100);
    }
  };
  const watch = async () => {
    const own = { port, source: from(network + 1), host: hostOf('en', port) };
    for (let looks = 0; looks < 3 && (isRefused() || Date.now() < end); await pause(500)) {
      if (isRefused()) looks++;
      others.push(...(await Promise.all([search(port, own.source), ask({ ...own, path: '/api/get_nav?siteId=5' })])));
    }
    over = true;
  };
  // Two fewer than the queue allows, so that the rate limit is what refuses, also on a slow machine.
  await Promise.all([watch(), ...range(24).map(lane)]);
  const failed = answers.filter(({ status }) => ![200, 429, 503].includes(status));
  // A machine too slow for more than the limit has nothing to refuse.
  const { max, seconds } = demands.search;
  const windows = 1 + Math.ceil((Date.now() - begin) / (seconds * 1000));
  const isLimited = isRefused() || answers.filter(({ status }) => status === 200).length <= max * windows;
  const mute = answers.some(({ status, retry }) => status === 429 && !(Number(retry) > 0));
  return [
    ...(isLimited ? [] : ['no search of one network was refused']),
    ...(mute ? ['a refusal does not say when to come back'] : []),
    ...(failed.length > 0 ? [`${failed.length} searches got ${failed[0]?.status}`] : []),
    ...kept('another network', others),
  ];
}

const agentOf = (at: number) => `Mozilla/5.0 (X11; Linux x86_64; rv:${at}.0) Gecko/20100101 Firefox/${at}.0`;

/** Reports one keyword from a network under many user agents; returns where it is then shown publicly. */
async function writtenWord(port: number, network: number, keyword: string): Promise<string[]> {
  const at = (one: number) => ({
    ...{ port, host: hostOf('en', port), source: from(network, 1 + one) },
    headers: { 'user-agent': agentOf(100 + one), 'accept-language': one % 2 ? 'en' : 'fr' },
  });
  await each(range(19), 2, (one) => call('/api/term', { siteId: 5, scope: 'product', keyword }, at(one)));
  const shown: string[] = [];
  for (const path of [
    '/api/hot_word?siteId=5&scope=product',
    `/api/suggest?siteId=5&scope=product&keyword=${keyword.slice(0, 5)}`,
  ]) {
    const { text } = await ask({ path, port, source: from(network + 1), host: hostOf('en', port) });
    const { data } = JSON.parse(text) as { data: (string | { text: string })[] };
    const words = data.map((one) => (typeof one === 'string' ? one : one.text));
    if (words.some((word) => word.toLowerCase() === keyword.toLowerCase()))
      shown.push(`${keyword} is shown by ${path}`);
  }
  return shown;
}

/** A word that finds products and is not shown yet. */
const quietWords = [
  'ball',
  'control',
  'diesel',
  'digital',
  'double',
  'electric',
  'high',
  'industrial',
  'portable',
  'stainless',
];
async function quietWord(port: number): Promise<string> {
  for (const keyword of quietWords) {
    const caller = { port, source: from(52), host: hostOf('en', port) };
    const { data } = await call<{ total: number } | null>('/api/product/search', { siteId: 5, keyword }, caller);
    const known = await ask({ ...caller, path: `/api/suggest?siteId=5&scope=product&keyword=${keyword}` });
    const hot = await ask({ ...caller, path: '/api/hot_word?siteId=5&scope=product' });
    const exact = `"${keyword}"`;
    if (data?.total && !`${known.text}${hot.text}`.toLowerCase().includes(exact)) return keyword;
  }
  throw new Error('every word is shown already');
}

describe('search: limits of one network', () => {
  it.each(Object.keys(searches).map((name, index) => [name, 60 + 4 * index] as const))(
    'limits a flood of one network and serves another: %s',
    async (name, network) => expect(await flood(target.port, network, searches[name] as Search)).toEqual([]),
  );
  it('does not publish a word that only one network has searched', async () => {
    const keyword = await quietWord(target.port);
    expect(await writtenWord(target.port, 54, keyword)).toEqual([]);
  });

  it('control: detects a site without a limit, and one that blocks everybody', async () => {
    const [search] = Object.values(searches) as [Search];
    const open = await against(
      openWeak(() => ({})),
      (port) => flood(port, 90, search, 1_000),
    );
    expect(open).toEqual(['no search of one network was refused']);
    let count = 0;
    const closed = openWeak(() => ({ status: ++count > 30 ? 429 : 200, headers: { 'retry-after': '10' } }));
    expect(await against(closed, (port) => flood(port, 90, search))).toEqual([
      expect.stringContaining('another network'),
    ]);
  });
  it('control: detects a site that publishes any reported word', async () => {
    const heard = new Set<string>();
    const weak = openWeak((path, body) => {
      if (path === '/api/term') heard.add((JSON.parse(body) as { keyword: string }).keyword);
      return { data: [...heard] };
    });
    expect(await against(weak, (port) => writtenWord(port, 92, 'probe'))).toHaveLength(2);
  });
});
