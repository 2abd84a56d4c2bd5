import { SaxesParser } from 'saxes';
import { Refusal } from './refusal';

/** An element: its local name, its namespace, its attributes by their names as written. */
export type XmlNode = {
  name: string;
  uri: string;
  attributes: Record<string, string>;
  children: (XmlNode | string)[];
};

// A tree takes many times the room of its text; the largest notices are of a few megabytes.
const most = 32 * 2 ** 20;
const deepest = 200;
// In characters: no field of a notice or a feed is a book.
const longest = 2 ** 20;

/** Text of bytes by byte order mark, else by the XML declaration, else as UTF-8. @throws Refusal encoding */
export function decode(bytes: Buffer): string {
  const head = bytes.subarray(0, 200).toString('latin1');
  const mark = head.startsWith('\xff\xfe') ? 'utf-16le' : head.startsWith('\xfe\xff') ? 'utf-16be' : null;
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  try {
    return new TextDecoder(mark ?? declared ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    const name = mark ?? declared ?? 'UTF-8';
    throw new Refusal('encoding', error instanceof RangeError ? `${name} is not known` : `is not in ${name}`);
  }
}

/** Refuses a page that stands where a document was expected. */
export function assertNoPage(text: string): void {
  if (/^\s*(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype\s+html|html)\b/i.test(text.slice(0, 4000)))
    throw new Refusal('html', 'a web page');
}

/**
 * Reads an XML document. Entities of its own are refused, nothing outside of it is read.
 * @throws Refusal size, encoding, html, doctype, depth or xml
 */
export function readXml(bytes: Buffer): XmlNode {
  if (bytes.length > most) throw new Refusal('size', `more than ${most} bytes of XML`);
  const text = decode(bytes);
  assertNoPage(text);
  const top: XmlNode = { name: '', uri: '', attributes: {}, children: [] };
  const open = [top];
  const parser = new SaxesParser({ xmlns: true, position: true });
  const say = (content: string) => {
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
  parser.on('text', say);
  parser.on('cdata', say);
  parser.write(text).close();
  const root = top.children.find((child): child is XmlNode => typeof child !== 'string');
  if (!root) throw new Refusal('xml', 'no element');
  return root;
}

/** The elements below one, along a path of local names. */
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

/** All text in an element, its inner elements included. */
export const textIn = (node: XmlNode | undefined): string =>
  node ? node.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('') : '';

/** The text at the end of a path, without space around; '' where there is none. */
export const textAt = (node: XmlNode | undefined, path: string): string => textIn(first(node, path)).trim();
