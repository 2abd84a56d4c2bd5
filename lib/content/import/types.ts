import type { Locale } from '@/lib/platform/i18n/site';
import type { ContentText } from '../write';

/** What an article is taken to be of where its feed does not say so itself; null where nobody said. */
export type ArticleDefaults = { locale: Locale | null; country: string | null };

/** An article of a feed. */
export type Article = {
  /** where it stands, for whoever mends the file */
  place: string;
  /** the feed, and its id there */
  feed: string;
  sourceId: string;
  sourceUrl: string | null;
  locale: Locale;
  text: ContentText;
  /** ISO time in UTC; null where the feed does not tell it */
  publishedAt: string | null;
  /** what it is filed under there, as written */
  labels: string[];
};

/** An element of a feed as it stands there, with what its feed says of all of them. */
export type FeedFacts = { id: string; title: string; base: string | null; language: string };
export type ItemFacts = {
  id: string;
  url: string;
  title: string;
  summary: string;
  /** HTML, or plain text */
  body: { text: string; isHtml: boolean };
  /** when it was published, as written; the first that can be read counts */
  dates: string[];
  language: string;
  labels: string[];
  author: string;
  /** what of it cannot be read, for the report */
  lost?: string;
};
