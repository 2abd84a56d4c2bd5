import type { Locale } from '@/lib/platform/i18n/site';
import type { ContentText } from '../write';

/** Defaults for feeds that do not state these; null if unknown. */
export type ArticleDefaults = { locale: Locale | null; country: string | null };

/** An article of a feed. */
export type Article = {
  /** position in the file, for error messages */
  place: string;
  /** feed id and article id */
  feed: string;
  sourceId: string;
  sourceUrl: string | null;
  locale: Locale;
  text: ContentText;
  /** ISO time in UTC; null if the feed gives none */
  publishedAt: string | null;
  /** labels as written in the feed */
  labels: string[];
};

/** Raw values of a feed and of an item. */
export type FeedFacts = { id: string; title: string; base: string | null; language: string };
export type ItemFacts = {
  id: string;
  url: string;
  title: string;
  summary: string;
  /** HTML, or plain text */
  body: { text: string; isHtml: boolean };
  /** publication dates as written; the first readable one counts */
  dates: string[];
  language: string;
  labels: string[];
  author: string;
  /** unreadable parts, for the report */
  lost?: string;
};
