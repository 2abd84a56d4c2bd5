import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { listRecentlyVerified, listRecords } from '@/lib/company/queries';
import { type Db, rows } from '@/lib/platform/db/client';
import { countOpenTenders, listClosingTenders } from '@/lib/tender/queries';
import { demoDatabase } from '../database';

let db: Db;
beforeAll(async () => {
  db = await demoDatabase();
});

it('lists open tenders by their deadline, without those that have none', async () => {
  const { tenders } = await countOpenTenders();
  const found = await listClosingTenders('en', tenders);
  const days = found.map(({ deadlineAt }) => deadlineAt ?? '');
  expect(days.length).toBeGreaterThan(4);
  expect(days).not.toContain('');
  expect(days).toEqual(days.toSorted());
  expect(found.every(({ status }) => status === 'open')).toBe(true);
});

it('lists verified companies by their latest check', async () => {
  const before = await listRecentlyVerified('en', 6);
  expect(before).toHaveLength(6);
  expect(before.map(({ grade }) => grade)).not.toContain('C');
  const records = await listRecords(before.map(({ id }) => id));
  const days = before.map(
    ({ id }) =>
      (records[id]?.verifications ?? [])
        .map(({ checkedOn }) => checkedOn)
        .toSorted()
        .at(-1) ?? '',
  );
  expect(days).toEqual(days.toSorted().toReversed());
  const last = before.at(-1)?.id ?? 0;
  await rows(
    db,
    sql`update company_verification set checked_on = current_date, valid_until = null where company_id = ${last}`,
  );
  expect((await listRecentlyVerified('en', 6))[0]?.id).toBe(last);
});
