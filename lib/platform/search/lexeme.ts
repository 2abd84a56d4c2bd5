import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { arrayOf } from '@/lib/platform/db/array';
import { type Db, rows } from '@/lib/platform/db/client';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { clean } from './text';

/** A word as tsquery texts: by its stem ('' for stop words: of, de, für) and as written. */
export type Lexeme = { stem: string; written: string };

const known = new Map<string, Lexeme>();
const max = 20_000;

const keyOf = (locale: Locale, word: string): string => `${locale} ${word}`;

const lexemes = (locale: Locale, words: readonly string[]): SQL =>
  sql`select ${locale}::text as locale, word, plainto_tsquery(geco_config(${locale}), text)::text as stem, plainto_tsquery('simple', text)::text as written
    from (select word, ${clean(locale, sql`word`)} as text from unnest(${arrayOf(words, 'text')}) as word) given`;

/** Caches the lexemes of a language's words, of several languages in one statement; they never change. */
export async function learnWords(
  db: Db,
  batches: readonly { locale: Locale; words: readonly string[] }[],
): Promise<void> {
  if (known.size + batches.reduce((sum, { words }) => sum + words.length, 0) > max) known.clear();
  const missing = batches
    .map(({ locale, words }) => ({
      locale,
      words: [...new Set(words)].filter((word) => !known.has(keyOf(locale, word))),
    }))
    .filter(({ words }) => words.length > 0);
  if (missing.length === 0) return;
  const found = await rows<Lexeme & { locale: Locale; word: string }>(
    db,
    sql.join(
      missing.map(({ locale, words }) => lexemes(locale, words)),
      sql` union all `,
    ),
  );
  for (const { locale, word, stem, written } of found) known.set(keyOf(locale, word), { stem, written });
}

/** Lexemes of words from the database's dictionaries. */
export async function lexemesOf(db: Db, locale: Locale, words: readonly string[]): Promise<(word: string) => Lexeme> {
  await learnWords(db, [{ locale, words }]);
  return (word) => known.get(keyOf(locale, word)) ?? { stem: '', written: '' };
}

const frequent = 1000;

/** Preloads the lexemes of the most frequent words, so that few searches have to query theirs. */
export async function learnLexemes(db: Db): Promise<void> {
  for (const locale of locales) {
    const words = await rows<{ word: string }>(
      db,
      sql`select shown as word from vocabulary where locale = ${locale} order by frequency desc, word limit ${frequent}`,
    );
    await learnWords(db, [{ locale, words: words.map(({ word }) => word) }]);
  }
}
