// The demo, loaded once per run: a PostgreSQL database that refuses connections, or a dump of an embedded one. Each
// file with a database starts from a copy.
import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { loadDemo } from '@/lib/demo/load';
import { closeDatabase, database, openDatabase } from '@/lib/platform/db/client';
import { addressOf, askServer } from './postgres';

/** The source of the copies, and the demo's time in it. */
export type Template = { loadedOn: number } & ({ server: string; name: string } | { dump: string });

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template | undefined;
  }
}

const day = 86_400_000;
/** Noon three days ago: the demo is recent, and nothing in it has expired, whatever the day of the run. */
const loadedOn = Math.floor(Date.now() / day) * day - 2.5 * day;

async function loadOnServer(server: string, name: string): Promise<void> {
  await askServer(server, `create database ${name}`);
  await openDatabase({ url: addressOf(server, name), folder: null });
  await loadDemo(database(), { now: new Date(loadedOn) });
  await closeDatabase();
  await askServer(server, `alter database ${name} with is_template true allow_connections false`);
}

/** Drops the template and copies that files could not drop themselves. */
async function dropFromServer(server: string, name: string): Promise<void> {
  await askServer(server, `alter database ${name} with is_template false`);
  const found = await askServer<{ datname: string }>(
    server,
    'select datname from pg_database where starts_with(datname, $1)',
    [name],
  );
  for (const { datname } of found) await askServer(server, `drop database ${datname} with (force)`);
}

async function loadEmbedded(path: string): Promise<void> {
  await openDatabase({ folder: null });
  await loadDemo(database(), { now: new Date(loadedOn) });
  const { $client: client } = database() as unknown as { $client: PGlite };
  const dump = await client.dumpDataDir('none');
  await closeDatabase();
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = project.config.env?.TEST_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
  const name = `geco_template_${randomBytes(6).toString('hex')}`;
  const started = Date.now();
  const tell = () => process.stdout.write(`${project.name}: demo loaded in ${Date.now() - started} ms\n`);
  if (server) {
    await loadOnServer(server, name);
    project.provide('template', { loadedOn, server, name });
    tell();
    return () => dropFromServer(server, name);
  }
  const folder = `${project.config.root}/.build/test`;
  await mkdir(folder, { recursive: true });
  const dump = `${folder}/${name}.tar`;
  await loadEmbedded(dump);
  project.provide('template', { loadedOn, dump });
  tell();
  return () => rm(dump, { force: true });
}
