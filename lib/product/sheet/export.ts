import 'server-only';
import { sql } from 'drizzle-orm';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { config } from '@/lib/platform/config';
import { csvSigns } from '@/lib/platform/csv/document';
import { quoteFormula } from '@/lib/platform/csv/formula';
import { database, rows } from '@/lib/platform/db/client';
import { translated } from '@/lib/platform/db/translation';
import type { DownloadFormat } from '@/lib/platform/http/download';
import { formatNumber } from '@/lib/platform/i18n/format';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { countTry } from '@/lib/platform/limit/count';
import { FairQueue } from '@/lib/platform/limit/fair-queue';
import { sheetExport } from '@/lib/platform/limit/table';
import { currencies } from '@/lib/platform/money/currency';
import { priceQuantities } from '@/lib/platform/money/price-quantity';
import { findKnown } from '@/lib/product/edit/version/queries';
import { listCountries } from '@/lib/reference/queries';
import { suggestParameters } from '../edit/queries';
import type { ProductInput } from '../edit/schema';
import { fitted } from './cell';
import { type Column, columnsOf, isNeeded, knownHeadings, parameterColumn, sheetHeadingWriter } from './column';
import { markedHeading } from './constants';
import { writtenNumber } from './number';
import { isOf, labelIn, loadParameters, type SheetParameter, withOptions } from './parameter';
import { cellOf, type RowCell, type RowNames } from './product-cell';
import { listed, loadVocabulary, type Vocabulary, writtenFirst } from './vocabulary';
import { escapedText } from './xml';

const breath = 10;
/** Maximum parameter columns, so that a sheet with all languages stays below `sheetColumns`. */
const parameterColumns = 100;

const namesFrom = async (query: ReturnType<typeof sql>) =>
  new Map((await rows<{ id: number; name: string }>(database(), query)).map(({ id, name }) => [id, name]));

const loadNames = async (companyId: number, site: Locale, words: Vocabulary): Promise<RowNames> => ({
  categories: readBack(
    await namesFrom(
      sql`select c.id, ${translated('category_translation', 'category_id', 'name', sql`c.id`, site)} as name from category c
      where c.parent_id is not null and not exists (select from category below where below.parent_id = c.id) order by c.sort, c.id`,
    ),
    words.category,
  ),
  tags: readBack(
    await namesFrom(
      sql`select t.id, ${translated('tag_translation', 'tag_id', 'name', sql`t.id`, site)} as name from tag t where t.kind = 'product' order by t.sort, t.id`,
    ),
    words.tag,
  ),
  groups: readBack(
    await namesFrom(
      sql`select g.id, ${translated('product_group_translation', 'group_id', 'name', sql`g.id`, site)} as name from product_group g where g.company_id = ${companyId} order by g.sort, g.id`,
    ),
    words.group,
  ),
});

/** The text to write for each id: its name if that is unambiguous on import, else its number. */
function readBack(names: Map<number, string>, meaning: (words: string) => number | null): Map<number, string> {
  const isClear = (name: string, id: number) => listed(name).length === 1 && meaning(name) === id;
  return new Map([...names].map(([id, name]) => [id, isClear(name, id) ? name : String(id)]));
}

const quoted = (cell: RowCell, decimal: string): string => {
  if (typeof cell === 'number') return writtenNumber(cell).replace('.', decimal);
  const text = quoteFormula(cell);
  return /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const bold = (value: string) => ({ value: escapedText(value), fontWeight: 'bold' as const });

/** The parameters to export: those usual in a template's categories, or those of the products. */
async function chooseParameters(
  actor: SupplierActor,
  site: Locale,
  { categories, products }: { categories: readonly number[] | null; products: readonly { input: ProductInput }[] },
): Promise<SheetParameter[]> {
  const all = await loadParameters(database(), actor.companyId);
  const usual =
    categories && new Set((await suggestParameters(actor, site, categories)).map(({ parameterId }) => parameterId));
  const isIncluded = (one: SheetParameter) =>
    usual
      ? usual.has(one.parameterId)
      : products.some(({ input }) => input.parameters.some((other) => isOf(other, one)));
  return withOptions(database(), all.filter(isIncluded).slice(0, parameterColumns));
}

/** Column headings, marked if required; parameters with equal headings get their number. */
async function writeHeadings(actor: SupplierActor, site: Locale, columns: readonly Column[]): Promise<string[]> {
  const write = await sheetHeadingWriter(site);
  const known = await knownHeadings(await loadParameters(database(), actor.companyId), site);
  return columns.map((column) => {
    const words = write(column);
    if (isNeeded(column, site)) return markedHeading(words);
    return column.key !== 'parameter' || known(words)?.code === column.code
      ? words
      : `${words} #${column.parameter.id}`;
  });
}

async function valuesSheet(
  site: Locale,
  { categories, tags, groups }: RowNames,
  parameters: readonly { heading: string; parameter: SheetParameter }[],
): Promise<SheetData> {
  const t = await translator(site);
  const valuesOf = ({ kind, options }: SheetParameter): string[] => {
    if (kind === 'option') return options.map(({ labels }) => labelIn(labels, site));
    return [t(kind === 'text' ? 'productSheet.valueText' : 'productSheet.valueFigure')];
  };
  const lists = [
    { label: t('productSheet.column.categories'), values: [...categories.values()] },
    { label: t('productSheet.column.tags'), values: [...tags.values()] },
    { label: t('productSheet.column.group'), values: [...groups.values()] },
    { label: t('productSheet.column.currency'), values: currencies },
    { label: t('productSheet.column.unit'), values: config.units.map((unit) => t(`productForm.units.${unit}`)) },
    { label: t('productSheet.column.priceQuantity'), values: priceQuantities.map(String) },
    { label: t('productSheet.column.origin'), values: (await listCountries(site)).map(({ name }) => name) },
    { label: t('productSheet.column.priceMin'), values: [t('productForm.negotiable')] },
    ...parameters.map(({ heading, parameter }) => ({ label: heading, values: valuesOf(parameter) })),
  ];
  const longest = Math.max(...lists.map(({ values }) => values.length));
  return [
    lists.map(({ label }) => bold(label)),
    ...Array.from({ length: longest }, (_, index) =>
      lists.map(({ values }) => ({ value: escapedText(values[index] ?? '') })),
    ),
  ];
}

type ExportQuery = { format: DownloadFormat; empty: boolean; categories?: readonly number[] };

async function writeSheet(
  actor: SupplierActor,
  site: Locale,
  { format, empty, categories = [] }: ExportQuery,
): Promise<Buffer> {
  const { companyId } = actor;
  const names = await loadNames(companyId, site, await loadVocabulary(database(), companyId, site));
  const t = await translator(site);
  const found = empty
    ? []
    : await rows<{ id: number }>(
        database(),
        sql`select id from product where company_id = ${companyId} order by sort, id`,
      );
  const products: { id: number; input: ProductInput }[] = [];
  for (const [at, { id }] of found.entries()) {
    // Yield to other requests.
    if (at % breath === 0) await new Promise((done) => setImmediate(done));
    const input = await findKnown(database(), companyId, id, site);
    if (input) products.push({ id, input });
  }
  const first = writtenFirst(site);
  const more = (locale: Locale) => !first.includes(locale) && products.some(({ input }) => input.translations[locale]);
  const written = [...first, ...locales.filter(more)];
  const parameters = await chooseParameters(actor, site, { categories: empty ? categories : null, products });
  const columns = [...columnsOf(written), ...parameters.map(parameterColumn)];
  const headings = await writeHeadings(actor, site, columns);
  const words = { free: t('productForm.negotiable'), site };
  const lines = products.map(({ id, input }) => columns.map((column) => cellOf(id, input, column, names, words)));
  if (format === 'csv') {
    const { list, decimal } = csvSigns(site);
    const written = [headings, ...lines].map((line) => line.map((cell) => quoted(cell, decimal)).join(list));
    return Buffer.from(`\ufeff${written.join('\r\n')}\r\n`);
  }
  const placed = parameters.map((parameter, index) => ({
    parameter,
    heading: headings.at(index - parameters.length) ?? '',
  }));
  const long = (length: number) => t('productSheet.tooLong', { n: formatNumber(site, length) });
  const data: SheetData = [
    headings.map(bold),
    ...lines.map((line) => line.map((value) => (value === '' ? null : { value: fitted(value, long) }))),
  ];
  return writeXlsxFile([
    { data, sheet: t('productSheet.products'), stickyRowsCount: 1 },
    { data: await valuesSheet(site, names, placed), sheet: t('productSheet.values'), stickyRowsCount: 1 },
  ]).toBuffer();
}

const queue = new FairQueue(sheetExport);

/**
 * Exports the company's products as a sheet that can be imported again, or an empty one with the parameters usual in
 * `categories`; a second sheet lists allowed values. CSV has a BOM. Queued by account.
 * @throws AppError forbidden by role, tooManyRequests over the hourly limit or if too many are queued, unavailable
 */
export async function exportProducts(actor: SupplierActor, site: Locale, query: ExportQuery): Promise<Buffer> {
  assertMayDo(actor, 'product');
  await countTry('exportFile', String(actor.accountId));
  return queue.run(String(actor.accountId), () => writeSheet(actor, site, query));
}
