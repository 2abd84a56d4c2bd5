import { textIn, type XmlNode } from '@/lib/platform/import/xml';
import { coreDates, coreElements, coreText, elements, elementText, markupIn, namespaces } from './element';
import type { FeedFacts, ItemFacts } from './types';

const { atom, rdf, content, xhtml } = namespaces;
export type ArticleFeed = { facts: FeedFacts; items: XmlNode[]; read: (item: XmlNode) => ItemFacts };

/** The body of an item: full HTML or XHTML, else its description, which may contain elements too. */
function bodyOf(item: XmlNode, description: string): string {
  const encoded = elementText(item, 'encoded', content);
  if (encoded) return encoded;
  const [own] = ['body', 'div'].flatMap((name) => elements(item, name, xhtml));
  return (own && markupIn(own).trim()) || description;
}

function descriptionOf(item: XmlNode, uri: string): string {
  const [own] = elements(item, 'description', uri);
  const hasElements = own?.children.some((child) => typeof child !== 'string');
  const text = own && hasElements ? markupIn(own).trim() : textIn(own).trim();
  return text || coreText(item, 'abstract', 'description');
}

function itemOf(item: XmlNode, uri: string): ItemFacts {
  const text = (name: string) => elementText(item, name, uri);
  const [guid] = elements(item, 'guid', uri);
  const id = textIn(guid).trim();
  const isLink = id !== '' && guid?.attributes.isPermaLink !== 'false' && /^https?:/i.test(id);
  const named = coreText(item, 'identifier');
  const description = descriptionOf(item, uri);
  const labels = [...elements(item, 'category', uri), ...coreElements(item, 'subject')];
  return {
    id: id || (item.attributes['rdf:about'] ?? '').trim() || text('link') || named,
    url: text('link') || (isLink ? id : '') || (/^https?:/i.test(named) ? named : ''),
    title: text('title') || coreText(item, 'title'),
    summary: description,
    body: { text: bodyOf(item, description), isHtml: true },
    dates: [text('pubDate'), ...coreDates(item)].filter(Boolean),
    language: item.attributes['xml:lang'] ?? coreText(item, 'language'),
    labels: labels.map((label) => textIn(label).trim()).filter(Boolean),
    author: textIn(elements(item, 'source', uri)[0]).trim() || coreText(item, 'publisher'),
  };
}

function factsOf(channel: XmlNode | undefined, uri: string, root: XmlNode): FeedFacts {
  const self = elements(channel, 'link', atom).find(({ attributes: { rel } }) => rel === 'self');
  const link = elementText(channel, 'link', uri);
  return {
    id: (self?.attributes.href ?? '').trim() || (channel?.attributes['rdf:about'] ?? '').trim() || link,
    title: elementText(channel, 'title', uri) || coreText(channel, 'title'),
    base: link || null,
    language:
      elementText(channel, 'language', uri) ||
      coreText(channel, 'language') ||
      (channel?.attributes['xml:lang'] ?? root.attributes['xml:lang'] ?? ''),
  };
}

/** RSS 0.91 to 2.0, with items inside the channel; null for another document. */
export function readRss(root: XmlNode): ArticleFeed | null {
  if (root.name !== 'rss') return null;
  const channel = elements(root, 'channel', root.uri)[0];
  if (!channel) return null;
  return {
    facts: factsOf(channel, root.uri, root),
    items: elements(channel, 'item', root.uri),
    read: (item) => itemOf(item, root.uri),
  };
}

/** RSS 1.0 and 0.90 (RDF), with items beside the channel; null for another document. */
export function readRdf(root: XmlNode): ArticleFeed | null {
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
