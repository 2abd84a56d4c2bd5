import 'server-only';
import { sql } from 'drizzle-orm';
import type { ContentText } from '@/lib/content/write';
import { type Db, rows } from '@/lib/platform/db/client';
import { utc } from '@/lib/platform/db/time';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Filing } from './classification';
import type { Article } from './types';

/** A stored article. */
export type StoredArticle = Filing & {
  id: number;
  status: 'draft' | 'scheduled' | 'published' | 'withdrawn';
  sourceUrl: string | null;
  originalLocale: Locale;
  publishedAt: string | null;
  cover: string;
  recommend: number;
  sort: number;
  texts: Partial<Record<Locale, ContentText>>;
};
type Row = Omit<StoredArticle, 'texts'> & {
  feed: string;
  sourceId: string;
  texts: (ContentText & { locale: Locale })[];
};

/** Unique key of an article: feed and id. */
export const keyOf = ({ feed, sourceId }: { feed: string; sourceId: string }): string => `${feed}\n${sourceId}`;

/** The stored ones among the given articles, by key. */
export async function loadStored(db: Db, of: readonly Article[]): Promise<Map<string, StoredArticle>> {
  const keys = JSON.stringify(of.map(({ feed, sourceId }) => ({ feed, source_id: sourceId })));
  const source = sql`content x join json_to_recordset(${keys}::json) as w(feed text, source_id text)
    on w.feed = x.feed and w.source_id = x.source_id`;
  // Lock first: a concurrent import of the same article must finish before the texts are read.
  await db.execute(sql`select from ${source} order by x.id for update of x`);
  const found = await rows<Row>(
    db,
    sql`select x.id, x.feed, x.source_id as "sourceId", x.source_url as "sourceUrl", x.status, x.original_locale as "originalLocale",
        ${utc(sql`x.published_at`)} as "publishedAt", x.cover, x.recommend, x.sort,
        array(select k.country_code::text from content_country k where k.content_id = x.id order by 1) as countries,
        array(select k.category_id from content_category k where k.content_id = x.id order by 1) as categories,
        array(select k.keyword_id from content_keyword k where k.content_id = x.id order by k.sort) as keywords,
        (select coalesce(jsonb_agg(jsonb_build_object('locale', t.locale, 'title', t.title, 'summary', t.summary, 'source', t.source,
          'body', t.body)), '[]') from content_translation t where t.content_id = x.id) as texts
      from ${source}`,
  );
  return new Map(
    found.map(({ feed, sourceId, texts, ...row }) => [
      keyOf({ feed, sourceId }),
      { ...row, texts: Object.fromEntries(texts.map(({ locale, ...text }) => [locale, text])) },
    ]),
  );
}
