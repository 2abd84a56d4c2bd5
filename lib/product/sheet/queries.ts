import 'server-only';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { type ImportError, productImport } from '@/lib/platform/db/schema/product';
import { messagesOf } from '@/lib/platform/http/envelope';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { priceQuantities } from '@/lib/platform/money/price-quantity';
import { listTags } from '@/lib/reference/queries';
import { titleOf } from '../edit/rules';
import { headingOf, headingWriter } from './column';
import { resumeImport } from './commands';
import { fewValues, listedValues, previewErrors, previewRows } from './constants';
import { missingGroups } from './group/commands';
import type { EncodingChoice } from './job';
import { labelIn, loadParameters, withOptions } from './parameter';
import type { ReadyRow } from './parse';
import type { ImportView } from './schema';
import { shownParameters, shownPictures, shownPrice } from './text';

type Preview = Pick<ImportView, 'plan' | 'rows'>;

async function previewOf({ companyId }: SupplierActor, site: Locale, id: number, page: number): Promise<Preview> {
  const from = (page - 1) * previewRows;
  const [found] = await rows<Preview['plan'] & { list: ReadyRow[] }>(
    database(),
    sql`select count(*) filter (where value ->> 'id' is null)::int as added,
        count(*) filter (where value ->> 'id' is not null and value ->> 'same' = 'false')::int as changed,
        count(*) filter (where value ->> 'same' = 'true')::int as same,
        coalesce(json_agg(value order by at) filter (where at > ${from}::int and at <= ${from + previewRows}::int), '[]') as list
      from product_import i, jsonb_array_elements(i.content) with ordinality one(value, at) where i.id = ${id}`,
  );
  const write = await headingWriter(site);
  const hasParameter = found?.list.some(
    ({ input, emptied = [] }) => input.parameters.length > 0 || emptied.some((code) => code.startsWith('param:')),
  );
  const parameters = hasParameter ? await withOptions(database(), await loadParameters(database(), companyId)) : [];
  const { list = [], added = 0, changed = 0, same = 0 } = found ?? {};
  return {
    plan: { added, changed, same },
    rows: list.map(({ row, id: of, same: isSame, input, emptied = [] }) => ({
      row,
      what: of === null ? 'new' : isSame ? 'same' : 'change',
      name: titleOf(input),
      model: input.model,
      price: shownPrice(input),
      pictures: input.pictures.slice(0, shownPictures),
      parameters: shownParameters(site, input, parameters),
      emptied: emptied.map((code) => headingOf(write, code, parameters)),
    })),
  };
}

async function choicesOf(id: number): Promise<EncodingChoice[]> {
  const [row] = await database()
    .select({ content: productImport.content })
    .from(productImport)
    .where(eq(productImport.id, id));
  return (row?.content ?? []) as EncodingChoice[];
}

async function errorsOf(
  { companyId }: SupplierActor,
  errors: readonly ImportError[],
  site: Locale,
  page: number,
): Promise<ImportView['errors']> {
  const t = await translator(site);
  const write = await headingWriter(site);
  const parameters = errors.some(({ column }) => column.startsWith('param:'))
    ? await loadParameters(database(), companyId)
    : [];
  return [...errors]
    .sort((a, b) => a.row - b.row)
    .slice((page - 1) * previewErrors, page * previewErrors)
    .map(({ row, column, key, value = '', name = '', near = [] }) => ({
      row,
      column: headingOf(write, column, parameters),
      value,
      name,
      near,
      message: messagesOf(t, [{ field: column, key }])[0]?.message ?? '',
    }));
}

/** Allowed values of columns with errors: short lists always, long ones if a value has no near match. */
async function allowedIn(
  { companyId }: SupplierActor,
  errors: readonly ImportError[],
  site: Locale,
): Promise<ImportView['allowed']> {
  const refused = errors.filter(({ row, key }) => row > 1 && (key === 'choice' || key === 'required'));
  const codes = new Set(refused.map(({ column }) => column));
  const far = new Set(refused.filter(({ near = [] }) => near.length === 0).map(({ column }) => column));
  if (codes.size === 0) return [];
  const t = await translator(site);
  const write = await headingWriter(site);
  const chosen = (await loadParameters(database(), companyId)).filter(({ id }) => codes.has(`param:${id}`));
  const parameters = await withOptions(database(), chosen);
  const lists = new Map<string, readonly string[]>([
    ['categories', []],
    ['tags', (await listTags(site, 'product')).map(({ name }) => name)],
    ['currency', []],
    ['unit', config.units.map((unit) => t(`productForm.units.${unit}`))],
    ['priceQuantity', priceQuantities.map(String)],
    ['origin', []],
    ...parameters.map(
      ({ id, options }) => [`param:${id}`, options.map(({ labels }) => labelIn(labels, site))] as const,
    ),
  ]);
  return [...lists].flatMap(([code, values]) =>
    far.has(code) || (codes.has(code) && values.length > 0 && values.length <= fewValues)
      ? [{ column: headingOf(write, code, parameters), values: values.length > listedValues ? [] : [...values] }]
      : [],
  );
}

/**
 * The company's last import, with a page of its plan and of its errors, in the site's language; null if there is none.
 * Resumes one that a process left unfinished.
 * @throws AppError forbidden by role
 */
export async function getImport(
  actor: SupplierActor,
  site: Locale,
  { page, errorPage }: { page: number; errorPage: number },
): Promise<ImportView | null> {
  assertMayDo(actor, 'product');
  // Exclude the content, which may have megabytes, as this is polled every second.
  const { content: _, refused: __, ...columns } = getTableColumns(productImport);
  const [row] = await database()
    .select({ ...columns, refusedCount: sql<number>`jsonb_array_length(${productImport.refused} -> 'rows')` })
    .from(productImport)
    .where(eq(productImport.companyId, actor.companyId))
    .orderBy(desc(productImport.id))
    .limit(1);
  if (!row || row.state === 'dropped') return null;
  resumeImport(actor, row);
  const { id, name, total, done, pictures, picturesDone, created, updated, errors, refusedCount } = row;
  const state = row.state as ImportView['state'];
  const preview =
    state === 'ready' ? await previewOf(actor, site, id, page) : { plan: { added: 0, changed: 0, same: 0 }, rows: [] };
  return {
    id,
    name,
    state,
    total,
    done,
    pictures,
    picturesDone,
    created,
    updated,
    choices: state === 'asking' ? await choicesOf(id) : [],
    ...preview,
    errors: state === 'writing' ? [] : await errorsOf(actor, errors, site, errorPage),
    errorTotal: errors.length,
    allowed: state === 'writing' ? [] : await allowedIn(actor, errors, site),
    newGroups: state === 'ready' ? missingGroups(errors, row.locale as Locale) : [],
    wrongRows: refusedCount > 0,
    badRows: new Set(errors.flatMap(({ row: at }) => (at > 1 ? [at] : []))).size,
  };
}
