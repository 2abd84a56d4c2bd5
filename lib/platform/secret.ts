import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const names = ['HASHIDS_SALT', 'STORAGE_SECRET', 'SIGNING_SECRET'] as const;
export type Secrets = Record<(typeof names)[number], string>;
const schema = z.record(z.string(), z.string().min(1));

const read = (path: string): Record<string, string> | null => {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${path} cannot be read`, { cause: error });
  }
};

const isWhole = (known: Record<string, string>): known is Secrets => names.every((name) => name in known);

/** Hard link: atomic, and never overwrites the secrets of a process that was faster. */
const place = (draft: string, path: string): void => {
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
};

/**
 * The secrets of this installation, drawn at the first call into DATA_DIR/secrets.json (docs/domain.md, Hosts).
 * @throws Error where the file is damaged
 */
export function drawSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  const known = read(path);
  if (known && isWhole(known)) return known;
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}`;
  const drawn = Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('base64url')]));
  writeFileSync(draft, JSON.stringify({ ...drawn, ...known }), { mode: 0o600, flag: 'wx' });
  // Secrets introduced by this version are added to the existing ones.
  if (known) renameSync(draft, path);
  else place(draft, path);
  return drawSecrets(dataDir);
}
