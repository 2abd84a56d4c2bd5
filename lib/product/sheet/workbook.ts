import { posix } from 'node:path';
import { sheetLimits } from '@/lib/platform/limit/table';
import { type NumberStyle, styleOf } from './number-format';
import { SheetRefusal } from './refusal';
import { attribute, readPart, unescaped } from './xml';

/** Positions of a workbook's parts; visible sheets first. */
export type Parts = { sheets: { name: string; path: string }[]; strings: string; styles: string; from1904: boolean };

const relation = /\/relationships\/(worksheet|sharedStrings|styles)$/;
/** The path of a part referenced by another. ECMA-376 part 2, 6.5.2. */
const pathOf = (target: string, from: string): string =>
  target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(from), target);

/** The relationships part of a part. ECMA-376 part 2, 6.5.2.2. */
export const relationsOf = (path: string): string => path.replace(/[^/]*$/, '_rels/$&.rels');

/** The workbook part, by the package's relationships, else at its usual path. ECMA-376 part 1, 12.2. */
export function findMain(relations: Buffer | null): string {
  let main = 'xl/workbook.xml';
  const open = (_: string, { Type = '', Target = '' }: Record<string, string>) => {
    if (Type.endsWith('/relationships/officeDocument')) main = pathOf(Target, '');
  };
  if (relations) readPart(relations, { open });
  return main;
}

/**
 * Finds the parts of a workbook. ECMA-376 part 1, 12.3.
 * @throws SheetRefusal sheetBroken
 */
export function findParts(workbook: Buffer, relations: Buffer, main: string): Parts {
  const targets = new Map<string, string>();
  const found = { strings: pathOf('sharedStrings.xml', main), styles: pathOf('styles.xml', main) };
  readPart(relations, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const { Id = '', Type = '', Target = '' } = attributes;
      const kind = relation.exec(Type)?.[1];
      if (kind === 'worksheet') targets.set(Id, pathOf(Target, main));
      if (kind === 'sharedStrings') found.strings = pathOf(Target, main);
      if (kind === 'styles') found.styles = pathOf(Target, main);
    },
  });
  const named: { name: string; id: string; isHidden: boolean }[] = [];
  let from1904 = false;
  readPart(workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (name === 'sheet')
        named.push({
          name: attributes.name ?? '',
          id: attribute(attributes, 'id') ?? '',
          isHidden: /hidden/i.test(attributes.state ?? ''),
        });
    },
  });
  const sheets = [...named.filter(({ isHidden }) => !isHidden), ...named.filter(({ isHidden }) => isHidden)].flatMap(
    ({ name, id }) => {
      // Chart sheets have another relationship type.
      const path = targets.get(id);
      return path === undefined ? [] : [{ name, path }];
    },
  );
  if (sheets.length === 0) throw new SheetRefusal('sheetBroken');
  return { sheets, from1904, ...found };
}

/** Shared strings, without phonetic hints. ECMA-376 part 1, 18.4. */
export function readStrings(bytes: Buffer): string[] {
  const strings: string[] = [];
  let [text, inText, phonetic] = ['', false, false];
  readPart(bytes, {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 't') inText = true;
      else if (name === 'rPh') phonetic = true;
    },
    close: (name) => {
      if (name === 't') inText = false;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'si') {
        if (text.length > sheetLimits.cell) throw new SheetRefusal('sheetCell');
        if (strings.push(unescaped(text)) > sheetLimits.cells) throw new SheetRefusal('sheetLarge');
      }
    },
    text: (piece) => {
      if (inText && !phonetic) text += piece;
    },
  });
  return strings;
}

/** The number style of each cell style. ECMA-376 part 1, 18.8. */
export function readStyles(bytes: Buffer): NumberStyle[] {
  const codes = new Map<number, string>();
  const [base, styles]: [(number | null)[], NumberStyle[]] = [[], []];
  let list: 'cellStyleXfs' | 'cellXfs' | null = null;
  readPart(bytes, {
    open: (name, { numFmtId, formatCode = '', xfId = '' }) => {
      const id = numFmtId === undefined ? null : Number(numFmtId);
      if (name === 'cellStyleXfs' || name === 'cellXfs') list = name;
      else if (name === 'numFmt' && id !== null) codes.set(id, formatCode.slice(0, 255));
      else if (name === 'xf' && list === 'cellStyleXfs') base.push(id);
      else if (name === 'xf' && list === 'cellXfs') {
        const format = id ?? base[Number(xfId)] ?? 0;
        styles.push(styleOf(format, codes.get(format)));
      }
      if (base.length + styles.length > sheetLimits.styles) throw new SheetRefusal('sheetLarge');
    },
    close: (name) => {
      if (name === list) list = null;
    },
  });
  return styles;
}
