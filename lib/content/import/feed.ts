import { bodyFromText } from '@/lib/platform/body/html';
import { plainText } from '@/lib/platform/body/text';
import { config } from '@/lib/platform/config';
import type { Packed } from '@/lib/platform/import/archive';
import { assertPast, readFeedInstant } from '@/lib/platform/import/date';
import { accepted, Refusal, type RefusedEntry } from '@/lib/platform/import/refusal';
import { importedBody, importedLine, line, localeOf, webAddress } from '@/lib/platform/import/text';
import { readXml, type XmlNode } from '@/lib/platform/import/xml';
import { readAtom } from './atom';
import { type ArticleFeed, readRdf, readRss } from './rss';
import type { Article, ArticleDefaults, FeedFacts, ItemFacts } from './types';

const summaryLength = 300;
const untitled = 120;
// In bytes: limit of the unique index over both.
const idLimit = 1200;
export type ArticleContext = {
  from: string | null;
  now: Date;
  assumed: ArticleDefaults;
  refused: (one: RefusedEntry) => void;
};

function languageOf(
  item: ItemFacts,
  feed: FeedFacts,
  assumed: ArticleDefaults,
): NonNullable<ArticleDefaults['locale']> {
  const named = item.language || feed.language;
  const locale = named ? localeOf(named) : assumed.locale;
  if (locale) return locale;
  throw new Refusal('language', named ? `${named} has no site` : 'a feed that does not tell its language');
}

function identifier(text: string, of: string, reason: 'guid' | 'id'): string {
  const id = line(text, text.length);
  if (!id) throw new Refusal(reason, `${of} with neither an id nor an address`);
  if (Buffer.byteLength(id) > idLimit) throw new Refusal(reason, `${of} whose id is longer than ${idLimit} bytes`);
  return id;
}

/** The publication time from the first readable date; null, with a report entry, if none is. */
function instantOf(
  item: ItemFacts,
  feed: FeedFacts,
  place: string,
  { assumed, refused }: ArticleContext,
): string | null {
  const context = [item.language, feed.language, assumed.country ?? '', assumed.locale ?? ''];
  const odd: RefusedEntry[] = [];
  for (const date of item.dates) {
    const instant = accepted(
      (one) => odd.push({ ...one, kept: true }),
      place,
      () => readFeedInstant(date, context),
    );
    if (instant !== null) return instant;
  }
  odd.slice(0, 1).forEach(refused);
  return null;
}

function articleOf(item: ItemFacts, feed: FeedFacts, place: string, reading: ArticleContext): Article {
  const { now, assumed, refused } = reading;
  const id = identifier(item.id, 'an article', 'guid');
  const base = webAddress(item.url, feed.base ?? undefined);
  const locale = languageOf(item, feed, assumed);
  const { text: given, isHtml } = item.body;
  const body = isHtml ? importedBody(given, base ?? feed.base) : bodyFromText(given);
  const words = plainText(body);
  const title = importedLine(item.title, config.content.title) || line(words, untitled);
  if (!title) throw new Refusal('title', 'an article with neither a title nor a text');
  const publishedAt = instantOf(item, feed, place, reading);
  if (publishedAt) assertPast(publishedAt, now);
  if (item.lost !== undefined) refused({ place, reason: 'text', detail: item.lost, kept: true });
  return {
    place: `${place} (${id})`,
    feed: feed.id,
    sourceId: id,
    sourceUrl: base,
    locale,
    text: {
      title,
      summary: importedLine(item.summary, summaryLength) || line(words, summaryLength),
      source: importedLine(item.author || feed.title, 200),
      body,
    },
    publishedAt,
    labels: item.labels.slice(0, 50).map((label) => line(label, 80)),
  };
}

function feedOf(root: XmlNode, from: string | null): ArticleFeed {
  const feed = readRss(root) ?? readAtom(root) ?? readRdf(root);
  if (!feed) throw new Refusal('root', `<${root.name}> is neither RSS, Atom nor RDF`);
  const id = identifier(feed.facts.id || from || '', 'a feed', 'id');
  return { ...feed, facts: { ...feed.facts, id } };
}

/**
 * Parses a feed: RSS 2.0, Atom 1.0 or RSS 1.0 (RDF). Unreadable items are reported with their position.
 * @returns null if the whole document was rejected
 */
export function readFeed({ name, bytes }: Packed, reading: ArticleContext): Article[] | null {
  const { refused } = reading;
  const feed = accepted(refused, name, () => {
    if (!bytes.toString('latin1', 0, 4000).trim()) throw new Refusal('empty', 'an empty document');
    return feedOf(readXml(bytes), reading.from);
  });
  if (!feed) return null;
  return feed.items.flatMap((item, index) => {
    const place = `${name} item ${index + 1}`;
    return accepted(refused, place, () => articleOf(feed.read(item), feed.facts, place, reading)) ?? [];
  });
}
