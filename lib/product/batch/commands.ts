import 'server-only';
import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { AppError, type FieldError } from '@/lib/platform/errors';
import { messagesOf } from '@/lib/platform/http/envelope';
import { fieldErrors } from '@/lib/platform/http/input';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { countTry } from '@/lib/platform/limit/count';
import { findRevision } from '@/lib/platform/revision/queries';
import { idRows } from '@/lib/product/edit/recordset';
import { findKnown } from '@/lib/product/edit/version/queries';
import { productInput } from '../edit/call';
import { saveProduct, submitProduct } from '../edit/commands';
import { titleOf } from '../edit/rules';
import type { ProductInput } from '../edit/schema';
import type { BatchSubmitted } from './schema';

/** Which of some products are under review. */
async function findWaiting({ companyId }: SupplierActor, ids: readonly number[]): Promise<Set<number>> {
  const found = await rows<{ id: number }>(
    database(),
    sql`select target_id as id from review where kind = 'product' and state = 'pending' and company_id = ${companyId}
      and target_id in (${idRows(ids)})`,
  );
  return new Set(found.map(({ id }) => id));
}

/** Submits a product as stored, unless changed since it was read; returns what prevents it. */
async function submitKnown(
  actor: SupplierActor,
  id: number,
  known: ProductInput,
  read: number,
): Promise<readonly FieldError[]> {
  const parsed = productInput.safeParse(known);
  if (!parsed.success) return fieldErrors(parsed.error, known, 'id');
  try {
    const { waiting } = await submitProduct(actor, id, parsed.data, read);
    return waiting ? [] : [{ field: 'id', key: 'nothingChanged' }];
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || error.code === 'forbidden') throw error;
    return error.errors.length > 0 ? error.errors : [{ field: 'id', key: 'unknown' }];
  }
}

/**
 * Submits stored products for review: drafts, rejected ones, and changes of published ones. Each succeeds or fails on
 * its own; those already under review are skipped.
 * @throws AppError forbidden by role, tooManyRequests
 */
export async function submitProducts(
  actor: SupplierActor,
  site: Locale,
  ids: readonly number[],
): Promise<BatchSubmitted> {
  assertMayDo(actor, 'product');
  await countTry('productSubmitMany', String(actor.accountId));
  const t = await translator(site);
  const result: BatchSubmitted = { submitted: [], refused: [] };
  const waiting = await findWaiting(actor, ids);
  for (const id of new Set(ids)) {
    const revision = await findRevision(database(), 'product', id);
    const known = await findKnown(database(), actor.companyId, id, site);
    const name = (known && titleOf(known)) || t('productCenter.unnamed');
    const errors = waiting.has(id)
      ? [{ field: 'id', key: 'waitsAlready' }]
      : known
        ? await submitKnown(actor, id, known, revision)
        : [{ field: 'id', key: 'unknown' }];
    if (errors.length === 0) result.submitted.push({ id, name });
    else result.refused.push({ id, name, errors: messagesOf(t, errors) });
  }
  return result;
}

const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
const copies = 1000;
/** Characters reserved in a name for the copy suffix. */
const copyWords = 20;

/** The names of a copy, with the first number for which all are free. */
async function copiedNames(
  { companyId }: SupplierActor,
  { translations }: ProductInput,
): Promise<ProductInput['translations']> {
  const taken = await rows<{ locale: string; key: string }>(
    database(),
    sql`select locale, name_key as key from product_claimed_name where company_id = ${companyId}`,
  );
  const used = new Set(taken.map(({ locale, key }) => `${locale}:${key}`));
  const written = Object.entries(translations) as [Locale, NonNullable<ProductInput['translations'][Locale]>][];
  for (let n = 1; n <= copies; n++) {
    const made = await Promise.all(
      written.map(async ([locale, text]) => {
        const t = await translator(locale);
        const values = { name: text.name.slice(0, config.product.name - copyWords).trim(), n: String(n) };
        const name = text.name && t(n === 1 ? 'productCenter.copyName' : 'productCenter.copyNameAgain', values);
        return [locale, { ...text, name }] as const;
      }),
    );
    if (made.every(([locale, { name }]) => !used.has(`${locale}:${nameKey(name)}`))) return Object.fromEntries(made);
  }
  throw new AppError('badRequest', [{ field: 'id', key: 'nameDuplicated' }]);
}

/**
 * Creates a draft copy of a product, with pictures and parameters; names get a copy suffix, and the model is empty,
 * since it distinguishes products of a series.
 * @throws AppError forbidden by role, tooManyRequests, notFound, badRequest over the cap of the membership
 */
export async function copyProduct(actor: SupplierActor, site: Locale, id: number): Promise<{ id: number }> {
  assertMayDo(actor, 'product');
  await countTry('productCopy', String(actor.accountId));
  const known = await findKnown(database(), actor.companyId, id, site);
  if (!known) throw new AppError('notFound');
  const translations = await copiedNames(actor, known);
  return saveProduct(actor, null, { ...known, translations, model: '', sort: 0 });
}
