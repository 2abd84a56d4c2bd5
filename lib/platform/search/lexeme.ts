import 'server-only';
import { sql } from 'drizzle-orm';
import { arrayOf } from '@/lib/platform/db/array';
import { type Db, rows } from '@/lib/platform/db/client';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { clean } from './text';

/** A word as tsquery texts: by its stem ('' for stop words: of, de, für) and as written. */
export type Lexeme = { stem: string; written: string };

const known = new Map<string, Lexeme>();
const max = 20_000;

/** Lexemes of words from the database's dictionaries; cached, since they never change. */
export async function lexemesOf(db: Db, locale: Locale, words: readonly string[]): Promise<(word: string) => Lexeme> {
  const key = (word: string) => `${locale} ${word}`;
  const missing = [...new Set(words)].filter((word) => !known.has(key(word)));
  if (known.size + missing.length > max) known.clear();
  if (missing.length) {
    const found = await rows<Lexeme & { word: string }>(
      db,
      sql`select word, plainto_tsquery(geco_config(${locale}), text)::text as stem, plainto_tsquery('simple', text)::text as written
        from (select word, ${clean(locale, sql`word`)} as text from unnest(${arrayOf(missing, 'text')}) as word) given`,
    );
    for (const { word, stem, written } of found) known.set(key(word), { stem, written });
  }
  return (word) => known.get(key(word)) ?? { stem: '', written: '' };
}

const frequent = 1000;

/** Preloads the lexemes of the most frequent words, so that few searches have to query theirs. */
export async function learnLexemes(db: Db): Promise<void> {
  for (const locale of locales) {
    const words = await rows<{ word: string }>(
      db,
      sql`select shown as word from vocabulary where locale = ${locale} order by frequency desc, word limit ${frequent}`,
    );
    await lexemesOf(
      db,
      locale,
      words.map(({ word }) => word),
    );
  }
}
