import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import type { Db } from '@/lib/platform/db/client';
import { plain } from '@/lib/platform/i18n/fold';
import type { Locale } from '@/lib/platform/i18n/site';
import { wakeJob } from '@/lib/platform/job/wake';
import { chineseTokens, chineseWords, hanRuns, words } from '@/lib/platform/search/word';

/** Sources of the vocabulary. */
export const sourceKinds = ['category', 'product', 'company', 'tender', 'content', 'directory'] as const;
export type SourceKind = (typeof sourceKinds)[number];

const portal = {
  tender: { text: 'title', table: 'tender_translation', key: 'tender_id' },
  content: { text: 'title', table: 'content_translation', key: 'content_id' },
  directory: { text: 'name', table: 'directory_translation', key: 'entry_id' },
} as const;

/**
 * Public texts of a kind in their original languages: `id`, `locale`, `name`, `terms` (keywords of products, synonyms
 * of categories) and `weight` of its suggestions. Names that differ only in the model count once.
 * @param only a condition on the subject's `id`
 */
export function publicTexts(kind: SourceKind, only: (id: SQL) => SQL): SQL {
  if (kind === 'category')
    return sql`select t.category_id as id, t.locale, t.name, t.terms, 50 as weight from category_translation t where ${only(sql`t.category_id`)}`;
  if (kind === 'product')
    return sql`select s.product_id as id, s.locale, replace(t.name, p.model, ' ') as name, t.keywords as terms, 1 as weight
      from product_search s join product p on p.id = s.product_id
        join product_translation t on t.product_id = s.product_id and t.locale = s.locale where ${only(sql`s.product_id`)}`;
  if (kind === 'company')
    return sql`select s.company_id as id, s.locale, t.name, '' as terms, greatest(1, round(s.quality * 100))::int as weight
      from company_search s join company_translation t on t.company_id = s.company_id and t.locale = s.locale where ${only(sql`s.company_id`)}`;
  const { text, table, key } = portal[kind];
  return sql`select s.subject_id as id, s.locale, t.${sql.identifier(text)} as name, '' as terms, 1 as weight
    from portal_search s join ${sql.identifier(table)} t on t.${sql.identifier(key)} = s.subject_id and t.locale = s.locale
    where s.kind = ${kind} and ${only(sql`s.subject_id`)}`;
}

const longestRun = 12;

/**
 * Words to correct to, as written: at least two characters, no digits. For Chinese, whole names too, since around a
 * wrong character often no word can be segmented.
 */
export const correctableWords = (text: string, locale: Locale): string[] => [
  ...new Set(
    locale === 'zh'
      ? [
          ...chineseWords(text),
          ...chineseTokens(text).filter((word) => /^\p{Script=Han}{2,}$/u.test(word)),
          ...hanRuns(text).filter((run) => [...run].length >= 3 && [...run].length <= longestRun),
        ]
      : words(text.toLowerCase()).filter((word) => plain(word).length >= 2 && !/\p{N}/u.test(word)),
  ),
];

/** The suggestions from one text, with their scope. German nouns are capitalised. */
export function proposals(
  kind: SourceKind,
  locale: Locale,
  name: string,
  terms: string,
): { scope: 'product' | 'company'; text: string }[] {
  if (kind === 'company') return [{ scope: 'company', text: name }];
  const written = (text: string) => (locale === 'de' ? text.trim() : text.trim().toLowerCase());
  if (kind === 'category') return [{ scope: 'product', text: written(name) }];
  if (kind !== 'product') return [];
  const list = terms.split(/[,，、،;]/u).map(written);
  return [...new Set(list)].filter(Boolean).map((text) => ({ scope: 'product', text }));
}

/** Notes changed, new or removed texts, in the transaction of the command; the vocabulary follows within a minute. */
export async function noteChange(db: Db, kind: SourceKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`insert into vocabulary_change (kind, subject_id)
    select ${kind}, given.id::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as given(id)`);
  wakeJob('vocabulary', config.search.vocabularyDelay);
}
