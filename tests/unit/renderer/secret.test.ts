import { statSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEnv } from '@/lib/platform/env';
import { drawSecrets } from '@/lib/platform/secret';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geco-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('are generated once, accessible only to this user', async () => {
  const dataDir = join(folder, 'data');
  const first = drawSecrets(dataDir);
  expect(first.HASHIDS_SALT.length).toBeGreaterThanOrEqual(32);
  expect(drawSecrets(dataDir)).toEqual(first);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['secrets.json']);
});

it('keep existing values when a version needs one more', async () => {
  const path = join(folder, 'secrets.json');
  await writeFile(path, JSON.stringify({ HASHIDS_SALT: 'old', LATER: 'newer' }));
  const drawn = drawSecrets(folder);
  expect(drawn).toMatchObject({ HASHIDS_SALT: 'old', LATER: 'newer' });
  for (const name of ['STORAGE_SECRET', 'SIGNING_SECRET'] as const)
    expect(drawn[name].length).toBeGreaterThanOrEqual(32);
  expect(new Set(Object.values(drawn)).size).toBe(4);
  expect(drawSecrets(folder)).toEqual(drawn);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('do not overwrite a damaged file', async () => {
  await writeFile(join(folder, 'secrets.json'), '{');
  expect(() => drawSecrets(folder)).toThrow(/secrets\.json/);
});

it('require a signing secret that is long and used for nothing else', () => {
  const long = 'one of thirty-two characters, or more';
  expect(readEnv({ SIGNING_SECRET: long, HASHIDS_SALT: 'salt' }).SIGNING_SECRET).toBe(long);
  for (const wrong of [
    { SIGNING_SECRET: 'short' },
    { SIGNING_SECRET: long, HASHIDS_SALT: long },
    { SIGNING_SECRET: long, STORAGE_SECRET: long },
  ])
    expect(() => readEnv(wrong)).toThrow(/SIGNING_SECRET/);
});
