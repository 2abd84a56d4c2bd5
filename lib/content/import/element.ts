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

/** Child elements by local name and namespace, so that media:title is not taken for title. */
export const elements = (node: XmlNode | undefined, name: string, uri: string): XmlNode[] =>
  (node?.children ?? []).filter(
    (child): child is XmlNode => typeof child !== 'string' && child.name === name && child.uri === uri,
  );

/** Trimmed text of the first such element; '' if there is none. */
export const elementText = (node: XmlNode | undefined, name: string, uri: string): string =>
  textIn(elements(node, name, uri)[0]).trim();

const { dublinCore, terms } = namespaces;

/** Dublin Core elements by name: of the element set 1.1, then of the terms. */
export const coreElements = (node: XmlNode | undefined, ...names: string[]): XmlNode[] =>
  names.flatMap((name) => [...elements(node, name, dublinCore), ...elements(node, name, terms)]);

/** Their non-empty texts. */
export const coreTexts = (node: XmlNode | undefined, ...names: string[]): string[] =>
  coreElements(node, ...names)
    .map((one) => textIn(one).trim())
    .filter(Boolean);

/** The first of those texts; '' if there is none. */
export const coreText = (node: XmlNode | undefined, ...names: string[]): string => coreTexts(node, ...names)[0] ?? '';

/** Dublin Core publication dates, most reliable first. */
export const coreDates = (node: XmlNode | undefined): string[] =>
  coreTexts(node, 'issued', 'date', 'available', 'created', 'modified');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Inline XHTML of a feed as HTML; sanitised where it is rendered. */
export const markupIn = (node: XmlNode): string =>
  node.children
    .map((child) => {
      if (typeof child === 'string') return escaped(child);
      const href = child.attributes.href === undefined ? '' : ` href="${escaped(child.attributes.href)}"`;
      return child.name === 'br' ? '<br>' : `<${child.name}${href}>${markupIn(child)}</${child.name}>`;
    })
    .join('');
