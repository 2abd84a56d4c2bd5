import { escapedXml } from '@/lib/platform/xml';
import type { FeedFormat, FeedItem, SiteFeed } from './types';

const element = (tag: string, text: string): string => (text ? `<${tag}>${escapedXml(text)}</${tag}>` : '');
const day = (iso: string): string => new Date(iso).toUTCString();
const newest = (items: readonly FeedItem[]): string =>
  items
    .map(({ updated }) => updated)
    .sort()
    .at(-1) ?? new Date(0).toISOString();

const rssItem = ({ url, title, language, summary, from, published, categories }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapedXml(url)}</guid>`,
    element('description', summary),
    element('dc:creator', from),
    element('dc:language', language ?? ''),
    element('pubDate', day(published)),
    ...categories.map((category) => element('category', category)),
    '</item>',
  ].join('');

/** RSS 2.0 with the Atom and Dublin Core elements of the RSS best practices profile. */
const rss = ({ title, description, language, page, self, items }: SiteFeed): string =>
  [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', title),
    element('link', page),
    element('description', description),
    element('language', language),
    ...(items.length > 0 ? [element('lastBuildDate', day(newest(items)))] : []),
    `<atom:link rel="self" type="application/rss+xml" href="${escapedXml(self)}"/>`,
    ...items.map(rssItem),
    '</channel></rss>',
  ].join('\n');

const atomEntry = ({ url, title, language, summary, from, published, updated, categories }: FeedItem): string =>
  [
    '<entry>',
    `<title${language ? ` xml:lang="${language}"` : ''}>${escapedXml(title)}</title>`,
    `<link href="${escapedXml(url)}"/>`,
    element('id', url),
    element('published', published),
    element('updated', updated),
    from ? `<author>${element('name', from)}</author>` : '',
    element('summary', summary),
    ...categories.map((category) => `<category term="${escapedXml(category)}"/>`),
    '</entry>',
  ].join('');

/** Atom. RFC 4287. */
const atom = (author: string, { title, description, language, page, self, items }: SiteFeed): string =>
  [
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('title', title),
    element('subtitle', description),
    element('id', self),
    element('updated', newest(items)),
    `<author>${element('name', author)}</author>`,
    `<link rel="alternate" type="text/html" href="${escapedXml(page)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapedXml(self)}"/>`,
    ...items.map(atomEntry),
    '</feed>',
  ].join('\n');

/** The text of a feed; `author` is the default author of entries. */
export const feedDocument = (format: FeedFormat, feed: SiteFeed, author: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${format === 'rss' ? rss(feed) : atom(author, feed)}\n`;
