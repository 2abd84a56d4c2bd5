import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, rows } from '@/lib/platform/db/client';
import { etagOf } from '@/lib/platform/storage/etag';
import { placeObject, receive } from '@/lib/platform/storage/incoming-file';
import { objectFile } from '@/lib/platform/storage/object-path';
import { signedAddress } from '@/lib/platform/storage/signed-url';
import { writeToken } from '@/lib/platform/storage/token';
import { demoDatabase } from '../database';
import { eventually } from '../eventually';
import { StorageDouble } from './storage-double';

const mb = 2 ** 20;
const double = new StorageDouble();
let db: Db;
let count = 0;
let key = '';
const stored = () => readFile(objectFile(double.storage, double.place(key)));
const leftovers = async () => {
  const folder = join(double.folder, 'storage-incoming');
  return existsSync(folder) ? readdir(folder) : [];
};
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');
const put = (token: string, id: string, number: number, bytes: Buffer, headers: Record<string, string> = {}) =>
  double.parts(token, key, `/${id}/${number}`, { method: 'PUT', body: new Uint8Array(bytes), headers });
const begin = async (token: string) =>
  ((await (await double.parts(token, key)).json()) as { uploadId: string }).uploadId;
const complete = (token: string, id: string, parts: { etag: string; partNumber: number }[]) =>
  double.parts(token, key, `/${id}`, { body: JSON.stringify({ parts }) });

beforeAll(async () => {
  db = await demoDatabase();
  await double.open();
});
afterAll(() => double.close());
beforeEach(() => {
  key = `pending/${++count}`;
});

describe('a form upload', () => {
  const bytes = randomBytes(300_000);

  it('stores the file under its token’s key', async () => {
    const answer = await double.form(double.token(key), key, bytes);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ hash: await etagOf(objectFile(double.storage, double.place(key))), key });
    expect((await stored()).equals(bytes)).toBe(true);
  });

  it.each<[string, () => string, number]>([
    ['none', () => '', 401],
    [
      'another secret',
      () => writeToken({ scope: `geco-private:${key}`, deadline: 2e9 }, { accessKey: 'geco', secretKey: 'x' }),
      401,
    ],
    ['another access key', () => double.token(key).replace(/^geco/, 'gecko'), 401],
    [
      'a longer life than signed',
      () => {
        const [access, signature, policy = ''] = double.token(key).split(':');
        const longer = { ...JSON.parse(Buffer.from(policy, 'base64url').toString()), deadline: 2e9 };
        return [access, signature, Buffer.from(JSON.stringify(longer)).toString('base64url')].join(':');
      },
      401,
    ],
    ['an old one', () => double.token(key, { deadline: Math.floor(Date.now() / 1000) - 1 }), 401],
    ['one for another key', () => double.token(`${key}-other`), 403],
    ['one for a key outside', () => double.token('../secrets.json'), 403],
    ['one for fewer bytes', () => double.token(key, { fsizeLimit: bytes.length - 1 }), 413],
    ['one for another type', () => double.token(key, { mimeLimit: 'image/png', detectMime: 1 }), 403],
  ])('is refused with an invalid token: %s', async (_, token, status) => {
    expect((await double.form(token(), key, bytes)).status).toBe(status);
    expect(existsSync(objectFile(double.storage, double.place(key)))).toBe(false);
    expect(await leftovers()).toEqual([]);
  });

  it('never leaves the folder, whatever a valid token names', async () => {
    const outside = '../../secrets.json';
    expect((await double.form(double.token(outside), outside, bytes)).status).toBe(400);
    const foreign = double.token(key, { scope: `elsewhere:${key}` });
    expect((await double.form(foreign, key, bytes)).status).toBe(404);
    expect(await readdir(double.folder)).not.toContain('secrets.json');
  });

  it('checks the content, not the declared type', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const token = double.token(key, { mimeLimit: 'image/jpeg;image/png', detectMime: 1 });
    expect((await double.form(token, key, page, { type: 'image/png' })).status).toBe(403);
    const picture = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), page]);
    expect((await double.form(token, key, picture, { type: 'text/html' })).status).toBe(200);
  });

  it('does not overwrite a file', async () => {
    expect((await double.form(double.token(key), key, bytes)).status).toBe(200);
    expect((await double.form(double.token(key), key, randomBytes(10))).status).toBe(614);
    expect((await stored()).equals(bytes)).toBe(true);
  });

  it('is refused with a wrong checksum', async () => {
    expect((await double.form(double.token(key), key, bytes, { crc32: '1' })).status).toBe(406);
  });

  it('over the size limit is aborted early, and leaves nothing', async () => {
    await double.expect(key);
    const sent = request(`${double.origin}/storage/`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    sent.on('error', () => {});
    const token = double.token(key, { fsizeLimit: mb });
    sent.write(`--x\r\nContent-Disposition: form-data; name="token"\r\n\r\n${token}\r\n`);
    sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n');
    const answered = once(sent, 'response');
    for (let piece = 0; piece < 20; piece++) sent.write(randomBytes(mb / 8));
    const [answer] = (await answered) as [{ statusCode: number }];
    expect(answer.statusCode).toBe(413);
    sent.destroy();
    expect(await leftovers()).toEqual([]);
  });

  it('leaves nothing if the client disconnects', async () => {
    const sent = request(`${double.origin}/storage/`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    sent.on('error', () => {});
    sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc');
    await eventually(async () => expect(await leftovers()).toHaveLength(1));
    sent.destroy();
    await eventually(async () => expect(await leftovers()).toEqual([]));
  });

  it('finds the end of a file that contains partial boundaries', async () => {
    const tricky = Buffer.from('\r\n--\r\n--x\r\n--xyz\r\n\r\n--');
    const body = [
      `--xyzz\r\nContent-Disposition: form-data; name="token"\r\n\r\n${double.token(key)}\r\n`,
      `--xyzz\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`,
      tricky,
      '\r\n--xyzz--\r\n',
    ];
    const bytesOfForm = Buffer.concat(body.map((part) => Buffer.from(part)));
    async function* slowly() {
      for (const byte of bytesOfForm) yield Buffer.of(byte);
    }
    const { uploadByForm } = await import('@/lib/platform/storage/form-upload');
    await double.expect(key);
    const sent = { contentType: 'multipart/form-data; boundary=xyzz', address: '', length: null };
    await uploadByForm(double.storage, sent, slowly());
    expect((await stored()).equals(tricky)).toBe(true);
  });
});

describe('a resumable upload', () => {
  const content = randomBytes(9 * mb);
  const pieces = [content.subarray(0, 4 * mb), content.subarray(4 * mb, 8 * mb), content.subarray(8 * mb)];
  const limit = { fsizeLimit: 20 * mb };

  it('accepts parts in any order and repeatedly, and resumes after a break', async () => {
    const token = double.token(key, limit);
    const id = await begin(token);
    const etags: string[] = [];
    const broken = new AbortController();
    const lost = double.parts(token, key, `/${id}/2`, {
      method: 'PUT',
      signal: broken.signal,
      duplex: 'half',
      body: new ReadableStream({ start: (to) => to.enqueue(new Uint8Array(pieces[1] ?? []).slice(0, mb)) }),
    } as RequestInit);
    await eventually(async () => expect(await leftovers()).toHaveLength(1));
    broken.abort();
    await expect(lost).rejects.toThrow();
    for (const at of [2, 0, 1, 0]) {
      const piece = pieces[at] as Buffer;
      const answer = await put(token, id, at + 1, piece, { 'content-md5': md5(piece) });
      const { etag, md5: own } = (await answer.json()) as { etag: string; md5: string };
      expect(own).toBe(md5(piece));
      etags[at] = etag;
    }
    const parts = etags.map((etag, index) => ({ etag, partNumber: index + 1 }));
    expect((await complete(token, id, [...parts].reverse())).status).toBe(400);
    expect((await complete(token, id, [{ etag: 'x', partNumber: 1 }])).status).toBe(400);
    const done = await complete(token, id, parts);
    const digests = pieces.map((piece) => createHash('sha1').update(piece).digest());
    const sum = createHash('sha1').update(Buffer.concat(digests)).digest();
    const hash = Buffer.concat([Buffer.of(0x96), sum]).toString('base64url');
    expect([done.status, await done.json()]).toEqual([200, { hash, key }]);
    expect((await stored()).equals(content)).toBe(true);
    expect((await complete(token, id, parts)).status).toBe(614);
    expect(await rows(db, sql`select 1 from upload_part where session_id = ${id}`)).toEqual([]);
  });

  it('ends if the parts exceed the policy', async () => {
    const token = double.token(key, { fsizeLimit: 5 * mb });
    const id = await begin(token);
    expect((await put(token, id, 1, pieces[0] as Buffer)).status).toBe(200);
    expect((await put(token, id, 2, pieces[1] as Buffer)).status).toBe(413);
    expect((await put(token, id, 99, pieces[2] as Buffer)).status).toBe(400);
    expect((await put(token, id, 0, pieces[2] as Buffer)).status).toBe(400);
  });

  it('refuses a part changed in transit', async () => {
    const token = double.token(key, limit);
    const id = await begin(token);
    expect((await put(token, id, 1, pieces[2] as Buffer, { 'content-md5': md5(pieces[0] as Buffer) })).status).toBe(
      406,
    );
  });

  it('belongs to its token', async () => {
    const token = double.token(key, limit);
    const id = await begin(token);
    expect((await put('', id, 1, pieces[2] as Buffer)).status).toBe(401);
    const other = double.token(`${key}-other`, limit);
    expect((await put(other, id, 1, pieces[2] as Buffer)).status).toBe(403);
    key = `${key}-other`;
    expect((await put(other, id, 1, pieces[2] as Buffer)).status).toBe(612);
  });

  it('is deleted with its parts when aborted', async () => {
    const token = double.token(key, limit);
    const id = await begin(token);
    await put(token, id, 1, pieces[2] as Buffer);
    expect(await readdir(join(double.folder, 'storage-part'))).toContain(id);
    expect((await double.parts(token, key, `/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await put(token, id, 1, pieces[2] as Buffer)).status).toBe(612);
    expect(await readdir(join(double.folder, 'storage-part'))).not.toContain(id);
  });

  it('checks the content of the entire file', async () => {
    const token = double.token(key, { ...limit, mimeLimit: 'video/mp4', detectMime: 1 });
    const id = await begin(token);
    const { etag } = (await (await put(token, id, 1, pieces[2] as Buffer)).json()) as { etag: string };
    expect((await complete(token, id, [{ etag, partNumber: 1 }])).status).toBe(403);
  });
});

describe('a stored file', () => {
  const file = async (bucket: 'publicBucket' | 'privateBucket', name: string, bytes: Buffer) => {
    async function* body() {
      yield bytes;
    }
    const { path } = await receive(double.storage, body(), mb);
    await placeObject(double.storage, { bucket: double.storage[bucket], key: name }, path, false);
  };
  const page = Buffer.from('<script>alert(document.cookie)</script>');

  it('is sent so that it cannot execute', async () => {
    for (const [name, type, way] of [
      ['u/a.jpg', 'image/jpeg', 'inline'],
      ['u/a.mp4', 'video/mp4', 'inline'],
      ['u/a.pdf', 'application/pdf', 'attachment'],
      ['u/a.html', 'application/octet-stream', 'attachment'],
      ['u/a.svg', 'application/octet-stream', 'attachment'],
    ] as const) {
      await file('publicBucket', name, page);
      const { status, headers } = await double.ask(`/${name}`);
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect(headers.get('content-disposition')).toMatch(new RegExp(`^${way};`));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    }
    expect((await double.ask('/u/a.html?imageView2/2/w/320/format/webp')).status).toBe(404);
    expect((await double.ask('/u/none.jpg')).status).toBe(404);
  });

  it('is sent in ranges, so that videos can seek', async () => {
    await file('publicBucket', 'u/b.mp4', Buffer.from('0123456789'));
    const ask = async (range: string) => {
      const answer = await double.ask('/u/b.mp4', { headers: { range } });
      return [answer.status, answer.headers.get('content-range'), await answer.text()];
    };
    expect(await ask('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await ask('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await ask('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await ask('bytes=10-')).toEqual([416, 'bytes */10', '']);
  });

  it('is private only with a signed, short-lived URL', async () => {
    const name = '合同 (final).pdf';
    await file('privateBucket', 'u/c.pdf', page);
    const now = Math.floor(Date.now() / 1000);
    const address = signedAddress(double.storage, { key: 'u/c.pdf', name, until: now + 300 });
    const answer = await fetch(double.origin + address);
    expect([answer.status, await answer.text()]).toEqual([200, page.toString()]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('合同'));
    const old = signedAddress(double.storage, { key: 'u/c.pdf', name, until: now - 1 });
    for (const wrong of [
      '/storage/private/u/c.pdf',
      address.replace(/&token=.*/, ''),
      address.replace(/e=\d+/, `e=${now + 99_999}`),
      address.replace('c.pdf', 'd.pdf'),
      address.replace(/attname=[^&]*/, 'attname=a.html'),
      old,
    ])
      expect([wrong, (await fetch(double.origin + wrong)).status]).toEqual([wrong, 401]);
    for (const path of [
      '/u/c.pdf',
      '/storage-private/u/c.pdf',
      '/..%2fstorage-private/u/c.pdf',
      '/private/u/c.pdf?imageView2/2/w/320',
    ])
      expect([401, 404]).toContain((await double.ask(path)).status);
  });
});
