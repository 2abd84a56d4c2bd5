import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { parsing } from '@/lib/platform/limit/table';
import { parser, setParser } from '@/lib/platform/parser/current';
import { ParserPool } from '@/lib/platform/parser/pool';
import { currentStorage } from '@/lib/platform/storage/settings';
import { startImport } from '@/lib/product/sheet/commands';
import { maxErrors } from '@/lib/product/sheet/constants';
import { parseSheet } from '@/lib/product/sheet/parse';
import { finishUpload, requestUpload } from '@/lib/upload/commands';
import { demoDatabase } from '../database';
import { makeSupplier } from '../factories';
import { bookOf, textCell } from './archive';
import { csvOf, join as joinMembership, openStorage, settledView, viewOf } from './sheet-kit';
import type { StorageDouble } from './storage-double';

let actor: SupplierActor;
let double: StorageDouble;
let close: () => Promise<void>;

beforeAll(async () => {
  await demoDatabase();
  ({ double, close } = await openStorage());
  ({ actor } = await makeSupplier('sheet_limit'));
  await joinMembership(actor, 'diamond');
});
afterEach(async () => {
  await database().execute(sql`delete from product_import where company_id = ${actor.companyId}`);
  await database().execute(sql`delete from upload_use`);
  await database().execute(sql`delete from upload`);
});
afterAll(() => close());

/** Begins to import a sheet that is too large for one form. */
const begin = async (bytes: Buffer, name: string) => {
  const storage = currentStorage();
  const { id, key } = await requestUpload(storage, actor, { kind: 'sheet', name, bytes: bytes.length });
  await double.keep(key, bytes);
  await startImport(actor, (await finishUpload(storage, actor, id)).key, 'en');
};
const message = async (bytes: Buffer, name = 'products.xlsx') => {
  await begin(bytes, name);
  const { state, errors } = await settledView(actor);
  return [state, ...errors.map((error) => error.message)];
};
const columns = 'There are too many columns. Keep those of the template and delete the others';
const tooManyRows = 'There are too many rows. Split the sheet';
const large = 'The sheet is too large once unpacked. Delete surplus cells, formats and texts, or split it';
const broken = 'This file cannot be read. Check that it is an XLSX or CSV sheet';
const cell = 'The text in a cell is too long. Shorten it and upload the sheet again';
const far = (place: string) => {
  const row = place.replace(/\D/g, '');
  return `<row r="1">${textCell('A1', 'name:en')}</row><row r="${row}">${textCell(place, 'far')}</row>`;
};

describe('a sheet that uses excessive resources is refused with advice', () => {
  it('of one kilobyte with cells at a sheet’s edges', async () => {
    const corners = bookOf({ rows: far('XFD1048576') });
    expect(corners.length).toBeLessThan(2048);
    expect(await message(corners)).toEqual(['failed', tooManyRows]);
    expect(await message(bookOf({ rows: far('Z1048576') }))).toEqual(['failed', tooManyRows]);
    expect(await message(bookOf({ rows: far('XFD2') }))).toEqual(['failed', columns]);
  });

  it('of millions of cells', async () => {
    const line = Array.from({ length: 200 }, () => '<c/>').join('');
    const sheet = bookOf({ rows: `<row>${line}</row>`.repeat(5_100) });
    expect(await message(sheet)).toEqual(['failed', large]);
  });

  it('with a file missing from its directory', async () => {
    const hidden = [{ name: 'xl/worksheets/sheet2.xml', bytes: Buffer.alloc(64 * 2 ** 20) }];
    expect(await message(bookOf({ rows: far('A2'), hidden }))).toEqual(['failed', broken]);
  });

  it('that decompresses beyond the limit', async () => {
    const strings = `<si><t>${'a'.repeat(60_000)}</t></si>`.repeat(1700);
    expect(await message(bookOf({ rows: far('A2'), strings }))).toEqual(['failed', large]);
  });

  it('whose cells share a long text, or contain one', async () => {
    const shared = Array.from(
      { length: 1000 },
      (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>0</v></c></row>`,
    );
    const strings = (length: number) => `<si><t>${'a'.repeat(length)}</t></si>`;
    expect(await message(bookOf({ rows: shared.join(''), strings: strings(60_000) }))).toEqual(['failed', large]);
    expect(await message(bookOf({ rows: shared.join(''), strings: strings(70_000) }))).toEqual(['failed', cell]);
  });

  it('of only commas, or of an endless text', async () => {
    expect(await message(Buffer.alloc(10 * 2 ** 20, ','), 'p.csv')).toEqual(['failed', columns]);
    expect(await message(Buffer.from(`name:en\r\n${'x,'.repeat(300)}`), 'p.csv')).toEqual(['failed', columns]);
    expect(await message(Buffer.from(`name:en\r\n"${'x'.repeat(100_000)}"`), 'p.csv')).toEqual(['failed', cell]);
  });
});

describe('errors in a sheet', () => {
  it('are reported up to a limit: some per row, and later only the first of each row', async () => {
    const wrong = Array.from({ length: maxErrors.row + 10 }, (_, index) => `no ${index}`).join('; ');
    const full = maxErrors.sheet / maxErrors.row;
    const lines = Array.from({ length: full + 3 }, (_, index) => [`Pump ${index}`, wrong]);
    const owner = { companyId: actor.companyId, locale: 'en', max: 5000 } as const;
    const { errors, refused } = await parseSheet(
      database(),
      owner,
      [['name:en', 'categories'], ...lines],
      async () => {},
    );
    expect(errors).toHaveLength(maxErrors.sheet + 3);
    expect(new Set(errors.map(({ row }) => row)).size).toBe(lines.length);
    expect(refused.rows).toHaveLength(lines.length);
  });
});

it('with many of the longest rows are read, while others are served', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => [`Pump ${index}`, 'x'.repeat(20_000), 'y'.repeat(9_000)]);
  const bytes = csvOf([['name:en', 'introduction:en', 'keywords:en'], ...lines]);
  await begin(bytes, 'p.csv');
  let answered = 0;
  let view = await viewOf(actor);
  for (; view?.state === 'reading'; view = await viewOf(actor)) answered += 1;
  expect(view?.badRows).toBe(300);
  expect(answered).toBeGreaterThan(1);
});

describe('a sheet that crashes its parser', () => {
  let folder: string;
  let restore: () => void;
  let end: () => Promise<void>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'geco-parser-'));
    const path = join(folder, 'parser.mjs');
    await writeFile(path, "process.on('message', () => process.abort()); process.send({ ready: true });");
    const ours = parser();
    const script = { path, args: [], execArgv: [], env: { NODE_ENV: 'test' as const } };
    end = setParser(new ParserPool({ script, limits: parsing, log: pino({ level: 'silent' }) }));
    restore = () => void setParser(ours as ParserPool);
  });
  afterAll(async () => {
    await end();
    restore();
    await rm(folder, { recursive: true });
  });
  const failed = {
    state: 'failed',
    errors: [
      {
        message:
          'The sheet could not be read in two attempts. Copy its content into the template, or split it, and upload it again',
      },
    ],
  };
  const file = async () => {
    const [sent] = await rows<{ key: string }>(
      database(),
      sql`insert into upload (pending_key, key, state, kind, private, owner_kind, owner_id, company_id, name, mime, bytes)
        values ('pending/lost', 'u/lost.csv', 'referenced', 'sheet', true, 'supplier', ${actor.accountId}, ${actor.companyId}, 'p.csv', 'text/csv', 9)
        returning key`,
    );
    await double.keep('u/lost.csv', Buffer.from('name:en\r\n'));
    return sent?.key ?? '';
  };
  const attempts = async () =>
    (
      await rows<{ attempts: number }>(
        database(),
        sql`select attempts from product_import where company_id = ${actor.companyId} order by id desc limit 1`,
      )
    )[0]?.attempts;

  it('is retried once, then given up, without other effects', async () => {
    await startImport(actor, await file(), 'en');
    expect(await settledView(actor)).toMatchObject(failed);
    expect(await attempts()).toBe(2);
    expect(await viewOf(actor)).toMatchObject(failed);
    expect(await attempts()).toBe(2);
  });

  it('is not retried by a process that finds its last attempt', async () => {
    const key = await file();
    await database().execute(sql`insert into product_import (company_id, account_id, locale, name, file, state, attempts)
      values (${actor.companyId}, ${actor.accountId}, 'en', 'a.csv', ${key}, 'reading', 2)`);
    expect(await settledView(actor)).toMatchObject(failed);
    expect(await attempts()).toBe(2);
  });
});
