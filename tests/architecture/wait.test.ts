import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.startsWith('architecture/'))
  .map((name) => `tests/${name}`);

/** The argument text of a call that begins at an index. */
function argumentsAt(text: string, start: number): string {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return text.slice(start, index);
  }
  return text.slice(start);
}

/** Waits that fail on a loaded machine: timeouts below 20 s (Testing Library's come from the setup) or fixed delays. */
function hasty(text: string): string[] {
  const waits = [...text.matchAll(/\b(vi\.)?wait(?:For|Until)(?=\()/g)].filter(({ 0: name, 1: ofVitest, index }) => {
    const [, timeout] = /\btimeout: ([\d_]+)/.exec(argumentsAt(text, index + name.length)) ?? [];
    return timeout === undefined ? ofVitest !== undefined : Number(timeout.replaceAll('_', '')) < 20_000;
  });
  return [...waits.map(([name]) => name), ...(text.match(/\bnetworkidle\b|\bwaitForTimeout\(\s*[\d_]+\s*\)/g) ?? [])];
}

describe('waits in tests', () => {
  it('time out after at least 20 s, and never wait for a fixed time or for network idle', () =>
    expect(files.flatMap((file) => hasty(readFileSync(file, 'utf8')).map((wait) => `${file}: ${wait}`))).toEqual([]));

  it('that are shorter are reported', () => {
    const wrong = [
      'await vi.waitFor(() => expect(a()).toBe(1));',
      'await vi.waitFor(() => expect(a()).toBe(1), { timeout: 5_000 });',
      'await vi.waitFor(check);\nawait other({ timeout: 30_000 });',
      'await vi.waitUntil(() => a());',
      'await waitFor(() => expect(a()).toBe(1), { timeout: 1000 });',
      "await page.goto(address, { waitUntil: 'networkidle' });",
      'await page.waitForTimeout(500);',
    ];
    for (const text of wrong) expect(hasty(text), text).toHaveLength(1);
    const right = [
      'await vi.waitFor(() => expect(a()).toBe(1), { timeout: 20_000 });',
      'await eventually(() => expect(a()).toBe(1));',
      'await waitFor(() => expect(a()).toBe(1));',
    ];
    for (const text of right) expect(hasty(text), text).toEqual([]);
  });
});

describe('projects of tests', () => {
  it('all run in npm test and npm run check', async () => {
    const { default: config } = await import('../vitest.config');
    const names = (config.test?.projects ?? []).flatMap((project) =>
      typeof project === 'object' && 'test' in project && typeof project.test?.name === 'string'
        ? project.test.name
        : [],
    );
    expect(names.length).toBeGreaterThan(4);
    const left = (script: string) => {
      const projects = [...readFileSync(script, 'utf8').matchAll(/'([a-z-]+\*?)'/g)].map(([, name = '']) => name);
      return names.filter(
        (name) => !projects.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name)),
      );
    };
    expect(left('scripts/test.ts')).toEqual([]);
    expect(left('scripts/check.ts').filter((name) => !/^(?:integration|embedded|edge)/.test(name))).toEqual([]);
  });
});
