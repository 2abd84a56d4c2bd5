import { existsSync } from 'node:fs';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as token } from '@/app/api/get_token_qiniu/route';
import { POST as address } from '@/app/api/upload/address/route';
import { POST as finishCall } from '@/app/api/upload/finish/route';
import type { Actor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import type { Db } from '@/lib/platform/db/client';
import { upload } from '@/lib/platform/db/schema/upload';
import type { AppError, FieldError } from '@/lib/platform/errors';
import { parser } from '@/lib/platform/parser/current';
import { objectFile } from '@/lib/platform/storage/object-path';
import { finishUpload, requestUpload } from '@/lib/upload/commands';
import { getOwnAddress, getUploads } from '@/lib/upload/queries';
import { sweepUploads } from '@/lib/upload/sweep';
import type { UploadKind } from '@/lib/upload/types';
import { dropUses, moveUses, setUses } from '@/lib/upload/usage/commands';
import { demoDatabase } from '../database';
import { StorageDouble } from './storage-double';
import { apng, docx, flatPng, mp4, pdf, picture, zip } from './upload-sample';

const host = 'http://en.geco.localhost:3000';
const double = new StorageDouble();
const supplier = { kind: 'supplier', accountId: 901, companyId: 1, role: 'owner' } as unknown as Actor;
const colleague = { kind: 'supplier', accountId: 902, companyId: 1, role: 'owner' } as unknown as Actor;
const rival = { kind: 'supplier', accountId: 903, companyId: 2, role: 'owner' } as unknown as Actor;
const purchaser = { kind: 'purchaser', accountId: 904 } as unknown as Actor;
let db: Db;

const refusalOf = (error: AppError): FieldError | string => error.errors[0] ?? error.code;
const ask = (kind: UploadKind, name: string, bytes = 1000, actor = supplier) =>
  requestUpload(double.storage, actor, { kind, name, bytes });
const send = async (kind: UploadKind, name: string, bytes: Buffer, actor = supplier) => {
  const { id, key, token } = await ask(kind, name, Math.min(bytes.length, 1000), actor);
  const { status } = await double.form(token, key, bytes);
  return { id, key, status };
};
const finish = (id: number, actor = supplier) => finishUpload(double.storage, actor, id);
const pass = async (kind: UploadKind, name: string, bytes: Buffer, actor = supplier) =>
  finish((await send(kind, name, bytes, actor)).id, actor);
const refusal = async (kind: UploadKind, name: string, bytes: Buffer) => {
  const { id, status } = await send(kind, name, bytes);
  if (status !== 200) return status;
  const found = await finish(id).then(() => 'filed', refusalOf);
  expect(await db.select().from(upload).where(eq(upload.id, id))).toHaveLength(found === 'filed' ? 1 : 0);
  return typeof found === 'string' ? found : found.key;
};
const publicFile = (key: string) => objectFile(double.storage, { bucket: double.storage.publicBucket, key });
const stateOf = async (key: string) =>
  (await db.select({ state: upload.state }).from(upload).where(eq(upload.key, key)))[0]?.state ?? null;
const objects = async (folder: string) =>
  existsSync(join(double.folder, folder))
    ? (await readdir(join(double.folder, folder), { recursive: true, withFileTypes: true })).filter((one) =>
        one.isFile(),
      )
    : [];

beforeAll(async () => {
  db = await demoDatabase();
  await double.open();
});
afterEach(async () => {
  await db.execute(sql`delete from upload_use`);
  await db.execute(sql`delete from upload`);
});
afterAll(() => double.close());

describe('a token', () => {
  it.each<[UploadKind, string, number, string]>([
    ['picture', 'a.gif', 10, 'fileFormat'],
    ['picture', 'a.svg', 10, 'fileFormat'],
    ['picture', 'a', 10, 'fileFormat'],
    ['picture', 'a.jpg.exe', 10, 'fileFormat'],
    ['video', 'a.jpg', 10, 'fileFormat'],
    ['attachment', 'a.docm', 10, 'fileMacro'],
    ['sheet', 'A.XLSM', 10, 'fileMacro'],
    ['attachment', 'a.potx', 10, 'fileTemplate'],
    ['attachment', 'a.dot', 10, 'fileTemplate'],
    ['picture', 'a.docm', 10, 'fileFormat'],
    ['picture', 'a.jpg', 2 * 2 ** 20 + 1, 'fileSize'],
    ['video', 'a.mp4', 20 * 2 ** 20 + 1, 'fileSize'],
    ['certificate', 'a.pdf', 10 * 2 ** 20 + 1, 'fileSize'],
    ['licence', 'a.jpg', 2 * 2 ** 20 + 1, 'fileSize'],
    ['picture', 'a.png', 0, 'fileBroken'],
  ])('is refused for a %s called %s of %i bytes', async (kind, name, bytes, key) => {
    expect(await ask(kind, name, bytes).then(() => 'given', refusalOf)).toEqual({ field: 'file', key });
  });

  it('accepts names in any case, the largest file, and has one key of the private bucket', async () => {
    const { token, key } = await ask('picture', 'A.JPEG', 2 * 2 ** 20);
    const policy = JSON.parse(Buffer.from(token.split(':')[2] ?? '', 'base64url').toString());
    expect(policy).toMatchObject({
      scope: `${double.storage.privateBucket}:${key}`,
      fsizeLimit: 2 * 2 ** 20,
      mimeLimit: 'image/jpeg;image/png',
      insertOnly: 1,
    });
    expect(policy.deadline - Date.now() / 1000).toBeLessThanOrEqual(3600);
  });

  it('is refused to an account with too many unused files', async () => {
    const row = (n: number) => ({
      pendingKey: `hoard/${n}`,
      kind: 'picture',
      name: 'a',
      private: false,
      ownerKind: 'supplier',
      ownerId: 901,
    });
    await db.insert(upload).values(Array.from({ length: config.upload.unused }, (_, n) => row(n)));
    expect(await ask('picture', 'a.jpg').then(() => 'given', refusalOf)).toBe('tooManyRequests');
    expect(await ask('picture', 'a.jpg', 10, purchaser).then(() => 'given', refusalOf)).toBe('given');
  });
});

describe('the calls', () => {
  it.each([
    ['get_token_qiniu', token],
    ['upload/finish', finishCall],
    ['upload/address', address],
  ])('%s requires a session', async (path, call) => {
    const strangers: Record<string, string>[] = [
      {},
      { authorization: 'Bearer nonsense' },
      { cookie: 'token=nonsense', origin: host },
    ];
    for (const headers of strangers) {
      const request = new Request(`${host}/api/${path}`, {
        method: 'POST',
        headers: { ...headers, host: 'en.geco.localhost:3000', 'content-type': 'application/json' },
        body: JSON.stringify({ kind: 'picture', name: 'a.jpg', bytes: 10, id: 1 }),
      });
      expect((await call(request)).status).toBe(401);
    }
  });
});

describe('a picture', () => {
  it('is re-encoded, without its location', async () => {
    const taken = await sharp(await picture('jpeg'))
      .withExif({ IFD0: { Copyright: 'Marker' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const sent = await sharp(taken)
      .withExifMerge({ IFD0: { Artist: 'Marker' } })
      .keepMetadata()
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { key, width, height, type, bytes } = await pass('picture', 'photo.jpg', sent);
    expect([width, height, type]).toEqual([240, 320, 'image/jpeg']);
    expect(key).toMatch(/^u\/\d{4}\/\d{2}\/[\w-]{24}\.jpg$/);
    const filed = await readFile(publicFile(key));
    expect(filed.length).toBe(bytes);
    expect((await sharp(filed).metadata()).exif).toBeUndefined();
    expect(filed.includes('Marker')).toBe(false);
    const small = await double.ask(`/${key}?imageView2/2/w/96/format/webp`);
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
    for (const wrong of ['w/97/format/webp', 'w/0096/format/webp', 'w/96/format/png'])
      expect((await double.ask(`/${key}?imageView2/2/${wrong}`)).status).toBe(404);
  });

  it('is resized by a parser, only if accepted', async () => {
    const run = vi.spyOn(parser(), 'run');
    try {
      const { key } = await pass('picture', 'a.png', await picture('png'));
      await writeFile(publicFile(`${key}.unchecked.png`), await picture('png'));
      expect((await double.ask(`/${key}.unchecked.png?imageView2/2/w/160/format/webp`)).status).toBe(404);
      const { length } = run.mock.calls;
      const answers = await Promise.all(
        [96, 160, 240, 320, 480].map((width) => double.ask(`/${key}?imageView2/2/w/${width}/format/jpg`)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(run.mock.calls.slice(length).map(([job]) => job.name)).toEqual(Array(5).fill('picture'));
    } finally {
      run.mockRestore();
    }
  });

  it('gets the extension of its type', async () => {
    expect((await pass('picture', 'called.png', await picture('jpeg'))).key).toMatch(/\.jpg$/);
  });

  it('loses data after its end', async () => {
    const { key } = await pass(
      'picture',
      'a.png',
      Buffer.concat([await picture('png'), zip('evil.js'), Buffer.from('<script>')]),
    );
    expect((await readFile(publicFile(key))).includes('<script>')).toBe(false);
    expect((await readFile(publicFile(key))).includes('evil.js')).toBe(false);
  });

  it('is refused if it is another type', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    );
    expect(await refusal('picture', 'a.png', page)).toBe(403);
    expect(await refusal('picture', 'a.png', svg)).toBe(403);
    expect(await refusal('picture', 'a.jpg', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), svg]))).toBe('fileBroken');
    expect(await refusal('picture', 'a.png', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), page]))).toBe(
      'fileBroken',
    );
    expect(
      await refusal(
        'picture',
        'a.jpg',
        await sharp(await picture('png'))
          .gif()
          .toBuffer(),
      ),
    ).toBe(403);
    expect(await refusal('picture', 'a.png', apng())).toBe('fileFormat');
    expect(await refusal('picture', 'a.jpg', mp4())).toBe(403);
  });

  it('is refused if truncated or damaged', async () => {
    for (const format of ['jpeg', 'png'] as const) {
      const original = await picture(format);
      expect(await refusal('picture', 'a.jpg', original.subarray(0, original.length / 2))).toBe('fileBroken');
    }
    const damaged = await picture('png');
    const middle = damaged.length >> 1;
    damaged.fill(0x55, middle, middle + 40);
    expect(await refusal('picture', 'a.png', damaged)).toBe('fileBroken');
  });

  it('is refused with too many pixels, before decoding', async () => {
    expect(await refusal('picture', 'a.png', flatPng(30_000, 30_000))).toBe('filePixels');
    expect(await refusal('picture', 'a.png', flatPng(7072, 7072))).toBe('filePixels');
    const wide = { create: { width: 7000, height: 7000, channels: 3, background: '#123' } } as const;
    const scans = await sharp(wide).jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 50 }).toBuffer();
    expect(await refusal('picture', 'a.jpg', scans)).toBe('filePixels');
    expect(await refusal('picture', 'a.jpg', await sharp(wide).jpeg({ quality: 50 }).toBuffer())).toBe('filed');
  });

  it('is accepted if several of the largest are sent at once', async () => {
    const wide = { create: { width: 7000, height: 7000, channels: 3, background: '#123' } } as const;
    const large = await sharp(wide).jpeg({ progressive: true, quality: 50 }).toBuffer();
    const turned = await sharp(wide).withMetadata({ orientation: 6 }).jpeg({ quality: 50 }).toBuffer();
    const senders = [supplier, supplier, colleague, colleague];
    const sent = await Promise.all(
      [large, turned, large, turned].map((bytes, index) => send('picture', 'a.jpg', bytes, senders[index])),
    );
    const filed = await Promise.all(sent.map(({ id }, index) => finish(id, senders[index])));
    expect(new Set(filed.map(({ key }) => key)).size).toBe(sent.length);
  });
});

describe('a video', () => {
  it('is stored with its length, without its metadata', async () => {
    const { key, seconds } = await pass('video', 'a.mp4', mp4({ notes: '+51.5-000.1/' }));
    expect(seconds).toBe(13);
    const filed = await readFile(publicFile(key));
    expect(filed.includes('+51.5')).toBe(false);
    expect(filed.length).toBe(mp4({ notes: '+51.5-000.1/' }).length);
    expect(filed.includes('frames')).toBe(true);
  });

  it.each<[string, () => Buffer]>([
    ['16 bytes', () => mp4().subarray(0, 16)],
    ['cut off', () => mp4().subarray(0, -3)],
    ['without a duration', () => mp4({ duration: 0 })],
    ['without frames', () => mp4({ frames: '' })],
    ['without pictures', () => mp4({ track: 'soun' })],
    ['followed by something', () => Buffer.concat([mp4(), Buffer.from('<script>alert(1)</script>')])],
    [
      'nested without end',
      () => Buffer.concat([mp4(), ...Array.from({ length: 40_000 }, () => Buffer.from('0000000866726565', 'hex'))]),
    ],
  ])('is refused %s', async (_, bytes) => {
    expect(await refusal('video', 'a.mp4', bytes())).toBe('fileBroken');
  });

  it('is refused if another type', async () => {
    expect(await refusal('video', 'a.mp4', mp4({ brand: 'qt  ' }))).toBe('fileFormat');
    expect(await refusal('video', 'a.mp4', mp4({ brand: 'heic' }))).toBe('fileFormat');
    expect(await refusal('video', 'a.mp4', pdf())).toBe(403);
  });
});

describe('a document', () => {
  it.each<[string, () => Buffer, string]>([
    ['a.pdf', pdf, 'pdf'],
    ['a.docx', docx, 'docx'],
    ['a.xlsx', () => zip('[Content_Types].xml', 'xl/workbook.xml'), 'xlsx'],
    ['renamed.pdf', docx, 'docx'],
  ])('%s is stored as its type, and private', async (name, bytes, ending) => {
    const view = await pass('attachment', name, bytes());
    expect(view.key.endsWith(`.${ending}`)).toBe(true);
    expect(view.private).toBe(true);
    expect(existsSync(publicFile(view.key))).toBe(false);
  });

  it.each(['licence', 'certificate'] as const)(
    '%s is accepted as a PDF, which browsers do not show on the product’s hosts',
    async (kind) => {
      const large = Buffer.concat([pdf(), Buffer.alloc(3 * 2 ** 20, ' '), Buffer.from('%%EOF')]);
      const view = await pass(kind, 'register.pdf', large);
      expect([view.type, view.private]).toEqual(['application/pdf', kind === 'licence']);
      const address = view.private ? await getOwnAddress(double.storage, supplier, view.id) : `/storage/${view.key}`;
      const { status, headers } = await fetch(double.origin + address);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('declared as PDF has a picture’s size limit if it is one', async () => {
    const large = await picture('png', 1400, 900);
    expect(large.length).toBeGreaterThan(config.upload.kinds.licence.bytes);
    const { id, key, token } = await ask('licence', 'register.pdf', large.length);
    expect((await double.form(token, key, large)).status).toBe(200);
    expect(await finish(id).then(() => 'filed', refusalOf)).toEqual({ field: 'file', key: 'fileSize' });
    expect(await refusal('picture', 'a.pdf', pdf()).catch(({ errors }) => errors[0].key)).toBe('fileFormat');
  });

  it.each<[string, () => Buffer, string | number]>([
    ['a.docx', () => zip('a.txt'), 'fileFormat'],
    ['a.docx', () => zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'), 'fileMacro'],
    ['a.docx', () => docx().subarray(0, -30), 'fileBroken'],
    ['a.docx', () => Buffer.concat([docx().subarray(0, 20), docx()]), 'fileBroken'],
    ['a.pdf', () => pdf().subarray(0, 20), 'fileBroken'],
    ['a.doc', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'fileBroken'],
    ['a.pdf', () => Buffer.from('<html></html>'), 403],
    ['a.pdf', () => Buffer.from('MZ\x90\0\x03'), 403],
  ])('%s is refused if broken or another type', async (name, bytes, key) => {
    expect(await refusal('attachment', name, bytes())).toBe(key);
  });

  it('can be text only as a sheet', async () => {
    expect((await pass('sheet', 'a.csv', Buffer.from('name,price\r\n泵,12\r\n'))).type).toBe('text/csv');
    expect(await refusal('sheet', 'a.csv', Buffer.from('MZ\0\0'))).toBe('fileFormat');
  });
});

describe('an upload', () => {
  it('is finished only by its owner, once, however often requested', async () => {
    const { id } = await send('picture', 'a.jpg', await picture('jpeg'));
    expect(await finish(id, rival).then(() => 'filed', refusalOf)).toBe('notFound');
    expect(await finish(id, purchaser).then(() => 'filed', refusalOf)).toBe('notFound');
    const [first, second] = await Promise.all([finish(id), finish(id)]);
    expect(second).toEqual(first);
    expect(await finish(id)).toEqual(first);
    const file = first.key.slice(first.key.lastIndexOf('/') + 1);
    expect((await objects('storage')).filter(({ name }) => name === file)).toHaveLength(1);
    expect((await objects('storage-private')).filter(({ parentPath }) => parentPath.endsWith('pending'))).toEqual([]);
    expect(await objects('storage-incoming')).toEqual([]);
  });

  it('finished forty times at once is checked once, with one result for all', async () => {
    const pool = parser();
    const run = vi.spyOn(pool, 'run');
    try {
      const { id } = await send('picture', 'a.jpg', await picture('jpeg'));
      const answers = await Promise.all(Array.from({ length: 40 }, () => finish(id)));
      expect(new Set(answers.map(({ key }) => key)).size).toBe(1);
      expect(run).toHaveBeenCalledTimes(1);
      const wrong = await send('picture', 'a.jpg', (await picture('jpeg')).subarray(0, 500));
      const refusals = await Promise.all(
        Array.from({ length: 40 }, () => finish(wrong.id).then(() => null, refusalOf)),
      );
      expect(new Set(refusals.map((one) => JSON.stringify(one)))).toEqual(
        new Set([JSON.stringify({ field: 'file', key: 'fileBroken' })]),
      );
      expect(run).toHaveBeenCalledTimes(2);
    } finally {
      run.mockRestore();
    }
  });

  it('waits for at most two others of its account; more are told to retry', async () => {
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => picture('jpeg').then((one) => send('picture', 'a.jpg', one))),
    );
    const found = await Promise.all(sent.map(({ id }) => finish(id).then(() => 'filed', refusalOf)));
    expect(found.filter((one) => one === 'filed').length).toBeGreaterThanOrEqual(3);
    for (const [index, one] of found.entries())
      if (one !== 'filed') {
        expect(one).toBe('tooManyRequests');
        expect((await finish(sent[index]?.id ?? 0)).type).toBe('image/jpeg');
      }
  });

  it('cannot be finished before it arrived, nor long after', async () => {
    const { id, key, token } = await ask('picture', 'a.jpg');
    expect(await finish(id).then(() => 'filed', refusalOf)).toEqual({ field: 'file', key: 'fileMissing' });
    await double.form(token, key, await picture('jpeg'));
    await db.execute(sql`update upload set created_at = now() - interval '3 hours' where id = ${id}`);
    expect(await finish(id).then(() => 'filed', refusalOf)).toBe('notFound');
  });

  it('if private is read by its owner and colleagues, for five minutes', async () => {
    const { id, key } = await pass('licence', '执照.jpg', await picture('jpeg'));
    const address = await getOwnAddress(double.storage, colleague, id);
    const until = Number(new URL(address, double.origin).searchParams.get('e'));
    expect(until - Date.now() / 1000).toBeLessThanOrEqual(300);
    expect((await fetch(double.origin + address)).status).toBe(200);
    expect((await double.ask(`/${key}`)).status).toBe(404);
    expect((await double.ask(`/private/${key}`)).status).toBe(401);
    for (const other of [rival, purchaser])
      expect(await getOwnAddress(double.storage, other, id).then(() => 'given', refusalOf)).toBe('notFound');
    const shown = await pass('picture', 'a.jpg', await picture('jpeg'));
    expect(await getOwnAddress(double.storage, supplier, shown.id).then(() => 'given', refusalOf)).toBe('notFound');
  });
});

describe('the use of an upload', () => {
  const use = (key: string, kinds: UploadKind[] = ['picture']) => ({ key, kinds, field: 'pictures' });
  const show = (subject: string, keys: string[], actor = supplier) =>
    db.transaction((tx) =>
      setUses(
        tx as never,
        actor,
        subject,
        keys.map((key) => use(key)),
      ),
    );
  const missing = { field: 'pictures', key: 'fileMissing' };

  it('requires an accepted file, of the kind, and the actor’s own', async () => {
    const { key } = await pass('picture', 'a.jpg', await picture('jpeg'));
    const waiting = await send('picture', 'b.jpg', await picture('jpeg'));
    expect(await show('product:1', [key], rival).then(() => 'shown', refusalOf)).toEqual(missing);
    expect(await show('product:1', [waiting.key]).then(() => 'shown', refusalOf)).toEqual(missing);
    expect(await show('product:1', ['u/2026/11/none.jpg']).then(() => 'shown', refusalOf)).toEqual(missing);
    const video = db.transaction((tx) => setUses(tx as never, supplier, 'product:1', [use(key, ['video'])]));
    expect(await video.then(() => 'shown', refusalOf)).toEqual(missing);
    await show('product:1', [key, 'demo/product/pump/1-1-1.jpg'], colleague);
    expect(await stateOf(key)).toBe('referenced');
    const shown = await getUploads(db as never, ['demo/x.jpg', key, 'u/2026/11/none.jpg']);
    expect(shown.map((one) => one.key)).toEqual(['demo/x.jpg', key]);
    await expect(db.execute(sql`delete from upload where key = ${key}`)).rejects.toThrow();
    await expect(
      db.execute(sql`insert into upload_use (subject, key) values ('product:1', ${waiting.key})`),
    ).rejects.toThrow();
  });

  it('keeps it until the last use ends', async () => {
    const { key } = await pass('picture', 'a.jpg', await picture('jpeg'));
    await show('product:1', [key]);
    await show('product:1:pending', [key]);
    await db.transaction((tx) => dropUses(tx as never, 'product:1'));
    expect(await stateOf(key)).toBe('referenced');
    await db.transaction((tx) => moveUses(tx as never, 'product:1:pending', 'product:1'));
    expect(await stateOf(key)).toBe('referenced');
    await show('product:1', []);
    expect(await stateOf(key)).toBe('filed');
  });
});

describe('the cleanup', () => {
  const later = new Date(Date.now() + (config.upload.unusedHours + 1) * 3_600_000);

  it('deletes unused and unfinished uploads', async () => {
    const kept = await pass('picture', 'a.jpg', await picture('jpeg'));
    const idle = await pass('picture', 'b.jpg', await picture('jpeg'));
    const waiting = await send('picture', 'c.jpg', await picture('jpeg'));
    await db.transaction((tx) =>
      setUses(tx as never, supplier, 'product:1', [{ key: kept.key, kinds: ['picture'], field: 'pictures' }]),
    );
    const small = `/${idle.key}?imageView2/2/w/96/format/webp`;
    expect((await double.ask(small)).status).toBe(200);
    expect((await sweepUploads(double.storage)).uploads).toBe(0);
    expect(await stateOf(idle.key)).toBe('filed');
    expect((await sweepUploads(double.storage, later)).uploads).toBe(2);
    expect(existsSync(publicFile(kept.key))).toBe(true);
    expect(existsSync(publicFile(idle.key))).toBe(false);
    expect((await double.ask(small)).status).toBe(404);
    expect(existsSync(objectFile(double.storage, double.place(waiting.key)))).toBe(false);
    expect(await stateOf(kept.key)).toBe('referenced');
    expect(await stateOf(idle.key)).toBe(null);
  });

  it('deletes abandoned parts and partial files', async () => {
    const { key, token } = await ask('video', 'a.mp4');
    const { uploadId } = (await (await double.parts(token, key)).json()) as { uploadId: string };
    await double.parts(token, key, `/${uploadId}/1`, { method: 'PUT', body: new Uint8Array(2 ** 20) });
    const half = join(double.folder, 'storage-incoming', 'half');
    await writeFile(half, 'half');
    // By the process clock, which may differ from the disk's.
    const written = new Date();
    await utimes(half, written, written);
    expect(await sweepUploads(double.storage)).toEqual({ uploads: 0, sessions: 0, files: 0 });
    await utimes(half, 0, 0);
    expect(await sweepUploads(double.storage, later)).toEqual({ uploads: 1, sessions: 1, files: 1 });
    expect(await readdir(join(double.folder, 'storage-part'))).toEqual([]);
    expect((await double.parts(token, key, `/${uploadId}`, { method: 'DELETE' })).status).toBe(612);
  });
});
