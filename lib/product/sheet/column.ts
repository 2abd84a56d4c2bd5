import { isLocale, type Locale, locales, sites } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { type FieldName, fieldNames, fields, isField } from '../field';
import { foldedHeading } from './constants';
import { namedParameter, parameterHeading, type SheetParameter } from './parameter';

type SheetColumn = (typeof fields)[FieldName]['sheet'][number];
const columns: readonly SheetColumn[] = fieldNames.flatMap((name): readonly SheetColumn[] => fields[name].sheet);

/** Columns that hold the same in every language: what tells a product from others first, the rest as in the form. */
const plainColumns: readonly PlainColumn[] = [
  ...new Set<PlainColumn>([
    ...(['id', 'model', 'brand', 'categories', 'tags', 'pictures', 'group'] as const),
    ...(['currency', 'priceMin', 'priceMax', 'unit', 'minimumOrder', 'priceBreaks'] as const),
    ...columns,
  ]),
];

/** Columns that there are one a language of. */
const textColumns = ['name', 'summary', 'introduction', 'keywords', 'slogan'] as const;

type PlainColumn = 'id' | SheetColumn;
type TextColumn = (typeof textColumns)[number];

/** A column of a sheet: `code` names it in what is stored, as in model or name:en. */
export type Column =
  | { code: string; key: PlainColumn; locale: null }
  | { code: string; key: TextColumn; locale: Locale }
  | { code: string; key: 'parameter'; locale: null; parameter: SheetParameter };

const plain = (key: PlainColumn): Column => ({ code: key, key, locale: null });
const text = (key: TextColumn, locale: Locale): Column => ({ code: `${key}:${locale}`, key, locale });

/** The column of a parameter. One that the sheet itself names has its words for a code. */
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

/** The columns of a sheet that holds the texts of some languages. */
export const columnsOf = (written: readonly Locale[]): Column[] => [
  plain('id'),
  ...written.flatMap((locale) => textColumns.map((key) => text(key, locale))),
  ...plainColumns.filter((key) => key !== 'id').map(plain),
];

/** The words above a column in the language of a site. */
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

/** The words above a column as they stand in a sheet, which say how several values are parted. */
export async function sheetHeadingWriter(site: Locale): Promise<(column: Column) => string> {
  const t = await translator(site);
  const write = await headingWriter(site);
  return (column) => (several.has(column.key) ? t('productSheet.several', { label: write(column) }) : write(column));
}

/** The words above a stored column code; the code itself where it is of no column. */
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

/** Whether words stand above the reasons of a sheet of wrong rows, which are ours and are not read back. */
export async function reasonHeadings(): Promise<(words: string) => boolean> {
  const known = new Set<string>();
  for (const site of locales) known.add(foldedHeading((await translator(site))('productSheet.reason')));
  return (words) => known.has(foldedHeading(words));
}

const numbered = /^(.*?)\s*#(\d{1,9})$/;

/** Every heading of a column, folded, with what it means; of parameters that are called the same, the first. */
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

/** The headings that are understood, folded, for a reader that has no messages and no database. */
export const headingWords = async (parameters: readonly SheetParameter[]): Promise<string[]> => [
  ...(await headingColumns(parameters)).keys(),
];

/**
 * Every heading that is understood, in whichever language it was written, and the codes themselves. Of parameters that are
 * called the same, the first is meant where no number follows, as in Weight (kg) #12.
 * @param site the language of an own parameter that a heading names
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

/** Which column an issue of the product's own rules is about; null for what a sheet need not hold. */
export function columnOfPath(path: readonly PropertyKey[]): string | null {
  const [first, second, third] = path.map(String);
  if (first === 'translations' && second && third) return `${third}:${second}`;
  if (first === 'leadDays') return second === 'max' ? 'leadMax' : 'leadMin';
  if (first === 'pictures') return null;
  return first === undefined ? null : isField(first) ? (fields[first].sheet[0] ?? null) : first;
}
