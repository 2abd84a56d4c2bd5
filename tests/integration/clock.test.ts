import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Database, rows } from '@/lib/platform/db/client';
import { demoDatabase, loadedOn } from '../database';

let database: Database;
beforeAll(async () => {
  database = await demoDatabase();
});

it('is one for the process, the database and the demo, whatever day they are told', async () => {
  const [told] = await rows<{ now: number; newest: number }>(
    database,
    sql`select extract(epoch from clock_timestamp())::float8 as now,
      extract(epoch from max(published_at))::float8 as newest from product`,
  );
  const apart = (seconds = 0, date: Date) => Math.abs(seconds * 1000 - date.getTime()) / 3_600_000;
  expect(apart(told?.now, new Date())).toBeLessThan(1);
  expect(apart(told?.newest, loadedOn)).toBeLessThan(24);
});
