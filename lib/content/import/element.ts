import { textIn, type XmlNode } from '@/lib/platform/import/xml';

export const namespaces = {
  atom: 'http://www.w3.org/2005/Atom',
  /** Atom 0.3, before it was a standard. */
  oldAtom: 'http://purl.org/atom/ns#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  dublinCore: 'http://purl.org/dc/elements/1.1/',
  terms: 'http://purl.org/dc/terms/',
  xhtml: 'http://www.w3.org/1999/xhtml',
  content: 'http://purl.org/rss/1.0/modules/content/',
} as const;

/** The elements right below one by their name in a namespace: media:title is no title. */
export const elements = (node: XmlNode | undefined, name: string, uri: string): XmlNode[] =>
  (node?.children ?? []).filter(
    (child): child is XmlNode => typeof child !== 'string' && child.name === name && child.uri === uri,
  );

/** The text of the first of them, without space around; '' where there is none. */
export const elementText = (node: XmlNode | undefined, name: string, uri: string): string =>
  textIn(elements(node, name, uri)[0]).trim();

const { dublinCore, terms } = namespaces;

/** Elements of the Dublin Core by their names, in its first set and then among its terms. */
export const coreElements = (node: XmlNode | undefined, ...names: string[]): XmlNode[] =>
  names.flatMap((name) => [...elements(node, name, dublinCore), ...elements(node, name, terms)]);

/** The texts of them, those without any left out. */
export const coreTexts = (node: XmlNode | undefined, ...names: string[]): string[] =>
  coreElements(node, ...names)
    .map((one) => textIn(one).trim())
    .filter(Boolean);

/** The first of those texts; '' where there is none. */
export const coreText = (node: XmlNode | undefined, ...names: string[]): string => coreTexts(node, ...names)[0] ?? '';

/** When the Dublin Core says that something was published, the surest first. */
export const coreDates = (node: XmlNode | undefined): string[] =>
  coreTexts(node, 'issued', 'date', 'available', 'created', 'modified');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** XHTML in a feed as HTML text; what of it is allowed is decided where it is read. */
export const markupIn = (node: XmlNode): string =>
  node.children
    .map((child) => {
      if (typeof child === 'string') return escaped(child);
      const href = child.attributes.href === undefined ? '' : ` href="${escaped(child.attributes.href)}"`;
      return child.name === 'br' ? '<br>' : `<${child.name}${href}>${markupIn(child)}</${child.name}>`;
    })
    .join('');
