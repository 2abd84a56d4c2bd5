import { z } from 'zod';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import { nearest } from '@/lib/reference/fuzzy-match';
import { checkProduct, isSame, lackedLists, tidy, titleOf } from '../edit/rules';
import { type ProductInput, type ProductParameterInput, productFields } from '../edit/schema';
import { fields, type PlainName, plainNames } from '../field';
import { isInPlace, isTooLong } from './cell';
import { type Column, columnOfPath } from './column';
import type { SheetCell } from './job';
import { numberIn } from './number';
import { endsOf, isOf, labelIn, optionOf, type SheetParameter } from './parameter';
import { listed, partsOf, type Vocabulary } from './vocabulary';

/** A cell that cannot be taken: the code of its column and a key below `validation`, with a limit behind a colon. */
export type CellError = { column: string; key: string; value?: string; near?: string[] };
type Cells = ReadonlyMap<string, SheetCell>;

class Reader {
  readonly errors: CellError[] = [];
  constructor(
    private readonly cells: Cells,
    private readonly words: Vocabulary,
    readonly locale: Locale,
  ) {}

  has(column: string): boolean {
    return this.cells.has(column);
  }
  cell(column: string): SheetCell {
    return this.cells.get(column) ?? '';
  }
  text(column: string): string {
    return String(this.cells.get(column) ?? '');
  }
  fail(column: string, key: string, found: Pick<CellError, 'value' | 'near'> = {}): null {
    this.errors.push({ column, key, ...found });
    return null;
  }
  number(column: string, isInteger = false): number | null {
    const cell = this.cells.get(column) ?? '';
    if (cell === '') return null;
    const value = typeof cell === 'number' ? cell : numberIn(cell, this.locale, isInteger);
    if (value === undefined) return this.fail(column, 'number');
    if (isInteger && !Number.isInteger(value)) return this.fail(column, 'wholeNumber');
    return value;
  }
  plain(column: string, schema: (typeof fields)[PlainName]['schema']): string | number | null {
    const none = schema.parse(undefined);
    return typeof none === 'string' ? this.text(column) : (this.number(column, true) ?? none);
  }
  one<T>(column: string, meaning: (words: string) => T | null): T | null {
    const words = this.text(column);
    const near = () => (column === 'unit' ? { near: this.words.near(column, words) } : {});
    return words === '' ? null : (meaning(words) ?? this.fail(column, 'choice', near()));
  }
  nearOption(code: string, words: string, { options }: SheetParameter): string[] {
    const findNear = () => nearest(words, options, ({ labels }) => Object.values(labels), 3);
    return this.words.nearOnce(code, words, () => findNear().map(({ labels }) => labelIn(labels, this.locale)));
  }
  many(column: 'categories' | 'tags'): number[] {
    const meaning = column === 'categories' ? this.words.category : this.words.tag;
    return partsOf(this.text(column), meaning).flatMap((words) => {
      const id = meaning(words);
      if (id !== null) return [id];
      this.fail(column, 'choice', { value: words, near: this.words.near(column, words) });
      return [];
    });
  }
  pictures(before: readonly string[]): string[] {
    return listed(this.text('pictures')).flatMap((words) => {
      // Existing pictures are exported by key.
      if (before.includes(words)) return [words];
      const found = this.words.picture(words);
      if ('key' in found) return [found.key];
      this.fail('pictures', found.refusal, { value: words });
      return [];
    });
  }
  breaks(): ProductInput['priceBreaks'] {
    return listed(this.text('priceBreaks')).flatMap((words) => {
      const [first = '', second = '', ...more] = words.split(/[:：]/);
      const [quantity, price] = [numberIn(first, this.locale, true), numberIn(second, this.locale)];
      if (more.length === 0 && price !== undefined && Number.isInteger(quantity))
        return [{ quantity: quantity ?? null, price }];
      this.fail('priceBreaks', 'priceBreaks');
      return [];
    });
  }
}

/** A cell as a parameter; null if empty, undefined if invalid. */
function parameterOf(
  reader: Reader,
  code: string,
  parameter: SheetParameter,
): Partial<ProductParameterInput> | null | undefined {
  const words = reader.text(code).trim();
  if (words === '') return null;
  const blank = { min: null, max: null, optionId: null, text: '' };
  const { kind } = parameter;
  if (kind === 'option') {
    const optionId = optionOf(parameter, words);
    if (optionId !== null) return { ...blank, kind, optionId };
    reader.fail(code, 'choice', { near: reader.nearOption(code, words, parameter) });
    return undefined;
  }
  const cell = reader.cell(code);
  const figures = typeof cell === 'number' ? [cell] : endsOf(words).map((end) => numberIn(end, reader.locale));
  const [min, max, ...more] = figures;
  const isFigure = more.length === 0 && figures.every((figure) => figure !== undefined);
  // A parameter defined by the sheet gets its type from the cell.
  const isText = parameter.id !== null || !isFigure || /^0\d/.test(words);
  if (kind === 'text' && isText) return { ...blank, kind, text: words };
  if (!isFigure || min === undefined) return void reader.fail(code, 'figure');
  if (max === undefined) return { ...blank, kind: 'number', min };
  if (min < max) return { ...blank, kind: 'range', min, max };
  reader.fail(code, 'rangeOrder');
  return undefined;
}

/** A product's parameters updated by the row; columns missing in the sheet stay unchanged. */
function parametersOf(reader: Reader, columns: readonly Column[], before: ProductInput): ProductInput['parameters'] {
  const list = [...before.parameters];
  for (const column of columns) {
    if (column.key !== 'parameter') continue;
    const { parameter, code } = column;
    const at = list.findIndex((one) => isOf(one, parameter));
    const value = parameterOf(reader, code, parameter);
    const known = list[at];
    if (value === undefined) continue;
    if (value === null) {
      if (known) list.splice(at, 1);
      continue;
    }
    const { parameterId, labels, section, unit, kind } = parameter;
    const base = known ?? { parameterId, labels: parameterId === null ? labels : {}, section, unit, kind };
    const made = { min: null, max: null, optionId: null, text: '', ...base, ...value } as ProductParameterInput;
    if (known) list[at] = made;
    else list.push(made);
  }
  return list;
}

/** The plain fields with columns in the sheet: numbers are integers, empty cells are as in a form. */
const plainOf = (reader: Reader): Partial<ProductInput> =>
  Object.fromEntries(
    plainNames.flatMap((name) =>
      fields[name].sheet.flatMap((column) =>
        reader.has(column) ? [[name, reader.plain(column, fields[name].schema)]] : [],
      ),
    ),
  );

function priceOf(reader: Reader, words: Vocabulary, before: ProductInput): Partial<ProductInput> {
  if (!reader.has('priceMin') && !reader.has('priceMax')) return {};
  const untouched = !reader.has('priceMin') && reader.text('priceMax') === '';
  if (untouched && before.priceKind === 'negotiable') return {};
  if (words.negotiable(reader.text('priceMin'))) return { priceKind: 'negotiable', priceMin: null, priceMax: null };
  const priceMin = reader.has('priceMin') ? reader.number('priceMin') : before.priceMin;
  const priceMax = reader.has('priceMax') ? reader.number('priceMax') : before.priceMax;
  return { priceKind: priceMax === null ? 'fixed' : 'range', priceMin, priceMax };
}

function translationsOf(
  reader: Reader,
  columns: readonly Column[],
  before: ProductInput,
): ProductInput['translations'] {
  const translations = { ...before.translations };
  for (const { code, key, locale } of columns) {
    if (locale === null || !isLocale(locale)) continue;
    const known = translations[locale] ?? { name: '', summary: '', introduction: '', keywords: '', slogan: '' };
    const text = reader.text(code);
    if (!isInPlace(text)) translations[locale] = { ...known, [key]: text };
    // As in a row copied for another product.
    else if (!isTooLong(known[key as keyof typeof known])) reader.fail(code, 'leftOut');
  }
  return translations;
}

/** The column that a parameter's issue is about; null if there is none. */
function parameterAt(input: ProductInput, columns: readonly Column[], path: readonly PropertyKey[]): string | null {
  if (path[0] !== 'parameters') return null;
  const one = input.parameters[Number(path[1] ?? -1)];
  const found = columns.find(
    (column) => column.key === 'parameter' && (one === undefined || isOf(one, column.parameter)),
  );
  return found?.code ?? null;
}

// Check both, so that a field's error does not hide the rules' errors on others.
const rules = z.custom<ProductInput>(() => true).superRefine(checkProduct);
const issuesOf = (input: ProductInput) =>
  [productFields, rules].flatMap((schema) => schema.safeParse(input).error?.issues ?? []);

/**
 * Applies a row to a product; columns missing in the sheet stay unchanged. All rules of the form apply unless nothing
 * changes (`same`); category, tag and picture may be missing if they are in the product, as in new ones.
 * docs/domain.md, Required fields.
 */
export function readRow(
  cells: Cells,
  columns: readonly Column[],
  before: ProductInput,
  words: Vocabulary,
): { input: ProductInput; same: boolean; errors: CellError[] } {
  const reader = new Reader(cells, words, before.locale);
  const given = <K extends keyof ProductInput>(column: string, key: K, read: () => ProductInput[K]) =>
    reader.has(column) ? { [key]: read() } : {};
  const raw: ProductInput = {
    ...before,
    translations: translationsOf(reader, columns, before),
    ...plainOf(reader),
    ...given('origin', 'originCode', () => reader.one('origin', words.country) ?? ''),
    ...given('currency', 'currency', () => reader.text('currency').toUpperCase()),
    ...given('unit', 'unit', () => reader.one('unit', words.unit) ?? ''),
    ...given('group', 'groupId', () => reader.one('group', words.group)),
    ...given('categories', 'categories', () => reader.many('categories')),
    ...given('pictures', 'pictures', () => reader.pictures(before.pictures)),
    ...given('tags', 'tags', () => reader.many('tags')),
    ...given('priceBreaks', 'priceBreaks', () => reader.breaks()),
    ...priceOf(reader, words, before),
    parameters: parametersOf(reader, columns, before),
    leadDays: {
      min: reader.has('leadMin') ? reader.number('leadMin', true) : before.leadDays.min,
      max: reader.has('leadMax') ? reader.number('leadMax', true) : before.leadDays.max,
    },
  };
  const input = tidy(raw);
  const isKnown = titleOf(before) !== '';
  if (isKnown && reader.errors.length === 0 && isSame(input, tidy(before))) return { input, same: true, errors: [] };
  const reported = new Set(reader.errors.map(({ column }) => column));
  const open: readonly unknown[] = lackedLists(before);
  for (const { path, message } of issuesOf(input)) {
    if (message === 'required' && open.includes(path[0])) continue;
    const isTooMany = path[0] === 'pictures' && message === 'imageLimit';
    const column = isTooMany ? 'pictures' : (columnOfPath(path) ?? parameterAt(input, columns, path));
    if (column === null || reported.has(column)) continue;
    reported.add(column);
    reader.errors.push({ column, key: /^[a-zA-Z]+(?::\d+){0,2}$/.test(message) ? message : 'invalid' });
  }
  return { input, same: false, errors: reader.errors };
}

/** Normalises a name for uniqueness within a company. docs/domain.md, Product. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** The names of a product by language. */
export const namesOf = ({ translations }: Pick<ProductInput, 'translations'>): [Locale, string][] =>
  Object.entries(translations).flatMap(([locale, text]) => (text?.name ? [[locale as Locale, text.name]] : []));
