import { sql } from 'drizzle-orm';
import writeXlsxFile from 'write-excel-file/node';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { currentStorage } from '@/lib/platform/storage/settings';
import { startImport } from '@/lib/product/sheet/commands';
import { getImport } from '@/lib/product/sheet/queries';
import type { ImportView } from '@/lib/product/sheet/schema';
import { finishUpload, requestUpload } from '@/lib/upload/commands';
import type { UploadKind } from '@/lib/upload/types';
import { StorageDouble } from './storage-double';

type Cell = string | number;

/** A store in its own folder, used by the commands until closed. */
export async function openStorage(): Promise<{ double: StorageDouble; close: () => Promise<void> }> {
  const double = new StorageDouble();
  await double.open();
  env().STORAGE_SECRET ??= double.storage.secretKey;
  const current = currentStorage();
  const before = { ...current };
  Object.assign(current, double.storage);
  const close = async () => {
    Object.assign(current, before);
    await double.close();
  };
  return { double, close };
}

/** A sheet as saved by a spreadsheet program. */
export const xlsxOf = (lines: readonly (readonly Cell[])[]): Promise<Buffer> =>
  writeXlsxFile(lines.map((line) => line.map((value) => (value === '' ? null : { value })))).toBuffer();

/** The same as text. */
export const csvOf = (lines: readonly (readonly Cell[])[], sign = ','): Buffer =>
  Buffer.from(
    lines.map((line) => line.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(sign)).join('\r\n'),
  );

/** Uploads a sheet as the browser does; returns the key of its file. */
export async function sendSheet(
  double: StorageDouble,
  actor: SupplierActor,
  bytes: Buffer,
  name = 'products.xlsx',
  kind: UploadKind = 'sheet',
): Promise<string> {
  const storage = currentStorage();
  const { id, key, token } = await requestUpload(storage, actor, { kind, name, bytes: bytes.length });
  const { status } = await double.form(token, key, bytes);
  if (status !== 200) throw new Error(`the upload was answered with ${status}`);
  return (await finishUpload(storage, actor, id)).key;
}

/** The company's last import as shown on screen. */
export const viewOf = (actor: SupplierActor, page = 1, errorPage = 1): Promise<ImportView | null> =>
  getImport(actor, 'en', { page, errorPage });

/** Waits until reading and writing have finished. */
export async function settledView(actor: SupplierActor): Promise<ImportView> {
  for (;;) {
    const view = await viewOf(actor);
    if (view?.state !== 'reading' && view?.state !== 'writing') return view as ImportView;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Imports a sheet completely. */
export async function readSheetOf(
  double: StorageDouble,
  actor: SupplierActor,
  bytes: Buffer,
  name = 'products.xlsx',
): Promise<ImportView> {
  await startImport(actor, await sendSheet(double, actor, bytes, name), 'en');
  return settledView(actor);
}

/** Gives a company a membership, from today. */
export const join = (actor: SupplierActor, membership: string) =>
  database().execute(
    sql`update company set membership = ${membership}, membership_valid_until = '2099-01-01' where id = ${actor.companyId}`,
  );
