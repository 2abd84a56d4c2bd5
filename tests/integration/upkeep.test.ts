import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Db, rows } from '@/lib/platform/db/client';
import { vacuumTables } from '@/lib/platform/db/upkeep';
import { demoDatabase } from '../database';

let db: Db;
const planned = async () => {
  const found = await rows<{ 'QUERY PLAN': string }>(
    db,
    sql`explain select 1 from page_view where kind = 'tender' and subject_id = 999999`,
  );
  return Number(
    found
      .map((row) => row['QUERY PLAN'])
      .join(' ')
      .match(/rows=(\d+)/)?.[1],
  );
};
const forget = () => db.execute(sql`delete from page_view where kind = 'tender' and subject_id = 999999`);

beforeAll(async () => {
  db = await demoDatabase();
  // PostgreSQL also counts by itself.
  await db.execute(sql`alter table page_view set (autovacuum_enabled = false)`);
});

it('after upkeep the database plans with current row counts', async () => {
  await vacuumTables(db);
  await db.execute(sql`insert into page_view (kind, subject_id, day, views)
    select 'tender', 999999, current_date - n, 1 from generate_series(1, 20000) n`);
  expect(await planned()).toBeLessThan(100);
  await vacuumTables(db);
  expect(await planned()).toBeGreaterThan(1_000);
  await forget();
  await vacuumTables(db);
  expect(await planned()).toBeLessThan(100);
});
