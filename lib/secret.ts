import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({ HASHIDS_SALT: z.string().min(1) });
export type Secrets = z.infer<typeof schema>;

const read = (path: string): Secrets | null => {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${path} cannot be read`, { cause: error });
  }
};

/**
 * The secrets of this installation, drawn at the first call into DATA_DIR/secrets.json (decisions, Name and hosts).
 * @throws Error where the file is damaged
 */
export function drawSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  const known = read(path);
  if (known) return known;
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ HASHIDS_SALT: randomBytes(24).toString('base64url') }), {
    mode: 0o600,
    flag: 'wx',
  });
  try {
    // A link appears whole or not at all, and never over the secrets of a process that was quicker.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return schema.parse(read(path));
}
