import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendPicture } from '@/lib/platform/pagestore/picture';

let folder = '';
let server: Server;
const ask = (etag?: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/storage/one.webp`, {
    headers: etag === undefined ? {} : { 'if-none-match': etag },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-'));
  const file = { path: join(folder, 'one.webp'), type: 'image/webp' };
  await writeFile(file.path, 'picture');
  server = createServer((req, res) => {
    sendPicture(
      () => file,
      { req, res, path: '/storage/one.webp', requestId: 'x' },
      {},
      () => res.destroy(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

it('is not sent again to a client that has it, even with an etag changed by a cache', async () => {
  const first = await ask();
  expect(await first.text()).toBe('picture');
  const etag = first.headers.get('etag') ?? '';
  for (const etagSent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) expect((await ask(etagSent)).status).toBe(304);
  expect((await ask('"other"')).status).toBe(200);
});
