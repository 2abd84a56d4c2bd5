import { isLocale, type Locale, locales, sites } from '@/lib/i18n/site';
import { translator } from '@/lib/i18n/translate';
import { type PlainColumn, plainColumns, type TextColumn, textColumns } from './constants';

/** A column of a sheet: `code` names it in what is stored, as in model or name:en. */
export type Column =
  | { code: string; key: PlainColumn; locale: null }
  | { code: string; key: TextColumn; locale: Locale };

const plain = (key: PlainColumn): Column => ({ code: key, key, locale: null });
const text = (key: TextColumn, locale: Locale): Column => ({ code: `${key}:${locale}`, key, locale });

/** The columns of a sheet that holds the texts of some languages. */
export const columnsOf = (written: readonly Locale[]): Column[] => [
  plain('id'),
  ...written.flatMap((locale) => textColumns.map((key) => text(key, locale))),
  ...plainColumns.filter((key) => key !== 'id').map(plain),
];

/** The words above a column in the language of a site. */
export async function headingWriter(site: Locale): Promise<(column: Column) => string> {
  const t = await translator(site);
  return ({ key, locale }) => {
    const label = t(`productSheet.column.${key}`);
    return locale === null ? label : t('productSheet.inLanguage', { label, language: sites[locale].endonym });
  };
}

/** The words above a stored column code; the code itself where it is of no column. */
export function headingOf(write: (column: Column) => string, code: string): string {
  const locale = code.split(':')[1] ?? '';
  const found = columnsOf(isLocale(locale) ? [locale] : []).find((one) => one.code === code);
  return found ? write(found) : code;
}

const folded = (words: string): string => words.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');

/** Whether words stand above the reasons of a sheet of wrong rows, which are ours and are not read back. */
export async function reasonHeadings(): Promise<(words: string) => boolean> {
  const known = new Set<string>();
  for (const site of locales) known.add(folded((await translator(site))('productSheet.reason')));
  return (words) => known.has(folded(words));
}

/** Every heading that is understood, in whichever language it was written, and the codes themselves. */
export async function knownHeadings(): Promise<(words: string) => Column | null> {
  const known = new Map<string, Column>();
  const all = columnsOf(locales);
  for (const site of locales) {
    const write = await headingWriter(site);
    for (const column of all) known.set(folded(write(column)), column);
  }
  for (const column of all) known.set(folded(column.code), column);
  return (words) => known.get(folded(words)) ?? null;
}
