import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import type { AppError } from '@/lib/platform/errors';
import { countTry, forgetTries } from '@/lib/platform/limit/count';
import { rates, uploadQuota } from '@/lib/platform/limit/table';
import { objectFile } from '@/lib/platform/storage/object-path';
import { finishUpload, requestUpload } from '@/lib/upload/commands';
import { scheduleUploadSweeps, sweepUploads } from '@/lib/upload/sweep';
import { demoDatabase } from '../database';
import { eventually } from '../eventually';
import { StorageDouble } from './storage-double';
import { picture } from './upload-sample';

const mb = 2 ** 20;
const double = new StorageDouble();
const actor = { kind: 'purchaser', accountId: 970 } as unknown as Actor;
let db: Db;
let count = 0;
let key = '';

const begin = async (token: string): Promise<string> =>
  ((await (await double.parts(token, key)).json()) as { uploadId: string }).uploadId;
const put = (token: string, id: string, number: number, bytes: Uint8Array) =>
  double.parts(token, key, `/${id}/${number}`, { method: 'PUT', body: new Uint8Array(bytes) });
const sizeOf = async (folder: string): Promise<number> => {
  const path = join(double.folder, folder);
  if (!existsSync(path)) return 0;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file).catch(() => null))?.size ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0);
};
const incoming = () => readdir(join(double.folder, 'storage-incoming')).catch((): string[] => []);
const diskUse = async () => (await sizeOf('storage-part')) + (await sizeOf('storage-incoming'));
const withQuota = (quota: Partial<Record<keyof typeof double.storage.quota, number>>) => {
  double.storage = { ...double.storage, quota: { ...uploadQuota, ...quota } };
};
/** A form that sends its file before its token and does not end. */
const openForm = (declared: number) => {
  const sent = request(`${double.origin}/storage/`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': declared,
      'x-forwarded-for': '203.0.113.7',
    },
  });
  sent.on('error', () => {});
  sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc');
  return sent;
};

beforeAll(async () => {
  db = await demoDatabase();
  await double.open();
});
afterAll(() => double.close());
beforeEach(() => {
  key = `pending/quota-${++count}`;
});
afterEach(async () => {
  withQuota({});
  double.ownerId = 990;
  await db.execute(sql`delete from upload_use`);
  await db.execute(sql`delete from upload`);
  await rm(join(double.folder, 'storage-part'), { recursive: true, force: true });
});

describe('parts of a resumable upload', () => {
  it('replace each other: one sent forty times uses the disk once', async () => {
    const token = double.token(key, { fsizeLimit: 2 * mb });
    const id = await begin(token);
    for (let n = 0; n < 40; n++) expect((await put(token, id, 1, randomBytes(mb))).status).toBe(200);
    expect(await readdir(join(double.folder, 'storage-part', id))).toEqual(['1']);
    expect(await diskUse()).toBe(mb);
  });

  it('belong to one session per token, however often it is started', async () => {
    const token = double.token(key, { fsizeLimit: 2 * mb });
    const ids: string[] = [];
    for (let n = 0; n < 25; n++) {
      const id = await begin(token);
      ids.push(id);
      expect((await put(token, id, 1, randomBytes(mb))).status).toBe(200);
    }
    await Promise.all(Array.from({ length: 10 }, () => begin(token)));
    const open = await rows<{ id: string }>(db, sql`select id from upload_session where key = ${key}`);
    expect(open).toHaveLength(1);
    expect(await diskUse()).toBe(0);
    expect((await put(token, ids[0] ?? '', 1, randomBytes(10))).status).toBe(612);
    expect((await put(token, open[0]?.id ?? '', 1, randomBytes(mb))).status).toBe(200);
  });

  it('stay within the policy when twelve arrive at once', async () => {
    const token = double.token(key, { fsizeLimit: 2 * mb });
    const id = await begin(token);
    let largest = 0;
    let watching = true;
    const watch = (async () => {
      while (watching) {
        largest = Math.max(largest, await diskUse());
        await wait(5);
      }
    })();
    const numbers = [1, 2];
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, n) => put(token, id, numbers[n % 2] ?? 1, randomBytes(1.9 * mb))),
    );
    watching = false;
    await watch;
    expect(new Set([200, 413, ...sent.map(({ status }) => status)])).toEqual(new Set([200, 413]));
    const [stored] = await rows<{ bytes: number }>(
      db,
      sql`select coalesce(sum(bytes), 0)::int as bytes from upload_part where session_id = ${id}`,
    );
    expect(stored?.bytes).toBeLessThanOrEqual(2 * mb);
    expect(await diskUse()).toBe(stored?.bytes);
    expect(largest).toBeLessThanOrEqual(12 * 1.9 * mb);
    await double.parts(token, key, `/${id}`, { method: 'DELETE' });
    expect((await put(token, await begin(token), 2, randomBytes(1.9 * mb))).status).toBe(200);
  });

  it('are deleted once the file arrives by form, and cannot return', async () => {
    const token = double.token(key, { fsizeLimit: 2 * mb });
    const id = await begin(token);
    expect((await put(token, id, 1, randomBytes(mb))).status).toBe(200);
    expect((await double.form(token, key, randomBytes(1000))).status).toBe(200);
    expect(await diskUse()).toBe(0);
    expect((await put(token, id, 1, randomBytes(mb))).status).toBe(614);
    expect((await double.parts(token, key)).status).toBe(614);
  });

  it('refuse a length over a part’s before receiving it', async () => {
    const token = double.token(key, { fsizeLimit: 20 * mb });
    const id = await begin(token);
    const name = Buffer.from(key).toString('base64url');
    const path = `/storage/buckets/${double.storage.privateBucket}/objects/${name}/uploads/${id}/1`;
    const headers = { authorization: `UpToken ${token}`, 'content-length': String(5 * mb) };
    const sent = request(`${double.origin}${path}`, { method: 'PUT', headers });
    sent.on('error', () => {});
    sent.flushHeaders();
    const [answer] = (await once(sent, 'response')) as [{ statusCode: number }];
    sent.destroy();
    expect(answer.statusCode).toBe(413);
  });
});

describe('an account’s quota', () => {
  it('is shared by its parts, forms and finished files, and freed with them', async () => {
    withQuota({ accountBytes: 3 * mb });
    const token = double.token(key, { fsizeLimit: 4 * mb });
    const id = await begin(token);
    expect((await put(token, id, 1, randomBytes(2 * mb))).status).toBe(200);
    const first = key;
    key = `${first}-form`;
    const form = () => double.form(double.token(key, { fsizeLimit: 4 * mb }), key, randomBytes(2 * mb));
    expect((await form()).status).toBe(429);
    expect(existsSync(objectFile(double.storage, double.place(key)))).toBe(false);
    double.ownerId = 991;
    key = `${first}-other`;
    expect((await form()).status).toBe(200);
    double.ownerId = 990;
    await double.parts(token, first, `/${id}`, { method: 'DELETE' });
    key = `${first}-form`;
    expect((await form()).status).toBe(200);
    key = `${first}-more`;
    expect((await form()).status).toBe(429);
  });

  it('shrinks to the guaranteed minimum while the shared quota is used up', async () => {
    // While a form's file moves from its network's quota to its account's, it counts in both.
    withQuota({ accountBytes: 4 * mb, guaranteedBytes: 2 * mb, sharedBytes: 5.5 * mb });
    const send = (name: string, ownerId: number, bytes: number) => {
      double.ownerId = ownerId;
      key = `${name}-${count}`;
      return double
        .form(double.token(key, { fsizeLimit: 4 * mb }), key, randomBytes(bytes))
        .then(({ status }) => status);
    };
    expect(await send('much', 990, 2.5 * mb)).toBe(200);
    expect(await send('more', 990, 1.4 * mb)).toBe(200);
    expect(await send('sure', 991, 1.5 * mb)).toBe(200);
    expect(await send('over', 991, mb)).toBe(429);
    expect(await send('evenmore', 990, mb / 20)).toBe(429);
    expect(await send('third', 992, 1.5 * mb)).toBe(200);
  });

  it('limits its number of tokens', async () => {
    const counted = 'purchaser:970';
    await forgetTries('uploadToken', counted);
    const ask = () => requestUpload(double.storage, actor, { kind: 'picture', name: 'a.jpg', bytes: 10 });
    for (let n = 0; n < rates.uploadToken.max; n++) await countTry('uploadToken', counted);
    expect(await ask().catch((error: AppError) => error.code)).toBe('tooManyRequests');
    await forgetTries('uploadToken', counted);
    expect(await ask()).toMatchObject({ host: null });
    await forgetTries('uploadToken', counted);
  });

  it('is not used again by a token with a finished file', async () => {
    const ticket = await requestUpload(double.storage, actor, { kind: 'picture', name: 'a.jpg', bytes: 1000 });
    const bytes = await picture('jpeg');
    expect((await double.form(ticket.token, ticket.key, bytes)).status).toBe(200);
    await finishUpload(double.storage, actor, ticket.id);
    expect((await double.form(ticket.token, ticket.key, bytes)).status).toBe(612);
    key = ticket.key;
    expect((await double.parts(ticket.token, key)).status).toBe(612);
    expect(existsSync(objectFile(double.storage, double.place(ticket.key)))).toBe(false);
  });
});

describe('the shared quota', () => {
  it.each<[string, Parameters<typeof withQuota>[0]]>([
    ['a sum', { allBytes: mb / 2 }],
    ['what is to stay free on the disk', { reserveBytes: Number.MAX_SAFE_INTEGER }],
  ])('is limited to %s', async (_, quota) => {
    const token = double.token(key, { fsizeLimit: 4 * mb });
    const id = await begin(token);
    withQuota(quota);
    expect((await put(token, id, 1, randomBytes(mb))).status).toBe(507);
    expect((await double.form(double.token(key, { fsizeLimit: mb }), key, randomBytes(mb - 1000))).status).toBe(507);
    expect(await diskUse()).toBe(0);
    withQuota({});
    expect((await put(token, id, 1, randomBytes(mb))).status).toBe(200);
  });

  it('gives one network little before a token is read', async () => {
    withQuota({ networkBytes: 3 * mb });
    const first = openForm(2 * mb);
    await eventually(async () => expect(await incoming()).not.toEqual([]));
    const second = openForm(2 * mb);
    const [answer] = (await once(second, 'response')) as [{ statusCode: number }];
    expect(answer.statusCode).toBe(429);
    expect((await double.form(double.token(key), key, randomBytes(1000))).status).toBe(200);
    first.destroy();
    second.destroy();
    await eventually(async () => expect(await incoming()).toEqual([]));
  });
});

describe('an abandoned upload', () => {
  it('is deleted with its token: the session, its parts and the unfinished file', async () => {
    const token = double.token(key, { fsizeLimit: 4 * mb });
    const id = await begin(token);
    await put(token, id, 1, randomBytes(mb));
    expect((await sweepUploads(double.storage)).sessions).toBe(0);
    const later = new Date(Date.now() + (config.upload.tokenSeconds + 60) * 1000);
    expect(await sweepUploads(double.storage, later)).toMatchObject({ sessions: 1, uploads: 0 });
    expect(await diskUse()).toBe(0);
    expect(uploadQuota.sweepSeconds).toBeLessThan(3600);
  });

  it('of an ended process is deleted when the next one starts', async () => {
    const folder = join(double.folder, 'storage-incoming');
    await mkdir(folder, { recursive: true });
    const path = join(folder, 'half');
    await writeFile(path, 'half');
    const before = new Date(Date.now() - 60_000);
    await utimes(path, before, before);
    const end = scheduleUploadSweeps(double.storage);
    await eventually(async () => expect(await readdir(folder)).toEqual([]));
    end();
  });
});
