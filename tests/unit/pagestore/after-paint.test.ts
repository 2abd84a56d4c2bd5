import { Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAfterPaint } from '@/lib/platform/pagestore/after-paint';

const page = `<html><head><link rel="stylesheet" href="/_next/static/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/1.js"/><script src="/_next/static/chunks/2.js" async=""></script><script src="/_next/static/chunks/3.js" noModule=""></script></head><body><p>x</p><script id="_R_">run()</script><script src="/_next/static/chunks/1.js" async=""></script></body></html>`;

type Added = {
  src?: string;
  async?: boolean;
  href?: string;
  media?: string;
  onload?: () => void;
  onerror?: () => void;
  rel?: string;
};

/** Runs the page's loader in a window that has only what it uses. */
function run(html: string, shown: Promise<void> = Promise.resolve(), fetch?: (address: string) => Promise<unknown>) {
  const [, code = ''] = html.match(/<script>([\s\S]*?)<\/script><\/body><\/html>$/) ?? [];
  const added: Added[] = [];
  const calls = { paint: vi.fn(), load: vi.fn() };
  class PerformanceObserver {
    constructor(painted: () => void) {
      calls.paint.mockImplementation(painted);
    }
    observe() {}
  }
  const addEventListener = (name: string, then: () => void) => name === 'load' && calls.load.mockImplementation(then);
  const appendChild = (one: Added) => {
    added.push(one);
    return one;
  };
  const document = {
    createElement: () => ({ dataset: {} }),
    head: { appendChild },
    querySelectorAll: () => [{ decode: () => shown }, {}],
  };
  const requestAnimationFrame = (then: () => void) => then();
  const rows: unknown[] = [];
  const self = { __next_f: rows };
  new Script(code).runInNewContext({
    self,
    fetch,
    PerformanceObserver,
    addEventListener,
    document,
    requestAnimationFrame,
    setTimeout,
  });
  return { added, rows, ...calls };
}

it('loads no script before the first paint and keeps the rest of the page', () => {
  const html = loadAfterPaint(page);
  expect(html).not.toMatch(/<script[^>]* async/);
  expect(html).not.toContain('<link rel="preload"');
  expect(html).toContain('href="/_next/static/a.css"');
  expect(html).toContain('<script id="_R_">run()</script>');
  expect(html).toContain('noModule=""');
});

describe('a page that loads', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const wanted = ['2', '1'].map((name) => ({ src: `/_next/static/chunks/${name}.js`, async: true }));

  it.each(['paint', 'load'] as const)('loads each script once, in order, at the %s', async (first) => {
    const window = run(loadAfterPaint(page));
    expect(window.added).toEqual([]);
    window[first]();
    await vi.advanceTimersByTimeAsync(1);
    expect(window.added).toMatchObject(wanted);
    window.paint();
    window.load();
    await vi.advanceTimersByTimeAsync(5000);
    expect(window.added).toHaveLength(2);
  });

  it('waits for priority pictures, but not for long', async () => {
    let show = () => {};
    const shown = new Promise<void>((done) => {
      show = done;
    });
    const [quick, slow, broken] = [
      run(loadAfterPaint(page), shown),
      run(loadAfterPaint(page), new Promise(() => {})),
      run(loadAfterPaint(page), Promise.reject(new Error('broken'))),
    ];
    for (const window of [quick, slow, broken]) window.paint();
    await vi.advanceTimersByTimeAsync(1000);
    expect([quick, slow, broken].map(({ added }) => added.length)).toEqual([0, 0, 2]);
    show();
    await vi.advanceTimersByTimeAsync(1);
    expect([quick, slow].map(({ added }) => added.length)).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(slow.added).toHaveLength(2);
  });

  it('loads style sheets first and applies them together, even if one fails', async () => {
    const { added, paint } = run(loadAfterPaint(page, ['/a.css', '/b.css']));
    paint();
    await vi.advanceTimersByTimeAsync(1);
    const [first, second] = added;
    expect(added.map(({ href, src }) => href ?? src?.slice(-4))).toEqual(['/a.css', '/b.css', '2.js', '1.js']);
    second?.onload?.();
    expect([first?.media, second?.media]).toEqual(['print', 'print']);
    first?.onerror?.();
    expect([first?.media, second?.media]).toEqual(['all', 'all']);
  });

  it('runs scripts once the payload is there, asked for again after a failure', async () => {
    const payload = { address: '/suche/<"x".html?_rsc=1', header: 'payload-1' };
    const fetch = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue({ json: async () => [[0], [1, 'a']] });
    const { added, rows, paint, load } = run(loadAfterPaint(page, [], payload), undefined, fetch);
    paint();
    load();
    await vi.advanceTimersByTimeAsync(1);
    expect(added).toMatchObject([{ rel: 'preload' }, { rel: 'preload' }]);
    expect(fetch.mock.calls).toEqual([[payload.address, { headers: { rsc: 'payload-1' } }]]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(rows).toEqual([[0], [1, 'a']]);
    expect(added.slice(2)).toMatchObject(wanted);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

it('leaves a page without deferred scripts, or a truncated one, unchanged', () => {
  for (const html of ['<html><body>x</body></html>', page.slice(0, -7), '{"a":"<script>"}'])
    expect(loadAfterPaint(html)).toBe(html);
});
