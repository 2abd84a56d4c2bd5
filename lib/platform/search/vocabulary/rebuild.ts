import 'server-only';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { locales } from '@/lib/platform/i18n/site';
import { addTexts, emptyCount, type WeightedText } from './count';
import { publicTexts, type SourceKind, sourceKinds } from './source';
import { addCount } from './write';

/** Rebuilds the word counts of all public texts, and the search box's suggestions. */
export async function rebuildVocabulary(db: Db): Promise<void> {
  await db.execute(sql`truncate vocabulary, suggestion, vocabulary_source, vocabulary_change`);
  for (const kind of sourceKinds)
    await db.execute(sql`insert into vocabulary_source (kind, subject_id, locale, name, terms, weight)
      select ${kind}, t.id, t.locale, t.name, t.terms, t.weight from (${publicTexts(kind, () => sql`true`)}) t`);
  for (const locale of locales) {
    const count = emptyCount();
    // Each distinct text is tokenised once.
    const texts = await rows<WeightedText & { kind: SourceKind; n: number }>(
      db,
      sql`select kind, name, terms, weight, count(*)::int as n from vocabulary_source where locale = ${locale} group by 1, 2, 3, 4`,
    );
    for (const { kind, n, ...text } of texts) addTexts(count, kind, locale, text, n);
    await addCount(db, count);
  }
  await db.execute(sql`analyze vocabulary`);
  await db.execute(sql`analyze suggestion`);
  await db.execute(sql`analyze vocabulary_source`);
}
