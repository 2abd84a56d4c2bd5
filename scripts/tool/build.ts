// Builds where the sources changed: the server's bundles, Next's output, compressed client files.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildOptions } from 'esbuild';
import { copyFlags } from './asset';
import { ensurePackages, run } from './install';

const server = ['lib', 'server.ts', 'package-lock.json', 'scripts/tool/build.ts'];
const all = [
  ...server,
  'app',
  'components',
  'messages',
  'public',
  'middleware.ts',
  'next.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
  'package.json',
];
const compressible = new Set(['.js', '.css', '.json', '.svg', '.txt', '.xml', '.webmanifest', '.map']);

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** One hash over names and contents. */
function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const root of paths)
    for (const path of filesBelow(root)) {
      if (path.endsWith('.d.json.ts')) continue;
      hash.update(`${path}\0`).update(createHash('sha256').update(readFileSync(path)).digest());
    }
  return hash.digest('hex');
}

const stampOf = (name: string): string => (existsSync(`.build/${name}`) ? readFileSync(`.build/${name}`, 'utf8') : '');
const stamp = (name: string, value: string): void => writeFileSync(`.build/${name}`, value);

/** Bundles the server and Next's cache handler; packages stay outside. */
export async function bundle(): Promise<void> {
  const hash = hashOf(server);
  if (stampOf('bundle-stamp') === hash && existsSync('.build/server.mjs')) return;
  ensurePackages({ dev: true });
  process.stdout.write('Building the server …\n');
  const { build } = await import('esbuild');
  rmSync('.build/server', { recursive: true, force: true });
  const shared: BuildOptions = {
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outdir: '.build',
    outExtension: { '.js': '.mjs' },
    conditions: ['react-server'],
    alias: { 'server-only': join(process.cwd(), 'node_modules/server-only/empty.js') },
    logLevel: 'warning',
  };
  await build({
    ...shared,
    entryPoints: ['server.ts'],
    splitting: true,
    chunkNames: 'server/[name]-[hash]',
  });
  await build({ ...shared, entryPoints: ['lib/platform/pagestore/cache-handler.ts'] });
  stamp('bundle-stamp', hash);
}

/** Compresses the client files as well as can be, once: the front serves them from memory. */
async function compressStatic(): Promise<void> {
  const brotli = promisify(brotliCompress);
  const gzipped = promisify(gzip);
  rmSync('.build/static', { recursive: true, force: true });
  for (const { folder, prefix } of [
    { folder: '.next/static', prefix: '_next/static' },
    { folder: 'public', prefix: '' },
  ])
    for (const path of filesBelow(folder)) {
      if (!compressible.has(extname(path))) continue;
      const body = await readFile(path);
      const target = join('.build/static', prefix, path.slice(folder.length + 1));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
      const [br, gz] = await Promise.all([brotli(body, { params }), gzipped(body, { level: 9 })]);
      mkdirSync(dirname(target), { recursive: true });
      for (const [extension, bytes] of Object.entries({ br, gz }))
        if (bytes.length < body.length * 0.95) await writeFile(`${target}.${extension}`, bytes);
    }
}

/** Builds all that is out of date; returns the sources' hash. Opens no database. */
export async function build(): Promise<string> {
  ensurePackages({ dev: false });
  copyFlags();
  const hash = hashOf(all);
  if (stampOf('stamp') === hash && existsSync('.next/BUILD_ID')) return hash;
  ensurePackages({ dev: true });
  mkdirSync('.build', { recursive: true });
  rmSync('.build/stamp', { force: true });
  await bundle();
  process.stdout.write('Building the pages; this takes some minutes …\n');
  run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  process.stdout.write('Compressing what browsers load …\n');
  await compressStatic();
  stamp('stamp', hash);
  return hash;
}
