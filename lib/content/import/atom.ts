import { textIn, type XmlNode } from '@/lib/import/xml';
import { elements, elementText, markupIn, namespaces } from './element';
import type { Feed } from './rss';
import type { ItemFacts } from './types';

const { atom } = namespaces;
const linkOf = (node: XmlNode, rel: string) =>
  elements(node, 'link', atom).find(({ attributes }) => (attributes.rel ?? 'alternate') === rel)?.attributes.href ?? '';

/** A text of Atom (RFC 4287, 3.1): plain, HTML as text, or XHTML as elements. */
function textOf(node: XmlNode | undefined): { text: string; isHtml: boolean } {
  const type = node?.attributes.type ?? 'text';
  if (!node || node.attributes.src !== undefined) return { text: '', isHtml: false };
  if (type === 'xhtml') return { text: markupIn(node), isHtml: true };
  return { text: textIn(node).trim(), isHtml: type === 'html' || type === 'text/html' };
}

function entryOf(entry: XmlNode): ItemFacts {
  const [summary, content] = ['summary', 'content'].map((name) => textOf(elements(entry, name, atom)[0])) as [
    ReturnType<typeof textOf>,
    ReturnType<typeof textOf>,
  ];
  const url = linkOf(entry, 'alternate');
  return {
    id: elementText(entry, 'id', atom) || url,
    url,
    title: textOf(elements(entry, 'title', atom)[0]).text,
    summary: summary.text,
    body: content.text ? content : summary,
    date: elementText(entry, 'published', atom) || elementText(entry, 'updated', atom),
    language: entry.attributes['xml:lang'] ?? '',
    labels: elements(entry, 'category', atom).flatMap(
      ({ attributes: { label, term } }) => (label ?? term)?.trim() || [],
    ),
    author: elementText(elements(entry, 'source', atom)[0], 'title', atom),
  };
}

/** Atom 1.0: a feed of entries; null for another document. */
export function readAtom(root: XmlNode): Feed | null {
  if (root.name !== 'feed' || root.uri !== atom) return null;
  return {
    facts: {
      id: elementText(root, 'id', atom) || linkOf(root, 'self') || linkOf(root, 'alternate'),
      title: textOf(elements(root, 'title', atom)[0]).text,
      base: root.attributes['xml:base'] ?? (linkOf(root, 'alternate') || null),
      language: root.attributes['xml:lang'] ?? '',
    },
    items: elements(root, 'entry', atom),
    read: entryOf,
  };
}
