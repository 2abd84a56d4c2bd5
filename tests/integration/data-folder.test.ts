import { fork } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

/** Runs the startup code in a process of its own, since umask is per process. */
async function start(dataDir: string): Promise<void> {
  const child = fork(join(folder, 'start.mjs'), [dataDir]);
  const code = await new Promise((exited) => child.once('exit', exited));
  expect(code).toBe(0);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geco-folder-'));
  const source = `import { mkdirSync, writeFileSync } from 'node:fs';
    import { PGlite } from '@electric-sql/pglite';
    import { secureDataFolder } from '@/lib/platform/data-folder';
    import { drawSecrets } from '@/lib/platform/secret';
    process.umask(0);
    const [dataDir] = process.argv.slice(2);
    if (!secureDataFolder(dataDir)) process.exit(1);
    drawSecrets(dataDir);
    mkdirSync(dataDir + '/objects', { recursive: true });
    writeFileSync(dataDir + '/objects/file', '');
    const database = new PGlite(dataDir + '/database');
    await database.exec('create table person (name text)');
    await database.close();`;
  await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' },
    outfile: join(folder, 'start.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    alias: { '@': process.cwd() },
    external: ['@electric-sql/pglite'],
  });
  await mkdir(join(folder, 'node_modules/@electric-sql'), { recursive: true });
  await symlink(
    join(process.cwd(), 'node_modules/@electric-sql/pglite'),
    join(folder, 'node_modules/@electric-sql/pglite'),
  );
});
afterAll(() => rm(folder, { recursive: true }));

it('a new data folder and everything written below it are accessible only to this user', {
  timeout: 120_000,
}, async () => {
  const dataDir = join(folder, 'new');
  await start(dataDir);
  expect(await modeOf(dataDir)).toBe('700');
  const names = await readdir(dataDir, { recursive: true });
  expect(names).toEqual(expect.arrayContaining(['secrets.json', 'objects/file', 'database/PG_VERSION']));
  // The embedded database sets its own modes below its folder, which is closed itself.
  const open: string[] = [];
  for (const name of names.filter((one) => !one.startsWith('database/')))
    if (!(await modeOf(join(dataDir, name))).endsWith('00')) open.push(name);
  expect(open).toEqual([]);
});

it('an accessible data folder is closed at the next start', { timeout: 120_000 }, async () => {
  const dataDir = join(folder, 'old');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'known'), 'x');
  await chmod(dataDir, 0o755);
  await start(dataDir);
  expect(await modeOf(dataDir)).toBe('700');
});
