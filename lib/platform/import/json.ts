import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import { Refusal } from './refusal';

export type JsonSpan = { from: number; to: number };
/** A span of a JSON text, with the elements of the requested arrays. */
export type JsonPart = JsonSpan & { lists: { name: string; span: JsonSpan; elements: JsonSpan[] }[] };

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const closing = new Map([
  [0x7b, 0x7d],
  [0x5b, 0x5d],
]);
const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
const pause = 4 * 2 ** 20;
const deepest = 64;

const hasMark = (bytes: Buffer) => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

function endOfString(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(quote, from + 1); at >= 0; at = bytes.indexOf(quote, at + 1)) {
    let slashes = 0;
    while (bytes[at - 1 - slashes] === backslash) slashes++;
    if (slashes % 2 === 0) return at;
  }
  throw new Refusal('json', 'ends within a text');
}

/**
 * Finds the elements of some arrays in a JSON text (or several in a row) without parsing it whole: hundreds of
 * megabytes need no more memory than their bytes, and the event loop stays free.
 * @param names keys of the top-level object @throws Refusal json if invalid or truncated, encoding if not UTF-8, depth
 */
export async function scanJson(bytes: Buffer, names: readonly string[]): Promise<JsonPart[]> {
  if (!isUtf8(bytes)) throw new Refusal('encoding', 'JSON that is not UTF-8');
  const parts: JsonPart[] = [];
  const open: number[] = [];
  let part: JsonPart | null = null;
  let list: JsonPart['lists'][number] | null = null;
  let [key, start, rested] = ['', 0, 0];
  const wrong = (at: number) => new Refusal('json', `is no JSON at byte ${at}`);
  const element = (to: number, last: boolean) => {
    const blank = bytes.subarray(start, to).every(isSpace);
    if (list && !(last && blank && list.elements.length === 0)) list.elements.push({ from: start, to });
    start = to + 1;
  };
  for (let at = hasMark(bytes) ? 3 : 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (at - rested > pause) {
      rested = at;
      await setImmediate();
    }
    if (byte === quote) {
      const end = endOfString(bytes, at);
      if (open.length === 1 && end - at < 40) key = bytes.toString('utf8', at + 1, end);
      at = end;
    } else if (closing.has(byte)) {
      if (open.length === 0) {
        part = { from: at, to: at, lists: [] };
        parts.push(part);
      }
      open.push(closing.get(byte) as number);
      if (open.length > deepest) throw new Refusal('depth', `deeper than ${deepest} levels at byte ${at}`);
      const named = open.length === 2 && open[0] === 0x7d && names.includes(key);
      if (byte === 0x5b && (named || open.length === 1)) {
        list = { name: named ? key : '', span: { from: at, to: at }, elements: [] };
        part?.lists.push(list);
        start = at + 1;
      }
    } else if (byte === 0x7d || byte === 0x5d) {
      if (open.pop() !== byte || !part) throw wrong(at);
      if (list && open.length === (list.name ? 1 : 0)) {
        element(at, true);
        list.span.to = at + 1;
        list = null;
      }
      if (open.length === 0) part.to = at + 1;
    } else if (byte === comma) {
      if (list && open.length === (list.name ? 2 : 1)) element(at, false);
    } else if (open.length === 0 && !isSpace(byte)) throw wrong(at);
  }
  if (open.length > 0) throw new Refusal('json', 'ends too early');
  if (parts.length === 0) throw new Refusal('json', 'holds nothing');
  return parts;
}

/** Parses a span of a JSON text. @throws Refusal json */
export function parseSpan(bytes: Buffer, { from, to }: JsonSpan): unknown {
  try {
    return JSON.parse(bytes.toString('utf8', from, to));
  } catch (error) {
    throw new Refusal('json', (error as Error).message);
  }
}

/** Parses an object without its requested arrays. @throws Refusal json */
export function parseRest(bytes: Buffer, { from, to, lists }: JsonPart): unknown {
  let at = from;
  const pieces = lists.map(({ span }) => {
    const piece = bytes.toString('utf8', at, span.from);
    at = span.to;
    return piece;
  });
  try {
    return JSON.parse([...pieces, bytes.toString('utf8', at, to)].join('[]'));
  } catch (error) {
    throw new Refusal('json', (error as Error).message);
  }
}
