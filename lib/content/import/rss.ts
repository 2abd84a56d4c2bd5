import { textIn, type XmlNode } from '@/lib/import/xml';
import { elements, elementText, namespaces } from './element';
import type { FeedFacts, ItemFacts } from './types';

const { atom, rdf, dublinCore, content } = namespaces;
export type Feed = { facts: FeedFacts; items: XmlNode[]; read: (item: XmlNode) => ItemFacts };

function itemOf(item: XmlNode, uri: string): ItemFacts {
  const text = (name: string) => elementText(item, name, uri);
  const [guid] = elements(item, 'guid', uri);
  const id = textIn(guid).trim();
  const isLink = id !== '' && guid?.attributes.isPermaLink !== 'false' && /^https?:/i.test(id);
  const whole = elementText(item, 'encoded', content);
  const description = text('description');
  const labels = [...elements(item, 'category', uri), ...elements(item, 'subject', dublinCore)];
  return {
    id: id || (item.attributes['rdf:about'] ?? '').trim() || text('link'),
    url: text('link') || (isLink ? id : ''),
    title: text('title'),
    summary: description,
    body: { text: whole || description, isHtml: true },
    date: text('pubDate') || elementText(item, 'date', dublinCore),
    language: item.attributes['xml:lang'] ?? elementText(item, 'language', dublinCore),
    labels: labels.map((label) => textIn(label).trim()).filter(Boolean),
    author: textIn(elements(item, 'source', uri)[0]).trim(),
  };
}

function factsOf(channel: XmlNode | undefined, uri: string, root: XmlNode): FeedFacts {
  const self = elements(channel, 'link', atom).find(({ attributes: { rel } }) => rel === 'self');
  const link = elementText(channel, 'link', uri);
  return {
    id: (self?.attributes.href ?? '').trim() || (channel?.attributes['rdf:about'] ?? '').trim() || link,
    title: elementText(channel, 'title', uri),
    base: link || null,
    language:
      elementText(channel, 'language', uri) ||
      elementText(channel, 'language', dublinCore) ||
      (channel?.attributes['xml:lang'] ?? root.attributes['xml:lang'] ?? ''),
  };
}

/** RSS 0.91 to 2.0: everything in a channel; null for another document. */
export function readRss(root: XmlNode): Feed | null {
  if (root.name !== 'rss') return null;
  const channel = elements(root, 'channel', root.uri)[0];
  if (!channel) return null;
  return {
    facts: factsOf(channel, root.uri, root),
    items: elements(channel, 'item', root.uri),
    read: (item) => itemOf(item, root.uri),
  };
}

/** RSS 1.0 and 0.90, which are RDF: the articles stand beside the channel; null for another document. */
export function readRdf(root: XmlNode): Feed | null {
  if (root.name !== 'RDF' || root.uri !== rdf) return null;
  const channel = root.children.find(
    (child): child is XmlNode => typeof child !== 'string' && child.name === 'channel',
  );
  if (!channel) return null;
  const { uri } = channel;
  return {
    facts: factsOf(channel, uri, root),
    items: elements(root, 'item', uri),
    read: (item) => itemOf(item, uri),
  };
}
