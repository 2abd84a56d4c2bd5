import { textIn, type XmlNode } from '@/lib/platform/import/xml';
import { coreDates, coreElements, coreText, elements, elementText, markupIn, namespaces } from './element';
import type { ArticleFeed } from './rss';
import type { ItemFacts } from './types';

const { atom, oldAtom } = namespaces;
const linkOf = (node: XmlNode, rel: string) =>
  elements(node, 'link', node.uri).find(({ attributes }) => (attributes.rel ?? 'alternate') === rel)?.attributes.href ??
  '';

type Text = { text: string; isHtml: boolean; lost?: string };
const none: Text = { text: '', isHtml: false };

/** Decodes base64 bytes to text. */
function unpacked(packed: string, type: string): Text {
  const bare = packed.replace(/\s+/g, '');
  // Text labelled base64 that is not valid base64 is used as it is.
  if (!/^[\w+/-]*={0,2}$/.test(bare)) return { text: packed.trim(), isHtml: true };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(bare, 'base64'));
    if (!/[^\P{Cc}\t\n\r]/u.test(text)) return { text: text.trim(), isHtml: true };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return { ...none, lost: `a text of the type ${type} that is none` };
}

/**
 * An Atom text construct (RFC 4287, 3.1 and 4.1.3): plain text, escaped HTML, inline XHTML, or another media type, XML
 * or base64; `mode` is its counterpart in Atom 0.3.
 */
function textOf(node: XmlNode | undefined): Text {
  if (!node) return none;
  const { src, mode } = node.attributes;
  const type = (node.attributes.type ?? 'text').toLowerCase();
  if (src !== undefined) return { ...none, lost: `a text that stands at ${src}` };
  const isXml = /[/+]xml\b/.test(type);
  const isText = !type.includes('/') || type.startsWith('text/') || isXml;
  if (mode === 'base64' || (mode === undefined && !isText)) return unpacked(textIn(node), type);
  const isHtml = /html/.test(type);
  const isMarkup = type === 'xhtml' || isXml || (isHtml && mode === 'xml');
  if (isMarkup && node.children.some((child) => typeof child !== 'string'))
    return { text: markupIn(node), isHtml: true };
  return { text: textIn(node).trim(), isHtml: isHtml || isXml };
}

function entryOf(entry: XmlNode): ItemFacts {
  const { uri } = entry;
  const [summary, content] = ['summary', 'content'].map((name) => textOf(elements(entry, name, uri)[0])) as [
    Text,
    Text,
  ];
  const url = linkOf(entry, 'alternate');
  const labels = elements(entry, 'category', uri).map(({ attributes: { label, term } }) => label ?? term ?? '');
  const lost = content.lost ?? summary.lost;
  return {
    id: elementText(entry, 'id', uri) || url || coreText(entry, 'identifier'),
    url,
    title: textOf(elements(entry, 'title', uri)[0]).text || coreText(entry, 'title'),
    summary: summary.text || coreText(entry, 'abstract', 'description'),
    body: content.text ? content : summary,
    dates: [
      ...['published', 'issued', 'created'].map((name) => elementText(entry, name, uri)),
      ...coreDates(entry),
      ...['updated', 'modified'].map((name) => elementText(entry, name, uri)),
    ].filter(Boolean),
    language: entry.attributes['xml:lang'] ?? coreText(entry, 'language'),
    labels: [...labels, ...coreElements(entry, 'subject').map(textIn)].map((label) => label.trim()).filter(Boolean),
    author: elementText(elements(entry, 'source', uri)[0], 'title', uri),
    ...(lost === undefined ? {} : { lost }),
  };
}

/** Atom 1.0 or 0.3; null for another document. */
export function readAtom(root: XmlNode): ArticleFeed | null {
  const { uri } = root;
  if (root.name !== 'feed' || (uri !== atom && uri !== oldAtom)) return null;
  return {
    facts: {
      id: elementText(root, 'id', uri) || linkOf(root, 'self') || linkOf(root, 'alternate'),
      title: textOf(elements(root, 'title', uri)[0]).text,
      base: root.attributes['xml:base'] ?? (linkOf(root, 'alternate') || null),
      language: root.attributes['xml:lang'] ?? coreText(root, 'language'),
    },
    items: elements(root, 'entry', uri),
    read: entryOf,
  };
}
