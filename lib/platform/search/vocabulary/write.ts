import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import type { Locale } from '@/lib/platform/i18n/site';
import { runItems } from '@/lib/platform/job/item';
import { log } from '@/lib/platform/log';
import { deletes } from '@/lib/platform/search/word';
import { addTexts, emptyCount, type WeightedText } from './count';
import { publicTexts, type SourceKind, sourceKinds } from './source';

type Row = WeightedText & { id: number; locale: Locale };
type Change = { kind: SourceKind; subject_id: number };

const keyOf = (row: WeightedText) => JSON.stringify([row.name, row.terms, row.weight]);

const subjectOf = ({ kind, subject_id }: Change): string => `${kind}:${subject_id}`;
const failed = sql`exists (select from job_failure f where f.task = 'vocabulary'
  and f.subject = vocabulary_change.kind || ':' || vocabulary_change.subject_id)`;
// Process failed changes alone, so that they do not block others.
const next = sql`select id from vocabulary_change where not ${failed} order by id limit ${config.search.vocabularyBatch}`;

/** Takes the oldest changes from the queue. */
const takeChanges = (db: Db): Promise<Change[]> =>
  rows<Change>(
    db,
    sql`delete from vocabulary_change where id in (${next} for update skip locked) returning kind, subject_id`,
  );

/** Updates the stored texts of some subjects to the public ones. @returns the texts removed and added */
async function replaceTexts(
  db: Db,
  kind: SourceKind,
  ids: readonly number[],
): Promise<{ removed: Row[]; added: Row[] }> {
  const now = await rows<Row>(
    db,
    publicTexts(kind, (id) => sql`${id} in ${ids}`),
  );
  const before = await rows<Row>(
    db,
    sql`select subject_id as id, locale, name, terms, weight from vocabulary_source where kind = ${kind} and subject_id in ${ids}`,
  );
  const place = ({ id, locale }: Row) => `${id} ${locale}`;
  const stored = new Map(before.map((row) => [place(row), row]));
  const current = new Map(now.map((row) => [place(row), row]));
  const same = (row: Row, other: Row | undefined) => other !== undefined && keyOf(row) === keyOf(other);
  const removed = before.filter((row) => !same(row, current.get(place(row))));
  const added = now.filter((row) => !same(row, stored.get(place(row))));
  const written = (part: readonly Row[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as r(id int, locale text, name text, terms text, weight int)`;
  await db.execute(sql`delete from vocabulary_source s using ${written(removed)}
    where s.kind = ${kind} and s.subject_id = r.id and s.locale = r.locale`);
  await db.execute(sql`insert into vocabulary_source (kind, subject_id, locale, name, terms, weight)
    select ${kind}, r.id, r.locale, r.name, r.terms, r.weight from ${written(added)}`);
  return { removed, added };
}

/** Adds counts, negative ones too, to vocabulary and suggestions; deletes what reaches zero. */
export async function addCount(db: Db, { words, proposed }: ReturnType<typeof emptyCount>): Promise<void> {
  const batch = 5000;
  // In a fixed order, to avoid deadlocks between concurrent writers.
  const changed = [...words.values()]
    .filter(({ count }) => count !== 0)
    .sort((a, b) => (a.locale + a.word < b.locale + b.word ? -1 : 1));
  for (let from = 0; from < changed.length; from += batch) {
    const part = changed.slice(from, from + batch).map((one) => ({ ...one, deletes: deletes(one.word) }));
    await db.execute(sql`insert into vocabulary as v (locale, word, shown, frequency, deletes)
      select w.locale, w.word, w.shown, w.count, array(select jsonb_array_elements_text(w.deletes))
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as w(locale text, word text, shown text, count int, deletes jsonb)
      on conflict (locale, word) do update set frequency = v.frequency + excluded.frequency`);
    await db.execute(sql`delete from vocabulary v using jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as w(locale text, word text)
      where v.locale = w.locale and v.word = w.word and v.frequency <= 0`);
  }
  const moved = [...proposed.values()]
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => (a.locale + a.scope + a.text < b.locale + b.scope + b.text ? -1 : 1));
  for (let from = 0; from < moved.length; from += batch) {
    const part = JSON.stringify(moved.slice(from, from + batch));
    await db.execute(sql`insert into suggestion as s (locale, scope, text, plain, weight)
      select r.locale, r.scope, r.text, geco_plain(r.text), r.weight
      from jsonb_to_recordset(${part}::jsonb) as r(locale text, scope text, text text, weight int)
      on conflict (locale, scope, text) do update set weight = s.weight + excluded.weight`);
    await db.execute(sql`delete from suggestion s using jsonb_to_recordset(${part}::jsonb) as r(locale text, scope text, text text)
      where s.locale = r.locale and s.scope = r.scope and s.text = r.text and s.weight <= 0`);
  }
}

/** Processes changes. @returns their number */
async function apply(db: Db, changes: readonly Change[]): Promise<number> {
  const count = emptyCount();
  for (const kind of sourceKinds) {
    const ids = [...new Set(changes.filter((one) => one.kind === kind).map((one) => one.subject_id))];
    if (ids.length === 0) continue;
    const { removed, added } = await replaceTexts(db, kind, ids);
    for (const row of removed) addTexts(count, kind, row.locale, row, -1);
    for (const row of added) addTexts(count, kind, row.locale, row, 1);
  }
  await addCount(db, count);
  return changes.length;
}

/** Processes one batch of changes. @returns their number */
export const applyBatch = async (db: Db): Promise<number> => apply(db, await takeChanges(db));

/** Processes changes one by one. @returns the number that had an effect */
const applyEach = (changes: readonly Change[], db: Db): Promise<number> =>
  runItems('vocabulary', changes, subjectOf, ({ kind, subject_id }) =>
    transaction(async (tx) => {
      const one = sql`delete from vocabulary_change where kind = ${kind} and subject_id = ${subject_id} returning kind, subject_id`;
      return (await apply(tx, await rows<Change>(tx, one))) > 0;
    }, db),
  );

/**
 * Updates the search box's words and suggestions for all noted changes. Safe to run on several nodes at once.
 * @returns the number of changes processed
 */
export async function applyChanges(db: Db): Promise<number> {
  const list = (where: SQL) =>
    rows<Change>(db, sql`select distinct kind, subject_id from vocabulary_change where ${where}`);
  let all = await applyEach(await list(failed), db);
  for (;;) {
    const waiting = await list(sql`id in (${next})`);
    if (waiting.length === 0) return all;
    // Short transactions, as the embedded database has a single connection.
    all += await transaction(applyBatch, db).catch((error: unknown) => {
      log().error({ err: error }, 'a batch of changes to the vocabulary failed');
      return applyEach(waiting, db);
    });
  }
}
