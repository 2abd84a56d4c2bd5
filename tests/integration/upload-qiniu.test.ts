import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Actor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import type { Db } from '@/lib/platform/db/client';
import type { AppError } from '@/lib/platform/errors';
import { deliver } from '@/lib/platform/storage/download';
import { embeddedStorage, type StorageSettings } from '@/lib/platform/storage/settings';
import { finishUpload, requestUpload } from '@/lib/upload/commands';
import { getOwnAddress } from '@/lib/upload/queries';
import { sweepUploads } from '@/lib/upload/sweep';
import type { UploadKind } from '@/lib/upload/types';
import { demoDatabase } from '../database';
import { apng, docx, flatPng, mp4, picture } from './upload-sample';

const supplier = { kind: 'supplier', accountId: 911, companyId: 1, role: 'owner' } as unknown as Actor;
let child: ChildProcess;
let storage: StorageSettings;
let db: Db;
let host = '';

beforeAll(async () => {
  db = await demoDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'geco-qiniu-'));
  const own = embeddedStorage(folder, 'a secret for tests');
  child = fork('tests/integration/qiniu-double.mjs', [own.accessKey, own.secretKey, own.privateBucket]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  host = `http://127.0.0.1:${port}`;
  const publicDomain = `${host}/${own.publicBucket}`;
  const privateDomain = `${host}/${own.privateBucket}`;
  storage = { ...own, publicDomain, privateDomain, qiniu: { upHost: host, rsHost: host } };
});
afterEach(async () => {
  await db.execute(sql`delete from upload_use`);
  await db.execute(sql`delete from upload`);
});
afterAll(async () => {
  child.disconnect();
  await rm(storage.folder, { recursive: true });
});

const objects = async (): Promise<string[]> => {
  child.send('list');
  const [{ objects: keys }] = (await once(child, 'message')) as [{ objects: string[] }];
  return keys;
};
const send = async (kind: UploadKind, name: string, bytes: Buffer) => {
  const ticket = await requestUpload(storage, supplier, { kind, name, bytes: Math.min(bytes.length, 1000) });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  form.append('token', ticket.token);
  form.append('key', ticket.key);
  const { status } = await fetch(`${ticket.host}/`, { method: 'POST', body: form });
  return { ...ticket, status };
};
const refusal = async (kind: UploadKind, name: string, bytes: Buffer) =>
  finishUpload(storage, supplier, (await send(kind, name, bytes)).id).then(
    () => 'filed',
    (error: AppError) => error.errors[0]?.key ?? error.code,
  );

it('sends browsers there, and moves only accepted files to the public bucket', async () => {
  const taken = await sharp(await picture('jpeg'))
    .withExif({ IFD0: { Copyright: 'Marker' } })
    .toBuffer();
  const { id, host: given, status } = await send('picture', 'a.jpg', taken);
  expect([given, status]).toEqual([host, 200]);
  const { key } = await finishUpload(storage, supplier, id);
  expect(await objects()).toEqual([`geco:${key}`]);
  const request = new Request(`http://en.geco.localhost/storage/${key}?imageView2/2/w/320/format/webp`);
  const { status: moved, headers } = await deliver(storage, request, `/${key}`);
  expect(moved).toBe(302);
  expect(decodeURIComponent(headers.get('location') ?? '')).toBe(`${host}/geco/${key}?imageView2/2/w/320/format/webp`);
  const filed = Buffer.from(await (await fetch(`${host}/geco/${key}`)).arrayBuffer());
  expect(filed.includes('Marker')).toBe(false);
  expect(await readdir(join(storage.folder, 'storage-incoming'))).toEqual([]);
  await sweepUploads(storage, new Date(Date.now() + (config.upload.unusedHours + 1) * 3_600_000));
  expect(await objects()).toEqual([]);
});

it('serves private files only by signed URLs', async () => {
  const { id, key } = await send('attachment', '合同.docx', docx());
  const view = await finishUpload(storage, supplier, id);
  expect(await objects()).toEqual([`geco-private:${view.key}`]);
  expect(view.key).not.toBe(key);
  expect((await fetch(await getOwnAddress(storage, supplier, id))).status).toBe(200);
  expect((await fetch(`${storage.privateDomain}/${view.key}`)).status).toBe(401);
  await sweepUploads(storage, new Date(Date.now() + (config.upload.unusedHours + 1) * 3_600_000));
});

it.each<[UploadKind, string, () => Buffer | Promise<Buffer>, string]>([
  ['picture', 'a.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'fileFormat'],
  ['picture', 'a.png', () => Buffer.from('<html><script>alert(1)</script></html>'), 'fileFormat'],
  ['picture', 'a.png', apng, 'fileFormat'],
  ['picture', 'a.jpg', async () => (await picture('jpeg')).subarray(0, 900), 'fileBroken'],
  ['picture', 'a.png', () => flatPng(30_000, 30_000), 'filePixels'],
  ['picture', 'a.jpg', () => mp4(), 'fileFormat'],
  ['video', 'a.mp4', () => mp4().subarray(0, 16), 'fileBroken'],
  ['video', 'a.mp4', docx, 'fileFormat'],
])('refuses as %s called %s a file that is also something else', async (kind, name, bytes, key) => {
  expect(await refusal(kind, name, await bytes())).toBe(key);
  expect(await objects()).toEqual([]);
});

it('refuses what exceeds its policy, even if the store accepted it', async () => {
  const { token, key, id } = await requestUpload(storage, supplier, { kind: 'picture', name: 'a.jpg', bytes: 1000 });
  const large = Buffer.concat([await picture('jpeg'), Buffer.alloc(3 * 2 ** 20)]);
  const form = new FormData();
  form.append('token', token);
  form.append('key', key);
  form.append('file', new Blob([large]), 'a.jpg');
  expect((await fetch(`${host}/`, { method: 'POST', body: form })).status).toBe(413);
  const { writeToken } = await import('@/lib/platform/storage/token');
  form.set('token', writeToken({ scope: `${storage.privateBucket}:${key}`, deadline: 2e9 }, storage));
  expect((await fetch(`${host}/`, { method: 'POST', body: form })).status).toBe(200);
  const found = await finishUpload(storage, supplier, id).then(
    () => 'filed',
    (error: AppError) => error.errors[0]?.key,
  );
  expect(found).toBe('fileSize');
  expect(await objects()).toEqual([]);
});
