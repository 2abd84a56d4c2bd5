import { isUtf8 } from 'node:buffer';
import { SaxesParser } from 'saxes';
import { Refusal } from './refusal';

/** An element: local name, namespace, attributes by qualified name. */
export type XmlNode = {
  name: string;
  uri: string;
  attributes: Record<string, string>;
  children: (XmlNode | string)[];
};

// A tree takes many times the room of its text; the largest notices are of a few megabytes.
const max = 32 * 2 ** 20;
const deepest = 200;
// In characters: maximum length of a field.
const longest = 2 ** 20;

/** UTF-16 by BOM, else by the zero byte of the first, ASCII character; null if neither. */
export function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const [one = 0, two = 0, three = 0, four = 0] = bytes;
  if ((one === 0xff && two === 0xfe && three + four === 0) || (one + two + three === 0 && four !== 0))
    throw new Refusal('encoding', 'is in UTF-32; UTF-8 and UTF-16 are read');
  if ((one === 0xff && two === 0xfe) || (one !== 0 && two === 0 && three !== 0)) return 'utf-16le';
  return (one === 0xfe && two === 0xff) || (one === 0 && two !== 0) ? 'utf-16be' : null;
}

const singleByte = /^(?:iso-?8859|windows-125|cp125|us-ascii|ascii|latin)/i;

/** The declared encoding; null, for UTF-8, if the bytes contradict it. */
function declaredOf(bytes: Buffer, head: string): string | null {
  const name = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  if (!name || /^(?:utf|ucs)-?(?:16|2)/i.test(name)) return null;
  // Text in a single-byte encoding is almost never valid UTF-8 by chance.
  return singleByte.test(name) && isUtf8(bytes) ? null : name;
}

/**
 * Decodes bytes: UTF-16 by BOM or zero bytes, else the XML declaration unless the bytes contradict it, else UTF-8.
 * @throws Refusal encoding
 */
export function decode(bytes: Buffer): string {
  const head = bytes.subarray(0, 200).toString('latin1');
  const name = utf16Of(bytes) ?? declaredOf(bytes, head) ?? 'UTF-8';
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Refusal('encoding', error instanceof RangeError ? `${name} is not known` : `is not in ${name}`);
  }
}

/** Rejects an HTML page in place of a document. */
export function assertNoPage(text: string): void {
  if (/^\s*(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype\s+html|html)\b/i.test(text.slice(0, 4000)))
    throw new Refusal('html', 'a web page');
}

/**
 * Parses an XML document. Custom entities are rejected, external resources never loaded.
 * @throws Refusal size, encoding, html, doctype, depth or xml
 */
export function readXml(bytes: Buffer): XmlNode {
  if (bytes.length > max) throw new Refusal('size', `more than ${max} bytes of XML`);
  const text = decode(bytes);
  assertNoPage(text);
  const top: XmlNode = { name: '', uri: '', attributes: {}, children: [] };
  const open = [top];
  const parser = new SaxesParser({ xmlns: true, position: true });
  const addText = (content: string) => {
    if (content.length > longest)
      throw new Refusal('size', `<${open.at(-1)?.name}> of more than ${longest} characters, line ${parser.line}`);
    open.at(-1)?.children.push(content);
  };
  parser.on('error', (error) => {
    throw new Refusal('xml', error.message);
  });
  parser.on('doctype', (content) => {
    if (/\[|<!ENTITY/i.test(content)) throw new Refusal('doctype', 'a document type with declarations');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length > deepest) throw new Refusal('depth', `deeper than ${deepest} elements`);
    const own = Object.values(attributes).map(({ name, value }) => [name, value]);
    const node: XmlNode = { name: local, uri, attributes: Object.fromEntries(own), children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  const root = top.children.find((child): child is XmlNode => typeof child !== 'string');
  if (!root) throw new Refusal('xml', 'no element');
  return root;
}

/** The descendants along a path of local names. */
export const all = (node: XmlNode | undefined, path: string): XmlNode[] =>
  path
    .split('/')
    .reduce<XmlNode[]>(
      (found, name) =>
        found.flatMap(({ children }) =>
          children.filter((child): child is XmlNode => typeof child !== 'string' && child.name === name),
        ),
      node ? [node] : [],
    );

/** The first of them. */
export const first = (node: XmlNode | undefined, path: string): XmlNode | undefined => all(node, path)[0];

/** All text in an element, descendants included. */
export const textIn = (node: XmlNode | undefined): string =>
  node ? node.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('') : '';

/** The trimmed text at a path; '' if there is none. */
export const textAt = (node: XmlNode | undefined, path: string): string => textIn(first(node, path)).trim();
