import 'server-only';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Body } from '@/lib/platform/body/types';
import type { Channel } from '@/lib/platform/config';
import type { Db } from '@/lib/platform/db/client';
import {
  content,
  contentCategory,
  contentCountry,
  contentKeyword,
  contentTranslation,
} from '@/lib/platform/db/schema/content';
import type { Transaction } from '@/lib/platform/db/transaction';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { refreshPortal } from '@/lib/portal/refresh';

export type ContentText = { title: string; summary: string; source: string; body: Body };
export type ContentInput = {
  channel: Channel;
  /** URL key of a fixed page */
  key: string | null;
  sub: string;
  locale: Locale;
  cover: string;
  video: string | null;
  seconds: number | null;
  recommend: number;
  sort: number;
  demonstration: boolean;
  sourceUrl: string | null;
  countries: readonly string[];
  categories: readonly number[];
  keywords: readonly number[];
  translations: Partial<Record<Locale, ContentText>>;
};

const columnsOf = ({ channel, key, sub, locale, cover, video, seconds, recommend, sort, ...rest }: ContentInput) => ({
  ...{ channel, key, sub, originalLocale: locale, cover, video, seconds, recommend, sort },
  demonstration: rest.demonstration,
  sourceUrl: rest.sourceUrl,
});

/** Replaces the rows that belong to a content item in other tables. */
async function writeParts(db: Db, contentId: number, input: ContentInput): Promise<void> {
  for (const table of [contentTranslation, contentCountry, contentCategory, contentKeyword])
    await db.execute(sql`delete from ${table} where content_id = ${contentId}`);
  const texts = locales.flatMap((locale) => {
    const text = input.translations[locale];
    return text ? [{ contentId, locale, ...text }] : [];
  });
  if (texts.length) await db.insert(contentTranslation).values(texts);
  const countries = [...new Set(input.countries)].map((countryCode) => ({ contentId, countryCode }));
  if (countries.length) await db.insert(contentCountry).values(countries);
  const categories = [...new Set(input.categories)].map((categoryId) => ({ contentId, categoryId }));
  if (categories.length) await db.insert(contentCategory).values(categories);
  const keywords = [...new Set(input.keywords)].map((keywordId, sort) => ({ contentId, keywordId, sort }));
  if (keywords.length) await db.insert(contentKeyword).values(keywords);
}

type State = {
  status: 'draft' | 'scheduled' | 'published' | 'withdrawn';
  publishedAt: Date | null;
  createdBy?: number;
  /** feed and article id of an import */
  from?: { feed: string; sourceId: string };
  /** fixed id */
  id?: number;
};

/** Inserts a content item. @returns its id; the caller refreshes its search rows */
export async function insertContent(db: Db, input: ContentInput, state: State): Promise<number> {
  const { from, ...rest } = state;
  const [row] = await db
    .insert(content)
    .values({ ...columnsOf(input), ...rest, ...from })
    .returning({ id: content.id });
  if (!row) throw new Error('an insert gave no row');
  await writeParts(db, row.id, input);
  return row.id;
}

/** Replaces a content item except its state, and refreshes its search rows. */
export async function rewriteContent(db: Db, id: number, input: ContentInput): Promise<void> {
  await db.update(content).set(columnsOf(input)).where(sql`${content.id} = ${id}`);
  await writeParts(db, id, input);
  await refreshPortal(db, 'content', [id]);
}

/** Publishes a scheduled item that is due. @returns false if another node was faster */
export async function publishScheduled(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const published = await tx
    .update(content)
    .set({ status: 'published', updatedAt: now })
    .where(and(eq(content.id, id), eq(content.status, 'scheduled'), lte(content.publishedAt, now)))
    .returning({ id: content.id });
  if (published.length === 0) return false;
  await refreshPortal(tx, 'content', [id]);
  return true;
}
