import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';

// sun_path holds 108 bytes on Linux and 104 elsewhere, including the final zero.
const longest = 100;

/** Where a unix socket of this data folder lies: inside it, or below the temporary folder if that path is too long. */
export function socketPath(dataDir: string, name: 'renderer' | 'control'): string {
  const folder = resolve(dataDir);
  const own = join(folder, `${name}.sock`);
  if (Buffer.byteLength(own) <= longest) return own;
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(tmpdir(), `geco-${userInfo().uid}-${digest}`, `${name}.sock`);
}

/** Listens on a unix socket accessible to this user only; removes a stale one. */
export async function listenPrivately(server: Server, path: string): Promise<void> {
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 });
  await rm(path, { force: true });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(path, () => {
      server.off('error', failed);
      listening();
    });
  });
  chmodSync(path, 0o600);
}
