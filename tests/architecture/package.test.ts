import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import floor from './floor.json';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string; resolved?: string }>;
};
const order = (version: string) =>
  version
    .split('.')
    .map((part) => part.padStart(6, '0'))
    .join('.');

describe('packages', () => {
  it.each(Object.entries(floor))('%s is at least %s, the oldest version without a known vulnerability', (name, min) => {
    const found = Object.entries(lock.packages)
      .filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
      .map(([, { version = '0' }]) => version);
    expect(found.length).toBeGreaterThan(0);
    for (const version of found) expect(order(version) >= order(min)).toBe(true);
  });
  it('are pinned exactly', () => {
    const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, range]) => !/^\d+\.\d+\.\d+$/.test(range),
    );
    expect(loose).toEqual([]);
  });
  it('name no download host in the lockfile', () =>
    expect(Object.values(lock.packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual([]));
});
