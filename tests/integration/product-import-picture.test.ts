import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { productImport } from '@/lib/platform/db/schema/product';
import { AppError } from '@/lib/platform/errors';
import { parser } from '@/lib/platform/parser/current';
import { openObjects } from '@/lib/platform/storage/object-store';
import { currentStorage } from '@/lib/platform/storage/settings';
import { getOwnProduct } from '@/lib/product/edit/queries';
import { confirmImport, dropImport, resumeImport, startImport } from '@/lib/product/sheet/commands';
import { pictureLimits } from '@/lib/product/sheet/constants';
import { exportProducts } from '@/lib/product/sheet/export';
import { GivenUp, takePictures } from '@/lib/product/sheet/picture';
import { readXlsx } from '@/lib/product/sheet/xlsx';
import { demoDatabase } from '../database';
import { eventually } from '../eventually';
import { findReferences, makeSupplier, type References } from '../factories';
import { archiveOf } from './archive';
import { openStorage, readSheetOf, sendSheet, settledView, viewOf, xlsxOf } from './sheet-kit';
import type { StorageDouble } from './storage-double';
import { picture } from './upload-sample';

let actor: SupplierActor;
let references: References;
let double: StorageDouble;
let close: () => Promise<void>;
let server: Server;
let photo: Buffer;
/** A response held open. */
let openResponse: ServerResponse | null = null;

const heading = ['name:en', 'categories', 'tags', 'currency', 'priceMin', 'unit', 'pictures'];
const line = (name: string, pictures: string) => [
  name,
  references.category,
  references.tag,
  'EUR',
  99,
  'set',
  pictures,
];
const send = async (lines: ReturnType<typeof line>[], archive: Buffer | null) => {
  const sheet = await sendSheet(double, actor, await xlsxOf([heading, ...lines]));
  const zip = archive && (await sendSheet(double, actor, archive, 'photos.zip', 'archive'));
  await startImport(actor, sheet, 'en', zip);
  return settledView(actor);
};
const usesOf = async (pattern: string) =>
  (
    await rows<{ key: string }>(database(), sql`select key from upload_use where subject like ${pattern} order by key`)
  ).map(({ key }) => key);
const kept = async () =>
  (await rows<{ kind: string }>(database(), sql`select kind from upload order by kind`)).map(({ kind }) => kind);
const slot = Symbol.for('geco.product.import');
const shared = globalThis as typeof globalThis & { [slot]?: Set<number> };
/** Pictures downloaded by a pending import. */
const broughtPictures = async () =>
  (
    await rows<{ key: string }>(
      database(),
      sql`select key from upload_use join upload using (key) where subject like 'product_import:%' and kind = 'picture' order by key`,
    )
  ).map(({ key }) => key);
/** Waits until this process is no longer running an import. */
const idle = (id: number) => eventually(() => expect(shared[slot]?.has(id)).toBe(false));
const made = () =>
  rows<{ id: number }>(database(), sql`select id from product where company_id = ${actor.companyId} order by id`);

beforeAll(async () => {
  await demoDatabase();
  references = await findReferences();
  ({ double, close } = await openStorage());
  ({ actor } = await makeSupplier('picture_owner'));
  photo = await picture('jpeg');
  server = createServer((req, res) => {
    if (req.url === '/photo.jpg') return void res.end(photo);
    if (req.url === '/slow.jpg') {
      openResponse = res;
      return;
    }
    if (req.url === '/page.html') return void res.end('<html><script>alert(1)</script></html>');
    if (req.url === '/large.jpg') return void res.end(Buffer.concat([photo, Buffer.alloc(3 * 2 ** 20)]));
    if (req.url === '/inside') return void res.writeHead(302, { location: 'http://10.0.0.1/photo.jpg' }).end();
    res.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  for (const table of ['product_import', 'review', 'product'])
    await database().execute(sql`delete from ${sql.identifier(table)} where company_id = ${actor.companyId}`);
  await database().execute(sql`delete from upload_use`);
  await database().execute(sql`delete from upload`);
});
afterAll(async () => {
  server.close();
  await close();
});

describe('pictures of a sheet', () => {
  it('come from the accompanying archive, by file name, and then belong to the products', async () => {
    const archive = archiveOf([
      { name: 'a.jpg', bytes: photo },
      { name: 'Photos/B.PNG', bytes: await picture('png', 40, 30) },
      { name: '__MACOSX/._a.jpg', bytes: 'shadow' },
      { name: 'script.jpg', bytes: '<html></html>' },
    ]);
    const view = await send(
      [line('Two pictures', 'a.jpg; b.png'), line('One picture', 'a.jpg'), line('Wrong', 'no.jpg; script.jpg')],
      archive,
    );
    expect(view.errors.map(({ row, value, message }) => `${row} ${value}: ${message}`)).toEqual([
      '4 no.jpg: The ZIP contains no file with this name',
      '4 script.jpg: Please upload files in the specified format',
    ]);
    expect(view).toMatchObject({ state: 'ready', plan: { added: 2 } });
    const waiting = await broughtPictures();
    expect(waiting).toHaveLength(2);
    await confirmImport(actor, view.id);
    expect(await settledView(actor)).toMatchObject({ state: 'done', created: 2 });
    const [two, one] = await made();
    const pictures = (await getOwnProduct(actor, 'en', two?.id ?? 0))?.input.pictures ?? [];
    expect(pictures.map((key) => key.slice(key.lastIndexOf('.')))).toEqual(['.jpg', '.png']);
    expect(pictures.toSorted()).toEqual(waiting);
    expect(await usesOf(`product:${one?.id}`)).toEqual([pictures[0]]);
    expect(await usesOf('product_import:%')).toEqual([]);
  });

  it('are kept when a sheet is exported and imported, and removed by an empty cell', async () => {
    const archive = archiveOf([{ name: 'a.jpg', bytes: photo }]);
    const { id } = await send([line('Kept', 'a.jpg'), line('Emptied', 'a.jpg')], archive);
    await confirmImport(actor, id);
    await settledView(actor);
    const [kept, emptied] = await made();
    const [head = [], ...lines] = readXlsx(await exportProducts(actor, 'en', { format: 'xlsx', empty: false }));
    const at = head.findIndex((words) => String(words).startsWith('Pictures'));
    const changed = lines.map((cells) =>
      cells.map((cell, place) => (place === at && cells[0] === emptied?.id ? '' : cell)),
    );
    const view = await readSheetOf(double, actor, await xlsxOf([head, ...changed]));
    expect(view.errors).toEqual([]);
    expect(view.plan).toEqual({ added: 0, changed: 1, same: 1 });
    await confirmImport(actor, view.id);
    await settledView(actor);
    expect((await getOwnProduct(actor, 'en', kept?.id ?? 0))?.input.pictures).toHaveLength(1);
    expect((await getOwnProduct(actor, 'en', emptied?.id ?? 0))?.input.pictures).toEqual([]);
  });

  it('from internal addresses, and names without an archive, are refused with a reason', async () => {
    const { port } = server.address() as AddressInfo;
    const view = await send([line('Inside', `http://127.0.0.1:${port}/photo.jpg`), line('Bare', 'a.jpg')], null);
    expect(view.errors.map(({ message }) => message)).toEqual([
      'This address does not point to a public server',
      'Upload a ZIP with this image, or enter its web address',
    ]);
  });

  it('are deleted when the import is cancelled, so that they do not use the quota', async () => {
    const view = await send([line('Dropped', 'a.jpg')], archiveOf([{ name: 'a.jpg', bytes: photo }]));
    const [key = ''] = await broughtPictures();
    const file = () => openObjects(currentStorage()).fetch({ bucket: currentStorage().publicBucket, key }, 2 ** 21);
    expect(await file()).not.toBeNull();
    await dropImport(actor, view.id);
    expect(await usesOf('%')).toEqual([]);
    await eventually(async () => expect(await kept()).toEqual([]));
    expect(await file()).toBeNull();
  });

  it('of invalid rows are deleted with the archive, and those of written products are kept', async () => {
    const archive = archiveOf([
      { name: 'a.jpg', bytes: photo },
      { name: 'b.jpg', bytes: photo },
    ]);
    const view = await send([line('Taken', 'a.jpg'), line('', 'b.jpg')], archive);
    expect(view.errors).not.toEqual([]);
    await eventually(async () => expect(await kept()).toEqual(['picture', 'sheet']));
    await confirmImport(actor, view.id);
    expect(await settledView(actor)).toMatchObject({ state: 'done', created: 1 });
    await idle(view.id);
    const [taken] = await made();
    expect(await usesOf(`product:${taken?.id}`)).toHaveLength(1);
    await eventually(async () => expect(await kept()).toEqual(['picture']));
  });

  it('are kept if two processes read a sheet and one has finished', async () => {
    const { id } = await send([line('Twice', 'a.jpg')], archiveOf([{ name: 'a.jpg', bytes: photo }]));
    const before = await broughtPictures();
    const [row] = await database().select().from(productImport).where(eq(productImport.id, id));
    if (!row) throw new Error('no import');
    await idle(id);
    resumeImport(actor, { ...row, state: 'reading' });
    await idle(id);
    expect(before).toHaveLength(1);
    expect(await broughtPictures()).toEqual(before);
  });
});

describe('an import run by another process', () => {
  const begin = async (worker: string, seconds: number) => {
    const file = await sendSheet(double, actor, await xlsxOf([heading, line('Leased', 'a.jpg')]));
    const archive = await sendSheet(double, actor, archiveOf([{ name: 'a.jpg', bytes: photo }]), 'a.zip', 'archive');
    const [made] = await rows<{ id: number }>(
      database(),
      sql`insert into product_import (company_id, account_id, locale, name, file, archive, state, worker, leased_until)
        values (${actor.companyId}, ${actor.accountId}, 'en', 'a.xlsx', ${file}, ${archive}, 'reading', ${worker},
          now() + ${seconds}::int * interval '1 second') returning id`,
    );
    return made?.id ?? 0;
  };
  const stateOf = async (id: number) => {
    const [row] = await database().select().from(productImport).where(eq(productImport.id, id));
    return { state: row?.state, worker: row?.worker, attempts: row?.attempts };
  };

  it('is left alone while its lease lasts, then taken over', async () => {
    const id = await begin('another', 60);
    for (const _ of [1, 2, 3]) {
      expect(await viewOf(actor)).toMatchObject({ state: 'reading' });
      await idle(id);
    }
    expect(await stateOf(id)).toEqual({ state: 'reading', worker: 'another', attempts: 0 });
    expect(await kept()).not.toContain('picture');
    await database().execute(
      sql`update product_import set leased_until = now() - interval '1 second' where id = ${id}`,
    );
    expect(await settledView(actor)).toMatchObject({ state: 'ready', plan: { added: 1 } });
    await idle(id);
    expect(await stateOf(id)).toEqual({ state: 'ready', worker: null, attempts: 1 });
    expect((await kept()).filter((kind) => kind === 'picture')).toHaveLength(1);
  });

  it('and taken over meanwhile keeps its files', async () => {
    const id = await begin('another', -1);
    await database().execute(sql`insert into upload_use (subject, key)
      select ${`product_import:${id}`}, file from product_import where id = ${id}`);
    const run = parser().run.bind(parser());
    const spy = vi.spyOn(parser(), 'run').mockImplementation(async (job, ...rest) => {
      if (job.name === 'find')
        await database().execute(
          sql`update product_import set worker = 'third', leased_until = now() + interval '1 hour'`,
        );
      return run(job, ...rest);
    });
    await viewOf(actor);
    await idle(id).finally(() => spy.mockRestore());
    expect(await stateOf(id)).toMatchObject({ state: 'reading', worker: 'third' });
    expect(await usesOf(`product_import:${id}`)).toHaveLength(1);
    await database().execute(
      sql`update product_import set leased_until = now() - interval '1 second' where id = ${id}`,
    );
    expect(await settledView(actor)).toMatchObject({ state: 'ready', plan: { added: 1 } });
    expect((await kept()).filter((kind) => kind === 'picture')).toHaveLength(1);
  });
});

describe('the archive of a sheet', () => {
  it('has its directory read once, however many pictures it has', async () => {
    const files = Array.from({ length: 8 }, (_, index) => ({ name: `${index}.jpg`, bytes: photo }));
    const run = vi.spyOn(parser(), 'run');
    const view = await send(
      files.map(({ name }) => line(`Of ${name}`, name)),
      archiveOf(files),
    );
    const jobs = run.mock.calls.map(([{ name }]) => name);
    run.mockRestore();
    expect(view).toMatchObject({ state: 'ready', plan: { added: 8 } });
    expect(jobs.filter((name) => name === 'find')).toHaveLength(1);
    expect(jobs.filter((name) => name === 'unpack')).toHaveLength(2);
  });

  it('may have photos as phones save them, with names in any language', async () => {
    const large = await picture('jpeg', 3400, 2600);
    expect(large.length).toBeGreaterThan(2 * 2 ** 20);
    const archive = archiveOf([{ name: Buffer.from('cbaeb1c3d2bb2e6a7067', 'hex'), bytes: large }]);
    expect(await send([line('Photo', '水泵一.jpg')], archive)).toMatchObject({ state: 'ready', errors: [] });
    const [filed] = await rows<{ bytes: number; mime: string }>(
      database(),
      sql`select bytes, mime from upload where kind = 'picture'`,
    );
    expect(filed?.mime).toBe('image/jpeg');
    expect(filed?.bytes).toBeGreaterThan(100_000);
  });
});

describe('downloaded pictures', () => {
  const take = (names: string[], goesOn = true) =>
    takePictures(actor, names, {
      ...{ subject: 'product_import:1', archive: null, rules: { allowed: ['127.0.0.1'] } },
      onProgress: async () => goesOn,
    });

  it('must be served as pictures of an allowed size', async () => {
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const names = ['/photo.jpg', '/page.html', '/large.jpg', '/gone.jpg', '/inside'].map((path) => host + path);
    const found = await take([...names, 'http://']);
    expect(names.map((name) => found.get(name))).toEqual([
      { key: expect.stringMatching(/^u\/.*\.jpg$/) },
      { refusal: 'fileFormat' },
      { refusal: 'fileSize' },
      { refusal: 'pictureAnswer' },
      { refusal: 'pictureAddress' },
    ]);
    expect(found.get('http://')).toEqual({ refusal: 'pictureAddress' });
  });

  it('are refused if the disk is full', async () => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/photo.jpg`;
    const storage = currentStorage();
    const { quota } = storage;
    Object.assign(storage, { quota: { ...quota, reserveBytes: Number.MAX_SAFE_INTEGER } });
    const found = await take([address]).finally(() => Object.assign(storage, { quota }));
    expect(found.get(address)).toEqual({ refusal: 'fileBusy' });
    expect(await kept()).toEqual([]);
    expect((await take([address])).get(address)).toHaveProperty('key');
  });

  it('are limited per sheet', async () => {
    const many = Array.from({ length: pictureLimits.pictures + 1 }, (_, index) => `${index}.jpg`);
    const found = await take(many);
    expect(found.get(many.at(-1) ?? '')).toEqual({ refusal: `pictureLimit:${pictureLimits.pictures}` });
    expect(found.get(many[0] ?? '')).toEqual({ refusal: 'pictureNoArchive' });
  });

  it('fail together, so that a slow server does not fail alone', async () => {
    const unheard: unknown[] = [];
    const hear = (error: unknown) => unheard.push(error);
    process.on('unhandledRejection', hear);
    const archive = await sendSheet(double, actor, archiveOf([{ name: 'a.jpg', bytes: photo }]), 'a.zip', 'archive');
    const place = { name: 'a.jpg', method: 0, crc: 0, packed: 0, size: 0, start: 0 };
    const run = vi
      .spyOn(parser(), 'run')
      .mockResolvedValueOnce({ places: [{ place }] })
      .mockRejectedValue(new AppError('internal'));
    const slow = `http://127.0.0.1:${(server.address() as AddressInfo).port}/slow.jpg`;
    const taking = takePictures(actor, [slow, 'a.jpg'], {
      ...{ subject: 'product_import:1', archive, rules: { allowed: ['127.0.0.1'] } },
      onProgress: async () => true,
    });
    await expect(taking).rejects.toThrow('internal');
    run.mockRestore();
    await eventually(() => expect(openResponse).not.toBeNull());
    const ended = new Promise((closed) => openResponse?.on('close', closed));
    openResponse?.end(photo);
    await ended;
    // By the end of pictures started later, any remaining failure would have occurred.
    await take([slow.replace('slow', 'photo')]);
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });

  it('stop when the import is cancelled', async () => {
    await expect(take(['a.jpg'], false)).rejects.toThrow(GivenUp);
  });
});
