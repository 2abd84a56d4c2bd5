import 'server-only';
import { sql } from 'drizzle-orm';
import { insertAll } from '@/lib/platform/db/bulk';
import { type Db, rows } from '@/lib/platform/db/client';
import { tender, tenderCategory, tenderRelease, tenderTranslation } from '@/lib/platform/db/schema/tender';
import { refreshPortal } from '@/lib/portal/refresh';
import type { TenderEntry, TenderState } from './types';

/** A process to write: new if `id` is null, else changed or with further releases. */
export type Outcome = { id: number | null; state: TenderState; changed: boolean; releases: readonly TenderEntry[] };
type Numbered = Outcome & { id: number };

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));

const rowOf = ({ id, state }: Numbered) => {
  const { texts: _, categories: __, publishedAt, deadlineAt, openingAt, releasedAt, ...plain } = state;
  return {
    id,
    ...plain,
    publishedAt: new Date(publishedAt),
    deadlineAt: dateOf(deadlineAt),
    openingAt: dateOf(openingAt),
    releasedAt: new Date(releasedAt),
  };
};

async function newIds(db: Db, count: number): Promise<number[]> {
  if (count === 0) return [];
  const found = await rows<{ id: number }>(
    db,
    sql`select nextval(pg_get_serial_sequence('tender', 'id'))::int as id from generate_series(1, ${count}::int)`,
  );
  return found.map(({ id }) => id);
}

/** Updates existing rows in bulk, by column name. */
async function updateAll(db: Db, list: readonly Numbered[]): Promise<void> {
  const given = list.map(({ id, state }) => ({
    id,
    source_url: state.sourceUrl,
    number: state.number,
    way: state.way,
    category: state.category,
    cpv: state.cpv,
    country_code: state.countryCode,
    status: state.status,
    original_locale: state.originalLocale,
    published_at: state.publishedAt,
    deadline_at: state.deadlineAt,
    deadline_offset: state.deadlineOffset,
    opening_at: state.openingAt,
    budget_min: state.budgetMin,
    budget_max: state.budgetMax,
    currency: state.currency,
    documents: state.documents,
    award_amount: state.awardAmount,
    award_currency: state.awardCurrency,
    awarded_on: state.awardedOn,
  }));
  const names = Object.keys(given[0] ?? {}).filter((name) => name !== 'id');
  const set = names.map((name) => sql`${sql.identifier(name)} = n.${sql.identifier(name)}`);
  await db.execute(sql`update tender x set ${sql.join(set, sql`, `)}, updated_at = now()
    from json_populate_recordset(null::tender, ${JSON.stringify(given)}::json) n where n.id = x.id`);
}

/** Updates the date of the newest release, even if nothing else changed. */
const noteReleases = (db: Db, list: readonly Numbered[]) =>
  db.execute(sql`update tender x set released_at = n.at
    from json_to_recordset(${JSON.stringify(list.map(({ id, state }) => ({ id, at: state.releasedAt })))}::json) as n(id int, at timestamptz)
    where n.id = x.id and x.released_at <> n.at`);

/**
 * Writes processes with texts, sectors, releases and search rows in bulk.
 * @returns ids of processes whose pages changed
 */
export async function writeTenders(db: Db, outcomes: readonly Outcome[]): Promise<number[]> {
  const ids = await newIds(db, outcomes.filter(({ id }) => id === null).length);
  const all = outcomes.map((one): Numbered => ({ ...one, id: one.id ?? (ids.shift() as number) }));
  const fresh = all.filter((_, index) => outcomes[index]?.id === null);
  const old = all.filter((_, index) => outcomes[index]?.id !== null);
  const amended = old.filter(({ changed }) => changed);
  const stored = [...fresh, ...amended];
  if (fresh.length) await insertAll(db, tender, fresh.map(rowOf));
  if (amended.length) {
    await updateAll(db, amended);
    for (const table of [tenderTranslation, tenderCategory])
      await db.execute(sql`delete from ${table} where tender_id in ${amended.map(({ id }) => id)}`);
  }
  if (old.length) await noteReleases(db, old);
  const texts = stored.flatMap(({ id, state }) =>
    Object.entries(state.texts).flatMap(([locale, text]) => (text ? [{ tenderId: id, locale, ...text }] : [])),
  );
  await insertAll(db, tenderTranslation, texts);
  await insertAll(
    db,
    tenderCategory,
    stored.flatMap(({ id, state }) => state.categories.map((categoryId) => ({ tenderId: id, categoryId }))),
  );
  await insertAll(
    db,
    tenderRelease,
    all.flatMap(({ id, releases }) =>
      releases.map(({ releaseId, date, tag }) => ({ tenderId: id, releaseId, releasedAt: new Date(date), tag })),
    ),
  );
  const written = stored.map(({ id }) => id);
  await refreshPortal(db, 'tender', written);
  return written;
}
