import { isLocale, type Locale, locales, sites } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { type FieldName, fieldNames, fields, isField } from '../field';
import { foldedHeading } from './constants';
import { namedParameter, parameterHeading, type SheetParameter } from './parameter';

type SheetColumn = (typeof fields)[FieldName]['sheet'][number];
const columns: readonly SheetColumn[] = fieldNames.flatMap((name): readonly SheetColumn[] => fields[name].sheet);

/** Language-independent columns: identifying ones first, the rest in form order. */
const plainColumns: readonly PlainColumn[] = [
  ...new Set<PlainColumn>([
    ...(['id', 'model', 'brand', 'categories', 'tags', 'pictures', 'group'] as const),
    ...(['currency', 'priceMin', 'priceMax', 'unit', 'minimumOrder', 'priceBreaks'] as const),
    ...columns,
  ]),
];

/** Columns that exist per language. */
const textColumns = ['name', 'summary', 'introduction', 'keywords', 'slogan'] as const;

type PlainColumn = 'id' | SheetColumn;
type TextColumn = (typeof textColumns)[number];

/** A column of a sheet: `code` identifies it in stored data, as in model or name:en. */
export type Column =
  | { code: string; key: PlainColumn; locale: null }
  | { code: string; key: TextColumn; locale: Locale }
  | { code: string; key: 'parameter'; locale: null; parameter: SheetParameter };

const plain = (key: PlainColumn): Column => ({ code: key, key, locale: null });
const text = (key: TextColumn, locale: Locale): Column => ({ code: `${key}:${locale}`, key, locale });

/** The column of a parameter. One defined by the sheet has its heading as code. */
export const parameterColumn = (parameter: SheetParameter): Column => ({
  code: parameter.id === null ? `own:${parameterHeading(parameter, 'en')}` : `param:${parameter.id}`,
  key: 'parameter',
  locale: null,
  parameter,
});

const needed: ReadonlySet<string> = new Set<PlainColumn>(['currency', 'priceMin', 'unit']);

/** Whether a new product needs something in a column, on the sheet of a site. docs/domain.md, Required fields. */
export const isNeeded = ({ key, locale }: Column, site: Locale): boolean =>
  key === 'name' ? locale === site : needed.has(key);

/** The columns of a sheet with texts in some languages. */
export const columnsOf = (written: readonly Locale[]): Column[] => [
  plain('id'),
  ...written.flatMap((locale) => textColumns.map((key) => text(key, locale))),
  ...plainColumns.filter((key) => key !== 'id').map(plain),
];

/** Writes column headings in the site's language. */
export async function headingWriter(site: Locale): Promise<(column: Column) => string> {
  const t = await translator(site);
  return (column) => {
    const { key, locale } = column;
    if (key === 'parameter') return parameterHeading(column.parameter, site);
    const label = t(`productSheet.column.${key}`);
    return locale === null ? label : t('productSheet.inLanguage', { label, language: sites[locale].endonym });
  };
}

const several: ReadonlySet<string> = new Set<PlainColumn>(['categories', 'tags']);

/** Writes headings for a sheet, which also state the separator of multiple values. */
export async function sheetHeadingWriter(site: Locale): Promise<(column: Column) => string> {
  const t = await translator(site);
  const write = await headingWriter(site);
  return (column) => (several.has(column.key) ? t('productSheet.several', { label: write(column) }) : write(column));
}

/** The heading of a stored column code; unknown codes are returned unchanged. */
export function headingOf(
  write: (column: Column) => string,
  code: string,
  parameters: readonly SheetParameter[] = [],
): string {
  const parameter = parameters.find(({ id }) => `param:${id}` === code);
  if (parameter) return write(parameterColumn(parameter));
  if (code.startsWith('own:')) return code.slice(4);
  const locale = code.split(':')[1] ?? '';
  const found = columnsOf(isLocale(locale) ? [locale] : []).find((one) => one.code === code);
  return found ? write(found) : code;
}

/** Recognises the headings of our own error columns in a sheet of wrong rows, which are not imported. */
export async function reasonHeadings(): Promise<(words: string) => boolean> {
  const known = new Set<string>();
  for (const site of locales) known.add(foldedHeading((await translator(site))('productSheet.reason')));
  return (words) => known.has(foldedHeading(words));
}

const numbered = /^(.*?)\s*#(\d{1,9})$/;

/** Columns by normalised heading; of parameters with equal headings, the first. */
async function headingColumns(parameters: readonly SheetParameter[]): Promise<Map<string, Column>> {
  const known = new Map<string, Column>();
  const all = columnsOf(locales);
  for (const one of parameters.toReversed())
    for (const locale of locales)
      if (one.labels[locale]) known.set(foldedHeading(parameterHeading(one, locale)), parameterColumn(one));
  for (const site of locales) {
    for (const write of [await headingWriter(site), await sheetHeadingWriter(site)])
      for (const column of all) known.set(foldedHeading(write(column)), column);
  }
  for (const column of all) known.set(foldedHeading(column.code), column);
  return known;
}

/** All known headings, normalised, for a parser without messages and database. */
export const headingWords = async (parameters: readonly SheetParameter[]): Promise<string[]> => [
  ...(await headingColumns(parameters)).keys(),
];

/**
 * Maps headings in any language, and codes, to columns. Of parameters with equal headings the first is meant, unless a
 * number follows, as in Weight (kg) #12.
 * @param site language of new parameters defined by a heading
 */
export async function knownHeadings(
  parameters: readonly SheetParameter[] = [],
  site: Locale = 'en',
): Promise<(words: string) => Column | null> {
  const known = await headingColumns(parameters);
  const byId = new Map(parameters.map((one) => [String(one.id), one]));
  const own = new Set<string>();
  for (const locale of locales) own.add(foldedHeading((await translator(locale))('productSheet.ownParameter')));
  return (words) => {
    const found = known.get(foldedHeading(words));
    if (found) return found;
    const numberedOne = byId.get(numbered.exec(words)?.[2] ?? '') ?? byId.get(/^param:(\d+)$/.exec(words)?.[1] ?? '');
    if (numberedOne) return parameterColumn(numberedOne);
    const [first = '', ...rest] = words.split(/[:：]/);
    const named = own.has(foldedHeading(first)) ? namedParameter(rest.join(':'), site) : null;
    return named && parameterColumn(named);
  };
}

/** The column that a validation issue is about; null for a field that sheets need not contain. */
export function columnOfPath(path: readonly PropertyKey[]): string | null {
  const [first, second, third] = path.map(String);
  if (first === 'translations' && second && third) return `${third}:${second}`;
  if (first === 'leadDays') return second === 'max' ? 'leadMax' : 'leadMin';
  if (first === 'pictures') return null;
  return first === undefined ? null : isField(first) ? (fields[first].sheet[0] ?? null) : first;
}
