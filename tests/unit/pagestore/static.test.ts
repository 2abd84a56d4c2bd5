import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findStatic, loadStatic, type StaticFiles } from '@/lib/platform/pagestore/static';

let root: string;
let files: StaticFiles;
const put = async (path: string, body: string | Buffer) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), body);
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'geco-static-'));
  await put('.next/static/chunks/a.js', 'script');
  await put('.next/static/chunks/[id].js', 'route');
  await put('.build/static/_next/static/chunks/a.js.br', 'br');
  await put('.build/static/_next/static/chunks/a.js.gz', 'gz');
  await put('public/icon.svg', '<svg/>');
  await put('public/large.png', Buffer.alloc(1024 * 1024 + 1));
  files = await loadStatic(root, { 'x-content-type-options': 'nosniff' }, true);
});
afterAll(() => rm(root, { recursive: true }));

it('caches built files with their compressed forms permanently', () => {
  const file = findStatic(files, '/_next/static/chunks/a.js');
  expect([file?.br?.body.toString(), file?.gzip?.body.toString(), file?.identity?.body.toString()]).toEqual([
    'br',
    'gz',
    'script',
  ]);
  expect(file?.br?.headers.join(' ')).toMatch(
    /text\/javascript.*immutable.*nosniff content-encoding br content-length 2$/,
  );
});

it('finds a file by its percent-encoded name', () => {
  expect(findStatic(files, '/_next/static/chunks/%5Bid%5D.js')?.identity?.body.toString()).toBe('route');
  expect(findStatic(files, '/_next/static/chunks/%zz.js')).toBeUndefined();
  expect(findStatic(files, '/_next/static/../../package.json')).toBeUndefined();
});

it('caches public files for a day and serves large ones from disk', () => {
  expect(findStatic(files, '/icon.svg')?.headers.join(' ')).toMatch(
    /image\/svg\+xml cache-control public, max-age=86400/,
  );
  expect(findStatic(files, '/large.png')).toMatchObject({ identity: null, br: null, gzip: null });
});

it('is empty without a build', async () => {
  expect((await loadStatic(join(root, 'none'), {}, true)).size).toBe(0);
});
