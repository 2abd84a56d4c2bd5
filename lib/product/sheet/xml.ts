import { SaxesParser } from 'saxes';
import { SheetRefusal } from './refusal';

type Attributes = Record<string, string>;
type Handlers = {
  open: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

const piece = 256 * 1024;
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Streams a part of a workbook. Names come without prefix; DTDs are rejected, so that only XML's five entities exist.
 * @throws SheetRefusal sheetBroken, and what the handlers throw
 */
export function readPart(bytes: Buffer, { open, close, text }: Handlers): void {
  const parser = new SaxesParser();
  const broken = (detail: string) => {
    throw new SheetRefusal('sheetBroken', { cause: new Error(detail) });
  };
  parser.on('error', ({ message }) => broken(message));
  parser.on('doctype', () => broken('a document type'));
  parser.on('opentag', ({ name, attributes }) => open(local(name), attributes));
  if (close) parser.on('closetag', ({ name }) => close(local(name)));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let from = 0; from < bytes.length; from += piece)
      parser.write(decoder.decode(bytes.subarray(from, from + piece), { stream: true }));
    parser.write(decoder.decode()).close();
  } catch (error) {
    if (error instanceof TypeError) broken(error.message);
    throw error;
  }
}

/** An attribute by local name. */
export const attribute = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => local(key) === name)?.[1];

/**
 * Escapes text for a workbook's cell, as the inverse of `unescaped`: escapes what looks like an escape, and names of
 * Object.prototype, which write-excel-file would confuse with a string already written.
 */
export const escapedText = (text: string): string => {
  const escaped = text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
  if (!(escaped in {})) return escaped;
  return `_x${escaped.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_${escaped.slice(1)}`;
};

/** Characters invalid in XML are written as _x000A_. ECMA-376 part 1, 22.9.2.19. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
