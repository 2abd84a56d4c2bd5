import 'server-only';
import { rm } from 'node:fs/promises';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import writeXlsxFile from 'write-excel-file/node';
import { insertAll } from '@/lib/platform/db/bulk';
import type { Db } from '@/lib/platform/db/client';
import { demoRequest } from '@/lib/platform/db/schema/demo';
import { product, productTranslation } from '@/lib/platform/db/schema/product';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation, quotationRevision } from '@/lib/platform/db/schema/quotation';
import { upload, uploadUse } from '@/lib/platform/db/schema/upload';
import { transaction } from '@/lib/platform/db/transaction';
import { isLocale } from '@/lib/platform/i18n/site';
import { newFile } from '@/lib/platform/storage/incoming-file';
import type { StorageSettings } from '@/lib/platform/storage/settings';
import { readValues } from './bidder';
import { drawingOf } from './drawing';
import { valueText } from './requirement';
import { putSent } from './sent-file';

type Upload = typeof upload.$inferInsert & { key: string };
type Attached = { id: number; row: Upload };

const side = { width: 800, height: 600 };

/** Every third request with a picture of what is wanted, called as its buyer calls that. */
async function ofRequests(db: Db, storage: StorageSettings, path: string): Promise<Attached[]> {
  const found = await db
    .select({
      ...{ id: purchaseRequest.id, ownerId: purchaseRequest.accountId },
      ...{ cover: product.cover, noun: productTranslation.keywords },
    })
    .from(purchaseRequest)
    .innerJoin(demoRequest, eq(demoRequest.requestId, purchaseRequest.id))
    .innerJoin(product, eq(product.id, purchaseRequest.productId))
    .innerJoin(
      productTranslation,
      and(eq(productTranslation.productId, product.id), eq(productTranslation.locale, purchaseRequest.locale)),
    )
    .where(sql`${purchaseRequest.id} % 3 = 0`);
  const list: Attached[] = [];
  for (const { id, ownerId, cover, noun } of found) {
    const drawing = drawingOf(cover ?? '');
    if (drawing === null) continue;
    const bytes = await sharp(Buffer.from(drawing))
      .resize({ ...side, fit: 'contain', background: '#fff' })
      .jpeg()
      .toBuffer();
    const sent = await putSent(storage, path, { seed: `request-${id}`, kind: 'attachment', type: 'jpg' }, bytes);
    list.push({ id, row: { ...sent, ...side, ownerKind: 'purchaser', ownerId, name: `${noun}.jpg` } });
  }
  return list;
}

const dataSheet = (name: string, lines: readonly (readonly [string, string])[]): Promise<Buffer> =>
  writeXlsxFile([{ sheet: name, data: lines.map((line) => line.map((value) => ({ value }))) }]).toBuffer();

/** The quotations of products by those who have accounts, with what the product states as a sheet. */
async function ofQuotations(db: Db, storage: StorageSettings, path: string): Promise<Attached[]> {
  const found = await db
    .select()
    .from(quotation)
    .innerJoin(demoRequest, eq(demoRequest.requestId, quotation.requestId))
    .where(and(isNotNull(quotation.accountId), isNotNull(quotation.productId)));
  const list: Attached[] = [];
  for (const { quotation: offer } of found) {
    const { id, accountId, companyId, productId, locale, model } = offer;
    if (accountId === null || productId === null || !isLocale(locale)) continue;
    const values = await readValues(db, productId, locale);
    const bytes = await dataSheet(
      model,
      values.map((value) => [value.label, valueText(locale, value)]),
    );
    const sent = await putSent(storage, path, { seed: `quotation-${id}`, kind: 'attachment', type: 'xlsx' }, bytes);
    const owner = { ownerKind: 'supplier', ownerId: accountId, companyId };
    list.push({ id, row: { ...sent, ...owner, name: `${model}.xlsx` } });
  }
  return list;
}

/** Gives some of the demo's requests and quotations a file, as their buyers and suppliers would have sent it; once both are there. */
export async function loadAttachments(db: Db, storage: StorageSettings): Promise<void> {
  const path = await newFile(storage);
  try {
    const requests = await ofRequests(db, storage, path);
    const quotations = await ofQuotations(db, storage, path);
    await transaction(async (tx) => {
      await insertAll(
        tx,
        upload,
        [...requests, ...quotations].map(({ row }) => row),
      );
      await insertAll(tx, uploadUse, [
        ...requests.map(({ id, row }) => ({ subject: `purchase:${id}`, key: row.key })),
        ...quotations.map(({ id, row }) => ({ subject: `quotation:${id}`, key: row.key })),
      ]);
      for (const { id, row } of requests)
        await tx
          .update(purchaseRequest)
          .set({ attachments: [row.key] })
          .where(eq(purchaseRequest.id, id));
      for (const { id, row } of quotations) {
        const attachments = [row.key];
        await tx.update(quotation).set({ attachments }).where(eq(quotation.id, id));
        const content = sql`jsonb_set(${quotationRevision.content}, '{attachments}', ${JSON.stringify(attachments)}::jsonb)`;
        await tx.update(quotationRevision).set({ content }).where(eq(quotationRevision.quotationId, id));
      }
    }, db);
  } finally {
    await rm(path, { force: true });
  }
}
