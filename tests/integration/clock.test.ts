import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Db, rows } from '@/lib/platform/db/client';
import { demoDatabase, loadedOn } from '../database';

let db: Db;
beforeAll(async () => {
  db = await demoDatabase();
});

it('is the same in process, database and demo, on any date', async () => {
  const [times] = await rows<{ now: number; newest: number }>(
    db,
    sql`select extract(epoch from clock_timestamp())::float8 as now,
      extract(epoch from max(published_at))::float8 as newest from product`,
  );
  const apart = (seconds = 0, date: Date) => Math.abs(seconds * 1000 - date.getTime()) / 3_600_000;
  expect(apart(times?.now, new Date())).toBeLessThan(1);
  expect(apart(times?.newest, loadedOn)).toBeLessThan(24);
});
