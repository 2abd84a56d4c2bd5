import { statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listenPrivately, socketPath } from '@/lib/server/renderer/socket';

it('is in the data folder if its path is short enough', () => {
  expect(socketPath('/srv/geco', 'control')).toBe('/srv/geco/control.sock');
  const long = `/srv/${'x'.repeat(120)}`;
  const path = socketPath(long, 'control');
  expect(path.startsWith(tmpdir())).toBe(true);
  expect(path.length).toBeLessThan(104);
  expect(socketPath(long, 'control')).toBe(path);
  expect(socketPath(`${long}y`, 'control')).not.toBe(path);
});

it('is accessible only to its user and replaces a stale one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'geco-socket-'));
  const path = join(folder, 'x.sock');
  await writeFile(path, '');
  const server = createServer();
  await listenPrivately(server, path);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  server.close();
  await rm(folder, { recursive: true });
});
