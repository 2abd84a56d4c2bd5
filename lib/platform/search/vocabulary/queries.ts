import 'server-only';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { plain } from '@/lib/platform/i18n/fold';
import type { Locale } from '@/lib/platform/i18n/site';
import { chineseTokens, words } from '@/lib/platform/search/word';

/**
 * Whether all words of a term occur in reviewed texts: the vocabulary of names, keywords and categories, or names and
 * titles of public items. Suppliers' unreviewed texts are excluded.
 */
export async function isReviewed(db: Db, locale: Locale, term: string): Promise<boolean> {
  const all = locale === 'zh' ? chineseTokens(term) : words(term).map(plain);
  // Short numbers alone, such as sizes, are not informative.
  const list = [...new Set(all)].filter((word) => !/^\p{N}{1,4}$/u.test(word));
  if (list.length === 0) return false;
  const [found] = await rows<{ known: boolean }>(
    db,
    // Words of names are marked in the search rows, see geco_named.
    sql`select bool_and(exists (select 1 from vocabulary v where v.locale = ${locale} and v.word = w)
        or exists (select 1 from product_search s where s.locale = ${locale} and s.tsv @@ quote_literal('=' || w)::tsquery)
        or exists (select 1 from company_search s where s.locale = ${locale} and s.tsv @@ quote_literal('=' || w)::tsquery)
        or exists (select 1 from portal_search s where s.locale = ${locale} and s.tsv @@ quote_literal('=' || w)::tsquery)) as known
      from jsonb_array_elements_text(${JSON.stringify(list)}::jsonb) as w`,
  );
  return found?.known ?? false;
}
