import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliver } from '@/lib/platform/storage/download';
import { objectFile } from '@/lib/platform/storage/object-path';
import { embeddedStorage } from '@/lib/platform/storage/settings';
import { signedAddress } from '@/lib/platform/storage/signed-url';

const key = 'attachment/0123456789abcdef0123456789abcdef.pdf';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geco-deliver-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ["L'offre.pdf", 'L%27offre.pdf'],
  ['Offer (2) *final*.pdf', 'Offer%20%282%29%20%2Afinal%2A.pdf'],
  ['报价.pdf', '%E6%8A%A5%E4%BB%B7.pdf'],
])('a file is saved under its name: %s', async (name, encoded) => {
  const storage = embeddedStorage(folder, 'secret');
  const path = objectFile(storage, { bucket: storage.privateBucket, key });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '%PDF-1.7');
  const address = signedAddress(storage, { key, name, until: 9e9 });
  const answer = await deliver(storage, new Request(`https://geco.example${address}`), `/private/${key}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encoded}`);
  await answer.body?.cancel();
});
